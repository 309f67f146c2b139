import { MORTGAGE_TERMS, type MortgageTerm } from '@homeyield/domain/loans/mortgage-terms'
import type { RateKind } from '@homeyield/domain/loans/published-rates'

/** An average over banks at the end of a month, per cent a year. */
export interface MortgageRate {
  readonly kind: RateKind
  readonly month_end: string
  readonly term_months: MortgageTerm
  readonly rate: number
}

export const MORTGAGE_RATE_COLUMNS = ['kind', 'month_end', 'term_months', 'rate'] as const

/** The column of a term in the Reserve Bank's tables. */
export const TERM_COLUMNS: Readonly<Record<MortgageTerm, string>> = {
  0: 'floating',
  6: '6_months',
  12: '1_year',
  18: '18_months',
  24: '2_years',
  36: '3_years',
  48: '4_years',
  60: '5_years',
}

export function isMortgageTerm(months: number): months is MortgageTerm {
  return MORTGAGE_TERMS.some((term) => term === months)
}
