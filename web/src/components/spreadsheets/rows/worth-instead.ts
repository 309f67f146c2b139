import { readDatedHead } from '../columns/head-day.ts'
import { labelOf } from './check-rows.ts'
import type { FoundInput } from './find-input.ts'
import { wasBought } from './was-bought.ts'

type Values = Readonly<Record<string, unknown>>

interface Worth {
  readonly values: Values
  readonly note: string | null
}

type Source = 'current_value' | 'estimated_value' | 'capital_value'

const OWED = /^loan_\d_amount$/u

/**
 * A value, an estimate or the council's valuation of a home that is owned, or on which something is owed, is what it is
 * worth today; null where that is given, or the home is still to be bought. The council's has no day of its own.
 */
export function worthInstead(found: readonly FoundInput[], values: Values, asAt: string): Worth | null {
  const isOwed = Object.entries(values).some(([name, amount]) => OWED.test(name) && Number(amount) > 0)
  const isOwned = wasBought(values, asAt) ?? (isOwed || values['status'] === 'owned')
  const on = (name: Source) => dayOf(found, name, asAt)
  if (typeof values['current_value'] === 'number') {
    const day = on('current_value')
    return day === null ? null : { values: { current_value_on: day, ...values }, note: null }
  }
  if (!isOwned) return null
  const { estimated_value, capital_value, ...others } = values
  if (typeof estimated_value === 'number') {
    const day = on('estimated_value')
    return {
      values: {
        ...(day !== null && { current_value_on: day }),
        ...others,
        ...(capital_value !== undefined && { capital_value }),
        current_value: estimated_value,
      },
      note: noteOf(found, 'estimated_value'),
    }
  }
  if (typeof capital_value !== 'number') return null
  return {
    values: { current_value_on: on('capital_value'), ...values, current_value: capital_value },
    note: noteOf(found, 'capital_value'),
  }
}

function noteOf(found: readonly FoundInput[], name: Source): string {
  return `“${headOf(found, name) ?? labelOf([name])}” is read as what it is worth today.`
}

/** Of its heading, unless that is ahead. */
function dayOf(found: readonly FoundInput[], name: Source, asAt: string): string | null {
  const day = readDatedHead(headOf(found, name) ?? '')?.day ?? null
  return day !== null && day <= asAt ? day : null
}

function headOf(found: readonly FoundInput[], name: Source): string | undefined {
  return found.find(({ target }) => target === name)?.head
}
