import type { Deal } from '../deal.ts'
import { netOperatingIncome } from '../deal.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { repaymentPerDollar, withoutLoan } from './solve-price.ts'

/** The deposit in NZD, unrounded, at which the week brings `target`; not below 0. Source: investment analysis section 5. */
export function depositForWeeklyCashFlow(deal: Deal, target: number): Outcome<number> {
  const left = netOperatingIncome(deal) - 52 * target
  if (left < 0) return withoutLoan(deal)
  const repayment = repaymentPerDollar(deal)
  // Repayments of nothing: any loan will do.
  return { value: repayment > 0 ? Math.max(deal.price - left / repayment, 0) : 0 }
}

/** The deposit in NZD, unrounded, for a loan of `lvr` per cent of the price. */
export function depositForLvr(price: number, lvr: number): number {
  return price * (1 - lvr / 100)
}
