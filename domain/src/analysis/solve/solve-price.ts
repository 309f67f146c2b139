import { formatMoney } from '../../money/amount.ts'
import { toDollars } from '../../money/round.ts'
import type { Held } from '../analysis-inputs.ts'
import type { Deal } from '../deal.ts'
import { netOperatingIncome } from '../deal.ts'
import { borrowed } from '../../loans/borrowed.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { debtService, firstState, stateInterest } from '../../loans/debt-service.ts'

const NO_PRICE: Unknown = { reason: 'no_answer', message: 'No price gives that.' }

/** The price in NZD, unrounded, for a gross yield in per cent. Source: investment analysis section 5. */
export function priceForGrossYield({ weeklyRent }: Pick<Deal, 'weeklyRent'>, target: number): Outcome<number> {
  return priceOf(5200 * weeklyRent, target)
}

/** The price in NZD, unrounded, for a net yield in per cent, with the same deposit. */
export function priceForNetYield(deal: Deal, target: number): Outcome<number> {
  const rent = 52 * deal.weeklyRent
  const expenses = rent - netOperatingIncome(deal)
  const interest = interestPerDollar(deal)
  const price = priceOf(5200 * deal.weeklyRent - 100 * (expenses - interest * deal.deposit), target + 100 * interest)
  const borrows = 'reason' in price || price.value >= deal.deposit
  return borrows ? price : priceOf(100 * (rent - expenses), target)
}

/** The price in NZD, unrounded, at which the week brings `target`. */
export function priceForWeeklyCashFlow(deal: Deal, target: number, hold: Held = 'deposit'): Outcome<number> {
  const left = netOperatingIncome(deal) - 52 * target
  if (left < 0) return withoutLoan(deal)
  const repayment = repaymentPerDollar(deal)
  if (hold === 'deposit') {
    const loan = priceOf(left, repayment)
    return 'reason' in loan ? loan : { value: deal.deposit + loan.value }
  }
  // Without a price there is no share, and NaN is no price.
  return priceOf(left, repayment * (1 - deal.deposit / deal.price))
}

/** First-year interest per dollar borrowed; 0 when interest does not count. */
export function interestPerDollar({ loanShapes, countsInterest }: Deal): number {
  if (!countsInterest) return 0
  return loanShapes.reduce((sum, loan) => sum + stateInterest(firstState(loan, 0)), 0) / borrowed(loanShapes)
}

/** A year's repayments per dollar borrowed. */
export function repaymentPerDollar({ loanShapes }: Deal): number {
  return debtService(loanShapes, 0) / borrowed(loanShapes)
}

/** No loan is small enough for the target. */
export function withoutLoan(deal: Deal): Unknown {
  const week = formatMoney(toDollars(netOperatingIncome(deal) / 52))
  return { reason: 'no_answer', message: `Even without a loan it makes ${week} a week.` }
}

function priceOf(dividend: number, divisor: number): Outcome<number> {
  const price = dividend / divisor
  return divisor > 0 && price >= 0 && Number.isFinite(price) ? { value: price } : NO_PRICE
}
