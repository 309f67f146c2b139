import { aWeek, aYear, type Money } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome, perWeek } from '../deal/deal.ts'
import { type NextChange, nextChange } from '../../loans/next-change.ts'
import { payUnrounded } from '../../loans/pay-unrounded.ts'
import { type WeekNow, weekNow } from '../../loans/week-now.ts'
import { sum } from '../../money/sum.ts'
import { mapKnown, type Outcome } from '../../outcome/outcome.ts'
import { withRentChange } from './sensitivity.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

/** A week under some change, in NZD to the cent: cash, and profit, which has the interest of the next year only. */
export type StressRow = WeekOf<typeof WEEK_FIGURES>

export const WEEK_FIGURES = ['weekly_cash_flow', 'weekly_profit'] as const

/** The same from a day on. */
export type WeekAfter = WeekOf<typeof WEEK_FIGURES_AFTER>

export const WEEK_FIGURES_AFTER = ['weekly_cash_flow_after', 'weekly_profit_after'] as const

type WeekOf<Names extends readonly string[]> = Readonly<Record<Names[number], Money<'week'>>>
type SplitWeek = WeekOf<['cash', 'profit']>

/** Cash and profit of a week, or why it is not known. */
export function splitWeek(week: Outcome<StressRow | WeekAfter>): {
  readonly [Name in keyof SplitWeek]: Outcome<SplitWeek[Name]>
} {
  return { cash: mapKnown(week, cashOf), profit: mapKnown(week, profitOf) }
}

function cashOf(week: StressRow | WeekAfter): Money<'week'> {
  return 'weekly_cash_flow' in week ? week.weekly_cash_flow : week.weekly_cash_flow_after
}

function profitOf(week: StressRow | WeekAfter): Money<'week'> {
  return 'weekly_profit' in week ? week.weekly_profit : week.weekly_profit_after
}

/** A week from a day on, of amounts that are not rounded. */
export function weekAfter({ cash, profit }: SplitWeek): WeekAfter {
  return { weekly_cash_flow_after: toCents(cash), weekly_profit_after: toCents(profit) }
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

/** A week of a home at the payments in force: NZD to the cent. */
export type WeekOfHome = WeekNow & StressRow

/** The payments of the week, and what it brings. Source: docs/method/stress-and-solve.md, "The week as a formula". */
export function weekOfHome(deal: Deal): WeekOfHome {
  return { ...weekNow(deal.loans), ...stressRow(deal, 0) }
}

/** The next change of what is paid, and the week's cash before and after it: NZD to the cent. */
export type NextCashChange = NextChange & WeekOf<typeof CHANGED_CASH>

export const CHANGED_CASH = ['weekly_cash_flow_before', 'weekly_cash_flow_after'] as const

/** Null when nothing is owed. Source: docs/method/stress-and-solve.md, "The week as a formula". */
export function nextCashChange(deal: Deal): NextCashChange | null {
  const next = nextChange(deal.loans, deal.start)
  if (next === null) return null
  const before = toCents(weeklyCashFlowAt(deal, 0))
  return { ...next, weekly_cash_flow_before: before, weekly_cash_flow_after: aWeek(toCents(before - next.weekly_step)) }
}
