import { aWeek, type Money, weekToYear } from '../../money/money.ts'
import type { Deal } from '../deal/deal.ts'
import { fixedCosts, yearlyShareOfRent } from '../deal/deal.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { debtService } from '../../loans/debt-service.ts'

/**
 * The weekly rent in NZD, unrounded, at which the week brings `target`; not below 0. Source:
 * docs/method/stress-and-solve.md, "Break-evens" (worked example: 1,287.82).
 */
export function breakEvenRent(deal: Deal, target = aWeek(0)): Outcome<Money<'week'>> {
  const share = yearlyShareOfRent(deal)
  if (share <= 0) return FEE_TAKES_ALL
  const needed = fixedCosts(deal) + debtService(deal.loans, 0) + weekToYear(target)
  return { value: aWeek(Math.max(needed / share, 0)) }
}

export const FEE_TAKES_ALL = {
  reason: 'no_answer',
  message: 'The fee and vacancy take all of any rent.',
} as const
