import { aYear, type Money, weekToYear } from '../../money/money.ts'
import { round } from '../../money/round.ts'
import { toWholeCents } from '../../loans/build-loan-schedule.ts'
import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome } from '../deal/deal.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { mapKnown } from '../../outcome/outcome.ts'
import { mostBorrowed } from './most-borrowed.ts'
import { withoutLoan } from './solve-price.ts'
import { priceOf } from '../deal/with-price.ts'

/**
 * The deposit in NZD, unrounded, at which the week brings `target`; not below 0. Source:
 * docs/method/stress-and-solve.md, "Reverse solve".
 */
export function depositForWeeklyCashFlow(deal: Deal, target: Money<'week'>): Outcome<number> {
  const left = aYear(netOperatingIncome(deal) - weekToYear(target))
  if (left < 0) return withoutLoan(deal)
  const loan = mostBorrowed(deal, left)
  // Repayments of nothing: any loan will do.
  return mapKnown(priceOf(deal), (price) => (loan === null ? 0 : Math.max(price - loan, 0)))
}

/** What may be owed at most of a settled home with a price and a deposit, in whole NZD. */
export function mostOwed(price: number, deposit: number): number {
  return Math.max(Math.floor(price - deposit), 0)
}

// A price in cents by a share in hundredths of a per cent is exact.
const HUNDREDTHS = 10_000

/** The deposit in NZD to the cent, for a loan of a share of the price in per cent, to 0.01. */
export function depositForLvr(price: number, sharePct: number): number {
  return round((toWholeCents(price) * (HUNDREDTHS - round(sharePct * 100))) / HUNDREDTHS) / 100
}
