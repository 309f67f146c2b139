import { formatMoney } from '../money/amount.ts'
import type { Money } from '../money/money.ts'
import { toDollars } from '../money/round.ts'
import type { CostToLiveHere } from './cost-to-live-here.ts'

/** The cost of living there beside the weekly rent of the like, with and without what pays off the loan. */
export function describeAgainstRenting({ cost, principal }: CostToLiveHere, weeklyRent: Money<'week'>): string {
  const rent = toDollars(weeklyRent)
  const sentence = `Living here costs ${compare(cost - rent)} renting a home like this.`
  if (principal === 0) return sentence
  const without = compare(cost - principal - rent)
  return `${sentence} ${formatMoney(principal)} of a week’s cost pays off your loan; without it, living here costs ${without} renting.`
}

function compare(difference: number): string {
  if (difference === 0) return 'as much a week as'
  return `${formatMoney(Math.abs(difference))} a week ${difference > 0 ? 'more' : 'less'} than`
}
