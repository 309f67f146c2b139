import { aWeek, type Money } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import { type NextChange, nextChange } from '../../loans/next-change.ts'
import { type WeekNow, weekNow } from '../../loans/week-now.ts'
import type { Deal } from '../deal/deal.ts'
import { stressRow, type StressRow } from './stress-rows.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

/** A week of a home at the payments in force: NZD to the cent. */
export type WeekOfHome = WeekNow & StressRow

/** The payments of the week, and what it brings. Source: docs/method/stress-and-solve.md, "The week as a formula". */
export function weekOfHome(deal: Deal): WeekOfHome {
  return { ...weekNow(deal.loans), ...stressRow(deal, 0) }
}

/** The next change of what is paid, and the week's cash before and after it: NZD to the cent. */
export interface NextCashChange extends NextChange {
  readonly weekly_cash_flow_before: Money<'week'>
  readonly weekly_cash_flow_after: Money<'week'>
}

/** Null when nothing is owed. Source: docs/method/stress-and-solve.md, "The week as a formula". */
export function nextCashChange(deal: Deal): NextCashChange | null {
  const next = nextChange(deal.loans, deal.start)
  if (next === null) return null
  const before = toCents(weeklyCashFlowAt(deal, 0))
  return { ...next, weekly_cash_flow_before: before, weekly_cash_flow_after: aWeek(toCents(before - next.weekly_step)) }
}
