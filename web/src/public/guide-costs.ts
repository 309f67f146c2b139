import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { EXPENSES } from '@homeyield/domain/expenses/expenses'

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
  const items = Object.entries(EXPENSE_GUIDE.items) as [GuideField, number | null][]
  return items.flatMap(([field, yearly]) => {
    const { short: name, place } = EXPENSES[field]
    return CALCULATION_FIELDS[field].kind === 'money' && yearly !== null ? [{ field, name, yearly, place }] : []
  })
}
