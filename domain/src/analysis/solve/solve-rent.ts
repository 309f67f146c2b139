import { borrowed } from '../../loans/loan-now.ts'
import { aWeek, aYear, type Money, yearToWeek } from '../../money/money.ts'
import type { Deal } from '../deal/deal.ts'
import { fixedCosts, yearlyShareOfRent } from '../deal/deal.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { mapKnown } from '../../outcome/outcome.ts'
import { FEE_TAKES_ALL } from '../stress/break-even-rent.ts'
import { interestOf } from './solve-price.ts'
import { priceOf } from '../deal/with-price.ts'

/**
 * The weekly rent in NZD, unrounded, for a gross yield in per cent; not below 0. Source:
 * docs/method/stress-and-solve.md, "Reverse solve".
 */
export function rentForGrossYield(deal: Deal, target: number): Outcome<Money<'week'>> {
  return mapKnown(priceOf(deal), (price) => yearToWeek(aYear(Math.max((target * price) / 100, 0))))
}

/** The weekly rent in NZD, unrounded, for a net yield in per cent; not below 0. */
export function rentForNetYield(deal: Deal, target: number): Outcome<Money<'week'>> {
  const share = yearlyShareOfRent(deal)
  if (share <= 0) return FEE_TAKES_ALL
  return mapKnown(priceOf(deal), (price) => {
    const interest = interestOf(deal, borrowed(deal.loans))
    return aWeek(Math.max(((target * price) / 100 + fixedCosts(deal) + interest) / share, 0))
  })
}
