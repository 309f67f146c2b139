import type { MortgageRate } from './mortgage-rate.ts'

/** The rates of the newest twelve months, which are shipped. */
export function newestYear(rates: readonly MortgageRate[]): readonly MortgageRate[] {
  const months = new Set([...new Set(rates.map(({ month_end }) => month_end))].toSorted().slice(-12))
  return rates.filter(({ month_end }) => months.has(month_end))
}
