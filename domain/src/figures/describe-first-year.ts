import type { Day } from '../dates/calendar-day.ts'
import { addMonths } from '../dates/calendar-day.ts'
import { writeDay } from '../dates/write-day.ts'
import type { CashChange } from '../investment-return/cash-flow.ts'
import { formatMoney } from '../money/amount.ts'
import { toDollars } from '../money/round.ts'
import { HEADLINE } from './figures.ts'

/** What the first year of a home holds: NZD. */
export interface FirstYear {
  readonly start: Day
  readonly [HEADLINE]: number
  readonly next_change: CashChange | null
  readonly cash_flow_before_tax: number
  readonly capital_spend: number
  /** Whether the rent rises within the year only as the law allows. */
  readonly followsLaw: boolean
}

/** Why the first year is not 52 times the cash each week, as a sentence; empty where the two agree in whole dollars. */
export function describeFirstYear(year: FirstYear): string {
  const { start, [HEADLINE]: week, next_change, cash_flow_before_tax, capital_spend, followsLaw } = year
  if (toDollars(cash_flow_before_tax / 52) === week) return ''
  const changes = next_change !== null && next_change.date < addMonths(start, 12)
  const reasons = [
    changes ? `a change on ${writeDay(next_change.date)}` : '',
    capital_spend > 0 ? `spending of ${formatMoney(capital_spend)}` : '',
    followsLaw ? 'the rent increases that the law allows' : '',
  ].filter(Boolean)
  if (reasons.length === 0) return ''
  return `The first year holds ${reasons.join(' and ')}, so it is not 52 times the week.`
}
