import { aYear, type Money, weekToYear, yearToMonth, yearToWeek } from '../money/money.ts'
import { round, toCents, toDollars } from '../money/round.ts'
import { amountOrZero } from '../money/amount.ts'

/** Yields in per cent to two decimals (null without a price) and profit in whole NZD. */
export interface InvestmentReturn {
  readonly gross_rental_yield: number | null
  readonly net_rental_yield: number | null
  readonly yearly_profit: Money<'year'>
  readonly monthly_profit: Money<'month'>
  readonly weekly_profit: Money<'week'>
}

/**
 * 52 × weekly rent / price × 100, in per cent to 0.01. Null when the price is 0 or missing; a missing rent counts as 0.
 * Source: docs/method/calculator.md, "Yields and profit".
 */
export function grossRentalYield(weeklyRent: Money<'week'> | null, price: number | null): number | null {
  // A single division of whole numbers, so that no binary fraction decides how a half is rounded.
  return hasPrice(price) ? round((5200 * amountOrZero(weeklyRent)) / price, 2) : null
}

/**
 * (52 × weekly rent − total expenses) / price × 100, in per cent to 0.01. Null when the price is 0 or missing. Source:
 * docs/method/calculator.md, "Yields and profit".
 */
export function netRentalYield(
  weeklyRent: Money<'week'> | null,
  totalExpenses: Money<'year'>,
  price: number | null,
): number | null {
  return hasPrice(price) ? round((5200 * amountOrZero(weeklyRent) - 100 * totalExpenses) / price, 2) : null
}

/**
 * Profit by year, month and week in whole NZD: 52 × weekly rent − total expenses, / 12, / 52. Source:
 * docs/method/calculator.md, "Yields and profit".
 */
export function profit(
  weeklyRent: Money<'week'> | null,
  totalExpenses: Money<'year'>,
): Pick<InvestmentReturn, 'yearly_profit' | 'monthly_profit' | 'weekly_profit'> {
  const yearly = aYear(weekToYear(amountOrZero(weeklyRent)) - totalExpenses)
  return {
    yearly_profit: toDollars(yearly),
    monthly_profit: toDollars(yearToMonth(yearly)),
    weekly_profit: toDollars(yearToWeek(yearly)),
  }
}

export function investmentReturn(
  weeklyRent: Money<'week'> | null,
  totalExpenses: Money<'year'>,
  price: number | null,
): InvestmentReturn {
  return {
    gross_rental_yield: grossRentalYield(weeklyRent, price),
    net_rental_yield: netRentalYield(weeklyRent, totalExpenses, price),
    ...profit(weeklyRent, totalExpenses),
  }
}

// Dividing by a price under half a cent would overflow.
function hasPrice(price: number | null): price is number {
  return price !== null && toCents(price) > 0
}
