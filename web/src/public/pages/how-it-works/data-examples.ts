import { EXPENSE_GUIDE } from '@homeyield/domain/expenses/expense-guide'
import { round } from '@homeyield/domain/money/round'
import { dateText } from '../../../ui/date-text.ts'
import { guideCosts } from '../../guide-costs.ts'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'

/** For the sections on data and rounding. */
export function dataExamples(): Examples {
  const costs = guideCosts().map(({ name, yearly }) => `${name.toLowerCase()} ${moneyText(yearly)}`)
  return {
    figures: {
      'guide-day': dateText(EXPENSE_GUIDE.asAt),
      'guide-costs': costs.join(', '),
      'guide-management': `${EXPENSE_GUIDE.items.property_management_fees}%`,
      'rounded-up': `${round(1.005, 2)}`,
      'rounded-away': `−${Math.abs(round(-2.5))}`,
    },
  }
}
