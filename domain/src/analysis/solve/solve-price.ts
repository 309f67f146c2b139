import { formatDollars } from '../../money/amount.ts'
import { aYear, type Money, weekToYear, yearToWeek } from '../../money/money.ts'
import { sum } from '../../money/sum.ts'
import type { Held } from '../inputs/analysis-inputs.ts'
import type { Deal } from '../deal/deal.ts'
import { netOperatingIncome } from '../deal/deal.ts'
import { borrowed } from '../../loans/loan-now.ts'
import type { Outcome, Unknown } from '../../outcome/outcome.ts'
import { chainKnown, missingInput } from '../../outcome/outcome.ts'
import { payUnrounded } from '../../loans/pay-unrounded.ts'
import { mostBorrowed } from './most-borrowed.ts'
import { depositOf, priceOf } from '../deal/with-price.ts'

const NO_PRICE: Unknown = { reason: 'no_answer', message: 'No price gives that.' }

/**
 * The price in NZD, unrounded, for a gross yield in per cent. Source: docs/method/stress-and-solve.md, "Reverse solve".
 */
export function priceForGrossYield({ weeklyRent }: Pick<Deal, 'weeklyRent'>, target: number): Outcome<number> {
  return weeklyRent > 0 ? quotient(5200 * weeklyRent, target) : missingInput('a rent')
}

/** The largest price in NZD, unrounded, for a net yield in per cent, with the same deposit. */
export function priceForNetYield(deal: Deal, target: number): Outcome<number> {
  return chainKnown(depositOf(deal), (deposit) => {
    const income = netOperatingIncome(deal)
    const each = interestPerDollar(deal)
    if (target + 100 * each <= 0) return NO_PRICE
    if (hasOffset(deal)) {
      const above = priceAboveDeposit(deal, target, deposit)
      if (above === null) return quotient(100 * income, target)
      return above >= 0 ? { value: above } : NO_PRICE
    }
    const price = quotient(100 * (income + each * deposit), target + 100 * each)
    return 'value' in price && price.value < deposit ? quotient(100 * income, target) : price
  })
}

/** The price in NZD, unrounded, at which the week brings `target`. */
export function priceForWeeklyCashFlow(deal: Deal, target: Money<'week'>, hold: Held = 'deposit'): Outcome<number> {
  return chainKnown(depositOf(deal), (deposit) => {
    const left = aYear(netOperatingIncome(deal) - weekToYear(target))
    if (left < 0) return withoutLoan(deal)
    const loan = mostBorrowed(deal, left)
    if (loan === null) return NO_PRICE
    if (hold === 'deposit') return deposit + loan >= 0 ? { value: deposit + loan } : NO_PRICE
    return chainKnown(priceOf(deal), (price) => quotient(loan, 1 - deposit / price))
  })
}

/** The interest of the next year in NZD, unrounded, of `loan` NZD in all; 0 when interest does not count. */
export function interestOf({ loanShapes, countsInterest }: Deal, loan: number): Money<'year'> {
  if (!countsInterest || loan <= 0) return aYear(0)
  const scale = loan / borrowed(loanShapes)
  return aYear(sum(loanShapes.map((shape) => payUnrounded(shape, { scale }).interest)))
}

/** The same per dollar borrowed, of loans so large that offsets do not count. */
function interestPerDollar(deal: Deal): number {
  const loanShapes = deal.loanShapes.map((now) => ({ ...now, loan: { ...now.loan, offset_balance: 0 } }))
  return interestOf({ ...deal, loanShapes }, borrowed(loanShapes)) / borrowed(loanShapes)
}

function hasOffset({ loanShapes, countsInterest }: Deal): boolean {
  return countsInterest && loanShapes.some(({ loan }) => loan.offset_balance > 0)
}

const STEPS = 60

/** The largest price above the deposit that gives the yield; null where none does. What is left over is concave in the price. */
function priceAboveDeposit(deal: Deal, target: number, deposit: number): number | null {
  const income = netOperatingIncome(deal)
  const over = (price: number) => 100 * (income - interestOf(deal, price - deposit)) - target * price
  let high = Math.max(deposit, 1)
  const isPast = () => over(high) < 0 && over(2 * high) <= over(high)
  for (let step = 0; step < STEPS && !isPast(); step += 1) high *= 2
  high *= 2
  let low = over(deposit) >= 0 ? deposit : peakOf(over, deposit, high)
  if (over(low) < 0 || over(high) >= 0) return null
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (over(middle) >= 0) low = middle
    else high = middle
  }
  return low
}

/** Where a concave figure is highest. */
function peakOf(figure: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < STEPS; step += 1) {
    const third = (high - low) / 3
    if (figure(low + third) < figure(high - third)) low += third
    else high -= third
  }
  return low
}

function quotient(dividend: number, divisor: number): Outcome<number> {
  const price = dividend / divisor
  return divisor > 0 && price >= 0 && Number.isFinite(price) ? { value: price } : NO_PRICE
}

/** No loan is small enough for the target. */
export function withoutLoan(deal: Deal): Unknown {
  const week = formatDollars(yearToWeek(netOperatingIncome(deal)))
  return { reason: 'no_answer', message: `Even without a loan it makes ${week} a week.` }
}
