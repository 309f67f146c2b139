import type { MortgageRates } from '@homeyield/contract/mortgage-rate'
import { areOldRates, type RateKind } from '@homeyield/domain/loans/published-rates'

export interface OfferedRate {
  readonly kind: RateKind
  readonly rate: number
  readonly month_end: string
}

/** The newest rate of a term, the special one where there is one; null where it is older than three months. */
export function offeredRate(published: MortgageRates, term: number, today: string): OfferedRate | null {
  return findRate(published, 'special', { term, today }) ?? findRate(published, 'standard', { term, today })
}

function findRate(
  published: MortgageRates,
  kind: RateKind,
  { term, today }: { readonly term: number; readonly today: string },
): OfferedRate | null {
  const month = published[kind]
  if (month === null || areOldRates(month.month_end, today)) return null
  const found = month.rates.find(({ term_months }) => term_months === term)
  return found === undefined ? null : { kind, rate: found.rate, month_end: month.month_end }
}
