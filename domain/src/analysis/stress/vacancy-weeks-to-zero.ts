import { aWeek, weekToYear } from '../../money/money.ts'
import type { Deal } from '../deal/deal.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { debtService } from '../../loans/debt-service.ts'

/**
 * How many empty weeks a year use up what a week brings beyond `target`, at most 52; a typed vacancy does not count.
 * Source: docs/method/stress-and-solve.md, "Break-evens" (profitable home: 13.9023).
 */
export function vacancyWeeksToZero(deal: Deal, target = aWeek(0)): Outcome<number> {
  const { weeklyRent, feeShare } = deal
  if (weeklyRent === 0) return { reason: 'not_defined', message: 'Add a rent to see this.' }
  const left =
    weekToYear(weeklyRent) * (1 - feeShare) - deal.fixedCosts - debtService(deal.loans, 0) - weekToYear(target)
  if (left < 0) return { reason: 'already_short', message: 'It is short before a single empty week.' }
  return { value: Math.min(left / weeklyRent, 52) }
}
