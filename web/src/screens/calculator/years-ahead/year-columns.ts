import type { YearBeforeTax } from '@homeyield/domain/analysis/projection/years-ahead'
import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import type { TaxColumn } from './tax-columns.ts'

/** The columns of the year table, in order. Source: investment analysis section 2. */
export const YEAR_COLUMNS = {
  gross_rent: 'Rent',
  vacancy: 'Empty weeks',
  management: 'Management',
  other_costs: 'Running costs',
  net_operating_income: 'Left before the loan',
  interest: 'Interest',
  yearly_profit: 'Profit',
  principal: 'Principal',
  capital_spend: 'Capital spending',
  cash_flow_before_tax: 'Cash before tax',
  value: 'Value',
  debt: 'Debt',
  equity: 'Equity',
  lvr: 'Loan-to-value',
  cash_on_cash: 'Cash on cash',
} as const satisfies Record<keyof YearBeforeTax, string>

export type YearColumn = keyof typeof YEAR_COLUMNS

const NAMES = Object.keys(YEAR_COLUMNS) as YearColumn[]

/** The columns to show: capital spending only when there is some. */
export function shownColumns(years: readonly YearBeforeTax[]): readonly YearColumn[] {
  return years.some(({ capital_spend }) => capital_spend > 0) ? NAMES : NAMES.filter((name) => name !== 'capital_spend')
}

/** A figure of the table: whole dollars, or per cent; a dash where it is not defined. */
export function cellText(name: YearColumn | TaxColumn, figure: number | null): string {
  if (figure === null) return '–'
  return isRatio(name) ? formatPercent(figure) : formatMoney(toDollars(figure))
}

/** The same with its cents, for a working. */
export function exactText(name: YearColumn | TaxColumn, figure: number | null): string {
  return figure !== null && !isRatio(name) ? formatMoney(figure) : cellText(name, figure)
}

/** NZD with its cents; a dash where it is not known. */
export function exactMoney(amount: number | null): string {
  return amount === null ? '–' : formatMoney(amount)
}

function isRatio(name: YearColumn | TaxColumn): boolean {
  return name === 'lvr' || name === 'cash_on_cash' || name === 'cash_on_cash_after_tax'
}
