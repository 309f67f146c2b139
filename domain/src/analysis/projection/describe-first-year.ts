import type { Day } from '../../dates/calendar-day.ts'
import { addMonths } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import type { CashChange } from '../../investment-return/cash-flow.ts'
import { formatMoney } from '../../money/amount.ts'
import { aYear, yearToWeek } from '../../money/money.ts'
import { toDollars } from '../../money/round.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'

/** What the first year of a home holds: NZD. */
export interface FirstYear {
  readonly plan: Pick<AnalysisInputs, 'start' | 'capital_spend' | 'rent_mode'>
  /** The cash each week that is shown, in whole dollars. */
  readonly week: number
  readonly next_change: CashChange | null
  readonly cash_flow_before_tax: number
}

/**
 * Why the first year is not 52 times the cash each week, as a sentence; null where the two agree in whole dollars.
 * Source: docs/method/years-and-tax.md, "The first year and the week".
 */
export function describeFirstYear({ plan, week, next_change, cash_flow_before_tax }: FirstYear): string | null {
  const apart = Math.abs(toDollars(yearToWeek(aYear(cash_flow_before_tax))) - week)
  if (apart === 0) return null
  const spent = plan.capital_spend['1'] ?? 0
  const reasons = [
    next_change !== null && isInFirstYear(next_change, plan.start) ? `a change on ${writeDay(next_change.date)}` : '',
    spent > 0 ? `spending of ${formatMoney(spent)}` : '',
    plan.rent_mode === 'lawful' ? 'the rent increases that the law allows' : '',
  ].filter(Boolean)
  if (reasons.length > 0) return `The first year holds ${reasons.join(' and ')}, so it is not 52 times the week.`
  if (apart <= 1)
    return 'Each repayment of the first year is rounded to the cent, so it may be a dollar a week from the week shown.'
  // Nothing else is apart by more: an offset may leave nothing to pay until the whole loan is due.
  return 'The first year holds the last repayment of a loan, so it is not 52 times the week.'
}

/** A repayment on the last day is one of the year; another rate or payment from that day on is not. */
function isInFirstYear({ date, because }: CashChange, start: Day): boolean {
  const end = addMonths(start, 12)
  return because === 'loan_repaid' ? date <= end : date < end
}
