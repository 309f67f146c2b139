import type { FoundInput } from './find-input.ts'
import { isLeftOut, isLet } from './left-out.ts'
import { wasBought } from './was-bought.ts'

type Values = Readonly<Record<string, unknown>>

interface Status {
  readonly values: Values
  readonly note: string
}

/**
 * A home whose status is that it is let is owned; null without such a status. A deposit, or a day of settlement that is
 * ahead, means that it is still to be bought, with its tenant.
 */
export function letInstead(found: readonly FoundInput[], values: Values, asAt: string): Status | null {
  const text = found.find((input) => isLet(input.target, input.text))?.text
  if (text === undefined) return null
  const isPlanned = wasBought(values, asAt) === false || typeof values['deposit'] === 'number'
  return isPlanned
    ? { values, note: `Status: “${text}” is left out.` }
    : { values: { ...values, status: 'owned' }, note: `Status: “${text}” is read as Owned.` }
}

/** Whether a cell gives a status, also one that is none of ours, such as “Sold”. */
export function hasStatus(found: readonly FoundInput[]): boolean {
  return found.some(
    ({ target, text }) => target === 'status' && text !== '' && !isLet(target, text) && !isLeftOut(target, text),
  )
}
