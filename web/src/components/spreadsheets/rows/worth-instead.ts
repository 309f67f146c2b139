import { labelOf } from './check-rows.ts'
import type { FoundInput } from './find-input.ts'
import { wasBought } from './was-bought.ts'

type Values = Readonly<Record<string, unknown>>

interface Worth {
  readonly values: Values
  readonly note: string
}

const OWED = /^loan_\d_amount$/u

/**
 * A value, an estimate or the council's valuation of a home that is owned, or on which something is owed, is what it is
 * worth today; null where that is given, or the home is still to be bought. The council's has no day of its own.
 */
export function worthInstead(found: readonly FoundInput[], values: Values, asAt: string): Worth | null {
  const isOwed = Object.entries(values).some(([name, amount]) => OWED.test(name) && Number(amount) > 0)
  const isOwned = wasBought(values, asAt) ?? (isOwed || values['status'] === 'owned')
  if (typeof values['current_value'] === 'number' || !isOwned) return null
  const { estimated_value, capital_value, ...others } = values
  if (typeof estimated_value === 'number') {
    return {
      values: { ...others, ...(capital_value !== undefined && { capital_value }), current_value: estimated_value },
      note: noteOf(found, 'estimated_value'),
    }
  }
  if (typeof capital_value !== 'number') return null
  return {
    values: { current_value_on: null, ...values, current_value: capital_value },
    note: noteOf(found, 'capital_value'),
  }
}

function noteOf(found: readonly FoundInput[], name: 'estimated_value' | 'capital_value'): string {
  const head = found.find(({ target }) => target === name)?.head ?? labelOf([name])
  return `“${head}” is read as what it is worth today.`
}
