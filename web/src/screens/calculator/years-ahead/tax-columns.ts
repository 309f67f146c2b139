import type { TaxedYear } from '@homeyield/domain/analysis/projection/years-ahead'

/** The columns of the table after tax, in order. Source: investment analysis section 3.2, "Screen". */
export const TAX_COLUMNS = {
  deductible_interest: 'Interest you can deduct',
  depreciation: 'Depreciation',
  taxable_income: 'Taxable income',
  carried_forward: 'Kept for later',
  tax: 'Tax',
  cash_flow_after_tax: 'Cash after tax',
  cash_on_cash_after_tax: 'Cash on cash after tax',
} as const satisfies Record<keyof TaxedYear, string>

export type TaxColumn = keyof typeof TAX_COLUMNS

export const TAX_COLUMN_NAMES = Object.keys(TAX_COLUMNS) as TaxColumn[]
