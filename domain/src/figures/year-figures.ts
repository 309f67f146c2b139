import type { TaxedYear, YearBeforeTax } from '../analysis/projection/years-ahead.ts'
import { keysOf } from '../records/keys-of.ts'
import { FIGURES } from './figures.ts'
import { type FigureUnit, writeFigure } from './write-figure.ts'

/** A figure of a table, in whole dollars or per cent. */
export interface ListedFigure {
  readonly label: string
  readonly unit: Extract<FigureUnit, 'dollars' | 'percent'>
  /** Whether it may not be known, or not be defined. */
  readonly mayLack?: true
  /** Whether it is of what the home is worth, which has a table of its own. */
  readonly isOfValue?: true
}

/** The figures of a year, in order. Source: docs/method/years-and-tax.md, "Projection". */
export const YEAR_FIGURES = {
  gross_rent: { label: 'Rent', unit: 'dollars' },
  vacancy: { label: 'Empty weeks', unit: 'dollars' },
  management: { label: 'Management', unit: 'dollars' },
  other_costs: { label: 'Running costs', unit: 'dollars' },
  net_operating_income: { label: 'Left before the loan', unit: 'dollars' },
  interest: { label: 'Interest', unit: 'dollars' },
  yearly_profit: { label: 'Profit', unit: 'dollars' },
  principal: { label: 'Principal', unit: 'dollars' },
  capital_spend: { label: 'Capital spending', unit: 'dollars' },
  cash_flow_before_tax: { label: 'Cash before tax', unit: 'dollars' },
  value: { label: 'Value', unit: 'dollars', mayLack: true, isOfValue: true },
  debt: { label: 'Debt', unit: 'dollars', isOfValue: true },
  equity: { label: 'Equity', unit: 'dollars', mayLack: true, isOfValue: true },
  lvr: { label: FIGURES.lvr.label, unit: 'percent', mayLack: true, isOfValue: true },
  cash_on_cash: { label: 'Cash on cash', unit: 'percent', mayLack: true, isOfValue: true },
} as const satisfies Record<keyof YearBeforeTax, ListedFigure>

/** Those after tax, in order. Source: docs/method/years-and-tax.md, "Projection". */
export const TAX_FIGURES = {
  deductible_interest: { label: 'Interest you can deduct', unit: 'dollars' },
  depreciation: { label: 'Depreciation', unit: 'dollars' },
  legal_fees: { label: 'Legal fees', unit: 'dollars' },
  taxable_income: { label: 'Taxable income', unit: 'dollars', mayLack: true },
  carried_forward: { label: 'Kept for later', unit: 'dollars', mayLack: true },
  tax: { label: 'Tax', unit: 'dollars', mayLack: true },
  cash_flow_after_tax: { label: 'Cash after tax', unit: 'dollars', mayLack: true },
  cash_on_cash_after_tax: { label: 'Cash on cash after tax', unit: 'percent', mayLack: true },
} as const satisfies Record<keyof TaxedYear, ListedFigure>

export type YearFigure = keyof typeof YEAR_FIGURES
export type TaxFigure = keyof typeof TAX_FIGURES

const ALL = { ...YEAR_FIGURES, ...TAX_FIGURES }
const YEAR_NAMES = keysOf(YEAR_FIGURES)
const TAX_NAMES = keysOf(TAX_FIGURES)

/** The figures to show: capital spending only when there is some. */
export function shownYearFigures(years: readonly YearBeforeTax[]): readonly YearFigure[] {
  const spends = years.some(({ capital_spend }) => capital_spend > 0)
  return YEAR_NAMES.filter((name) => spends || name !== 'capital_spend')
}

/** Those after tax: legal fees only when there are some. */
export function shownTaxFigures(years: readonly TaxedYear[]): readonly TaxFigure[] {
  const hasFees = years.some(({ legal_fees }) => legal_fees > 0)
  return TAX_NAMES.filter((name) => hasFees || name !== 'legal_fees')
}

/** A figure of a year as in its table; a dash where it is not known. */
export function writeYearFigure(name: YearFigure | TaxFigure, figure: number | null): string {
  return writeFigure(ALL[name].unit, figure)
}

/** The same with its cents, for a working. */
export function writeExact(name: YearFigure | TaxFigure, figure: number | null): string {
  return ALL[name].unit === 'dollars' ? exactMoney(figure) : writeYearFigure(name, figure)
}

/** NZD with its cents; a dash where it is not known. */
export function exactMoney(amount: number | null): string {
  return writeFigure('money', amount)
}
