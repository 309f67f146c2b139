import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome, perWeek } from '../deal/deal.ts'
import { debtService } from '../../loans/debt-service.ts'

/**
 * Cash each week in NZD, unrounded, before tax, with every rate higher by `rateShift` points. Source: investment
 * analysis section 4 (golden case: −572.22).
 */
export function weeklyCashFlowAt(deal: Deal, rateShift: number): number {
  return perWeek(netOperatingIncome(deal) - debtService(deal.loans, rateShift))
}
