import type { TaxedYear } from '@homeyield/domain/analysis/projection/years-ahead'

/** The columns of the table after tax, in order. Source: investment analysis section 3.2, "Screen". */
export const TAX_COLUMNS = {
  deductible_interest: 'Interest you can deduct',
  depreciation: 'Depreciation',
  legal_fees: 'Legal fees',
  taxable_income: 'Taxable income',
  carried_forward: 'Kept for later',
  tax: 'Tax',
  cash_flow_after_tax: 'Cash after tax',
  cash_on_cash_after_tax: 'Cash on cash after tax',
} as const satisfies Record<keyof TaxedYear, string>

export type TaxColumn = keyof typeof TAX_COLUMNS

const NAMES = Object.keys(TAX_COLUMNS) as TaxColumn[]

/** The columns to show: legal fees only when there are some. */
export function shownTaxColumns(years: readonly TaxedYear[]): readonly TaxColumn[] {
  return years.some(({ legal_fees }) => legal_fees > 0) ? NAMES : NAMES.filter((name) => name !== 'legal_fees')
}
