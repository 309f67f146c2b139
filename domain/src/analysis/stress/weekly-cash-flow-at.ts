import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome, perWeek } from '../deal/deal.ts'
import { aYear, type Money } from '../../money/money.ts'
import { debtService } from '../../loans/debt-service.ts'

/**
 * Cash each week in NZD, unrounded, before tax, with every rate higher by `rateShift` points. Source:
 * docs/method/stress-and-solve.md, "The week as a formula" (worked example: −572.22).
 */
export function weeklyCashFlowAt(deal: Deal, rateShift: number): Money<'week'> {
  return perWeek(aYear(netOperatingIncome(deal) - debtService(deal.loans, rateShift)))
}
