import { aYear, type Money } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome, perWeek } from '../deal/deal.ts'
import { payUnrounded } from '../../loans/pay-unrounded.ts'
import { sum } from '../../money/sum.ts'
import { mapKnown, type Outcome } from '../../outcome/outcome.ts'
import { withRentChange } from './sensitivity.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

/** A week under some change, in NZD to the cent: cash, and profit, which has the interest of the next year only. */
export type StressRow = Readonly<Record<(typeof WEEK_FIGURES)[number], Money<'week'>>>

export const WEEK_FIGURES = ['weekly_cash_flow', 'weekly_profit'] as const

/** Cash and profit of a week, or why it is not known. */
export function splitWeek(week: Outcome<StressRow>): Readonly<Record<'cash' | 'profit', Outcome<Money<'week'>>>> {
  return {
    cash: mapKnown(week, ({ weekly_cash_flow }) => weekly_cash_flow),
    profit: mapKnown(week, ({ weekly_profit }) => weekly_profit),
  }
}

const VACANCY_WEEKS = [4, 8] as const
const RENT_CHANGES_PCT = [-5, -10, -20] as const

/** The week with every rate higher by `rateShift` points. Source: docs/method/stress-and-solve.md, "If rates rise". */
export function stressRow(deal: Deal, rateShift: number): StressRow {
  const interest = sum(deal.loans.map((loan) => payUnrounded(loan, { rateShift }).interest))
  return {
    weekly_cash_flow: toCents(weeklyCashFlowAt(deal, rateShift)),
    weekly_profit: toCents(perWeek(aYear(netOperatingIncome(deal) - interest))),
  }
}

/** The week with 4 and with 8 empty weeks a year, instead of any typed vacancy. */
export function vacancyRows(deal: Deal): readonly (StressRow & { readonly weeks: number })[] {
  return VACANCY_WEEKS.map((weeks) => {
    const row = stressRow({ ...deal, typedVacancy: null, vacancyWeeks: weeks }, 0)
    return Object.assign(row, { weeks })
  })
}

/** The week with a rent lower by 5, 10 and 20 %. */
export function rentRows(deal: Deal): readonly (StressRow & { readonly change_pct: number })[] {
  return RENT_CHANGES_PCT.map((change_pct) =>
    Object.assign(stressRow(withRentChange(deal, change_pct), 0), { change_pct }),
  )
}
