import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { loanToValue } from '@homeyield/domain/loans/loan-to-value'
import { aWeek, aYear } from '@homeyield/domain/money/money'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { profit } from '@homeyield/domain/investment-return/investment-return'
import { streetOf } from '@homeyield/domain/property/street-of'
import { isoDate } from '../../ui/date-text.ts'
import { listedCash } from '@homeyield/domain/figures/headline'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { rentOf, yieldsOf } from '../../components/yields-of.ts'
import { csvText, type CsvCell } from '../../components/csv.ts'

const COLUMNS: readonly (readonly [string, (calculation: ListedCalculation) => CsvCell])[] = [
  ['Address', ({ property }) => streetOf(property)],
  ['Estimated Purchase Price (NZD)', ({ purchase_price }) => purchase_price],
  ['Deposit (NZD)', ({ deposit }) => deposit],
  ['Loan to Value (%)', lvrOf],
  ['Loans', ({ number_of_loans }) => number_of_loans],
  ['Gross Rental Yield (%)', (calculation) => yieldsOf(calculation).gross],
  ['Net Rental Yield (%)', (calculation) => yieldsOf(calculation).net],
  ['Cash Each Week (NZD)', listedCash],
  ['Weekly Rent (NZD)', rentOf],
  [
    'Rent Confidence',
    (calculation) => (isOfMarket(calculation) ? (calculation.market_confidence ?? 'Not known') : null),
  ],
  ['Area Median Likely From (NZD)', (calculation) => intervalOf(calculation)[0]],
  ['Area Median Likely To (NZD)', (calculation) => intervalOf(calculation)[1]],
  ['Total Expenses a Year (NZD)', ({ total_expenses }) => total_expenses],
  ['Weekly Profit Before Principal (NZD)', (calculation) => profitOf(calculation)?.weekly_profit ?? null],
  ['Yearly Profit Before Principal (NZD)', (calculation) => profitOf(calculation)?.yearly_profit ?? null],
  ['Updated', ({ updated_at }) => isoDate(updated_at)],
  ['Full Address', ({ property }) => property],
  ['Sample Address', ({ is_sample_address }) => (is_sample_address ? 'Yes' : 'No')],
  ['Loan Not Counted', (calculation) => (isWithoutLoan(calculation) ? 'Yes' : 'No')],
  ['What It Is For', ({ purpose }) => CALCULATION_FIELDS.purpose.labels[purpose]],
  ['Cost to Live Here Each Week (NZD)', ({ weekly_cost_to_live_here: cost }) => cost],
]

/** The table as a CSV file in the given order, with rent, expenses, profit and dates. */
export function comparisonCsv(calculations: readonly ListedCalculation[]): string {
  return csvText([
    COLUMNS.map(([name]) => name),
    ...calculations.map((calculation) => COLUMNS.map(([, cellOf]) => cellOf(calculation))),
  ])
}

/** With today's date in New Zealand. */
export function comparisonFileName(now: Date): string {
  return `homeyield-calculations-${isoDate(now)}.csv`
}

function lvrOf(calculation: ListedCalculation): number | null {
  const ratio = loanToValue(calculation)
  return isKnown(ratio) ? ratio.value : null
}

// Without the loan net yield and profit look better than they are.
function isWithoutLoan(calculation: ListedCalculation): boolean {
  return calculation.interest_missing && rentOf(calculation) !== null
}

function isOfMarket(calculation: ListedCalculation): boolean {
  return calculation.rent_source === 'market' && rentOf(calculation) !== null
}

function intervalOf(calculation: ListedCalculation): readonly [number | null, number | null] {
  const { market_interval_lower, market_interval_upper } = calculation
  return isOfMarket(calculation) ? [market_interval_lower, market_interval_upper] : [null, null]
}

// Without a rent the profit would be only the costs.
function profitOf(calculation: ListedCalculation) {
  const rent = rentOf(calculation)
  return rent === null ? null : profit(aWeek(rent), aYear(calculation.total_expenses))
}
