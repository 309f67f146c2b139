import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { EXPENSES } from '@homeyield/domain/expenses/expenses'
import { keysOf } from '@homeyield/domain/records/keys-of'

type GuideField = keyof typeof EXPENSE_GUIDE.items

interface GuideCost {
  readonly field: GuideField
  readonly name: string
  /** NZD. */
  readonly yearly: number
  /** Its order in the week's bar. */
  readonly place: number
}

/** The guides that are a yearly amount. */
export function guideCosts(): GuideCost[] {
  return keysOf(EXPENSE_GUIDE.items).flatMap((field) => {
    const yearly = EXPENSE_GUIDE.items[field]
    const { short: name, place } = EXPENSES[field]
    return CALCULATION_FIELDS[field].kind === 'money' && yearly !== null ? [{ field, name, yearly, place }] : []
  })
}
