declare const period: unique symbol

/** What an amount is of: a week, a month, a year, or one repayment of a loan. */
export type Period = 'week' | 'month' | 'year' | 'payment'

/** NZD of a period. Neither an amount of another period nor a plain number is accepted in its place. */
export type Money<Of extends Period> = number & { readonly [period]: Of }

/** A number that is no amount of a period. */
export type PlainNumber = number & { readonly [period]?: never }

function moneyOf<Of extends Period>(amount: number): Money<Of> {
  return amount as Money<Of>
}

/** Each gives a number its period: what was typed, or the result of a formula. */
export const aWeek: (amount: PlainNumber) => Money<'week'> = moneyOf
export const aMonth: (amount: PlainNumber) => Money<'month'> = moneyOf
export const aYear: (amount: PlainNumber) => Money<'year'> = moneyOf
export const aPayment: (amount: PlainNumber) => Money<'payment'> = moneyOf

/** 52 weeks, unrounded. Source: docs/method/calculator.md, "Rounding". */
export function weekToYear(amount: Money<'week'>): Money<'year'> {
  return aYear(52 * amount)
}

export function yearToWeek(amount: Money<'year'>): Money<'week'> {
  return aWeek(amount / 52)
}

/** Whole cents of a year, whose sum is exact, as NZD of a week. */
export function yearlyCentsToWeek(cents: PlainNumber): Money<'week'> {
  return aWeek(cents / 5200)
}

export function yearToMonth(amount: Money<'year'>): Money<'month'> {
  return aMonth(amount / 12)
}

export function paymentToYear(amount: Money<'payment'>, paymentsPerYear: number): Money<'year'> {
  return aYear(amount * paymentsPerYear)
}

export function paymentToWeek(amount: Money<'payment'>, paymentsPerYear: number): Money<'week'> {
  return yearToWeek(paymentToYear(amount, paymentsPerYear))
}
