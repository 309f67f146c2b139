import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { DEFAULT_BEDROOM_RANGE, DWELLINGS } from '@homeyield/domain/property/property-options'

const { lowest, highest } = DEFAULT_BEDROOM_RANGE
const BEDROOMS = Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index)

/** The defaults of a new calculation, by field name (GET /expenses). */
export function readExpenses(): { name: string; value: number | null | string[] | number[] }[] {
  return [
    ...Object.entries(EXPENSE_GUIDE.items).map(([name, value]) => ({ name, value })),
    { name: 'dwelling', value: [...DWELLINGS] },
    { name: 'number_of_bedrooms', value: BEDROOMS },
  ]
}
