import { parseCsv } from '../csv/parse-csv.ts'
import { toCsv } from '../csv/to-csv.ts'
import { isMortgageTerm, MORTGAGE_RATE_COLUMNS, type MortgageRate } from './mortgage-rate.ts'

/** Formats the shipped table in order of kind, month and term. */
export function formatMortgageRates(rates: readonly MortgageRate[]): string {
  const ordered = rates.toSorted(
    (one, other) =>
      one.kind.localeCompare(other.kind) ||
      one.month_end.localeCompare(other.month_end) ||
      one.term_months - other.term_months,
  )
  return toCsv(
    MORTGAGE_RATE_COLUMNS,
    ordered.map((rate) => MORTGAGE_RATE_COLUMNS.map((column) => String(rate[column]))),
  )
}

export function parseMortgageRates(text: string): readonly MortgageRate[] {
  return parseCsv(text).map((row) => {
    const term_months = Number(row['term_months'])
    if (!isMortgageTerm(term_months)) throw new Error(`“${row['term_months']}” months is no term.`)
    return {
      kind: row['kind'] === 'special' ? 'special' : 'standard',
      month_end: row['month_end'] ?? '',
      term_months,
      rate: Number(row['rate']),
    }
  })
}
