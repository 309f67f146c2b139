import type { Analysis } from '../analysis/analyse.ts'
import type { Appraisal } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { chainKnown, missingInput } from '../outcome/outcome.ts'
import type { FigureUnit } from './write-figure.ts'

/** What figures are read from. */
export interface Results {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
  readonly analysis: Analysis
}

/** A result that a person sees. */
export interface Figure {
  readonly label: string
  /** Where there is little room, or among others. */
  readonly short: string
  readonly unit: FigureUnit
  readonly plan: 'free' | 'premium'
  readonly better: 'higher' | 'lower' | null
  /** What must be known for it; its reading says what else it lacks. */
  readonly needs: readonly FigureNeed[]
  /** Whether it is a loss or a gain, and what must count before it is a gain. */
  readonly gain?: 'always' | 'with_interest' | 'with_loan'
  /** The limits of a person's own criterion for it. */
  readonly criterion?: { readonly lowest: number; readonly highest: number }
  /** Whether inputs of the analysis that contradict each other leave it without a value. */
  readonly isOfPlan?: true
  readonly read: (results: Results) => number | null | Outcome<number>
}

export type FigureNeed = 'price' | 'rent' | 'loan'

const MONEY = { unit: 'money', plan: 'free', better: null, needs: [] } as const
const PROFIT = { ...MONEY, better: 'higher', needs: ['rent'], gain: 'with_interest' } as const
const YIELD = { unit: 'percent', plan: 'free', better: 'higher', needs: ['price', 'rent'] } as const
const PLANNED = { plan: 'premium', better: 'higher', needs: [], isOfPlan: true } as const

/** The results of a home, each once. Source: specification section 4, investment analysis sections 1 to 6. */
export const FIGURES = {
  purchase_price: {
    ...MONEY,
    label: 'Price',
    short: 'Price',
    better: 'lower',
    needs: ['price'],
    read: ({ inputs }) => inputs.purchase_price,
  },
  weekly_rental_income: {
    ...MONEY,
    label: 'Weekly rent',
    short: 'Weekly rent',
    better: 'higher',
    needs: ['rent'],
    read: ({ figures }) => figures.weekly_rental_income,
  },
  weekly_cash_flow: {
    ...MONEY,
    label: 'Cash each week',
    short: 'Cash each week',
    better: 'higher',
    needs: ['rent', 'loan'],
    gain: 'with_loan',
    criterion: { lowest: -1_000_000, highest: 1_000_000 },
    read: ({ figures }) => figures.weekly_cash_flow,
  },
  gross_rental_yield: {
    ...YIELD,
    label: 'Gross rental yield',
    short: 'Gross yield',
    gain: 'always',
    read: ({ figures }) => figures.gross_rental_yield,
  },
  net_rental_yield: {
    ...YIELD,
    label: 'Net rental yield',
    short: 'Net yield',
    gain: 'with_interest',
    criterion: { lowest: -50, highest: 100 },
    read: ({ figures }) => figures.net_rental_yield,
  },
  weekly_profit: {
    ...PROFIT,
    label: 'Profit a week',
    short: 'Weekly profit',
    read: ({ figures }) => figures.weekly_profit,
  },
  monthly_profit: {
    ...PROFIT,
    label: 'Profit a month',
    short: 'Monthly',
    read: ({ figures }) => figures.monthly_profit,
  },
  yearly_profit: { ...PROFIT, label: 'Profit a year', short: 'Yearly', read: ({ figures }) => figures.yearly_profit },
  total_expenses: {
    ...MONEY,
    label: 'Total expenses',
    short: 'Expenses',
    better: 'lower',
    read: ({ figures }) => figures.total_expenses,
  },
  property_management_expense: {
    ...MONEY,
    label: 'Property management',
    short: 'Management',
    needs: ['rent'],
    read: ({ figures }) => figures.property_management_expense,
  },
  vacancy_expense: { ...MONEY, label: 'Vacancy', short: 'Vacancy', read: ({ figures }) => figures.vacancy_expense },
  interest: { ...MONEY, label: 'Interest, first year', short: 'Interest', read: ({ figures }) => figures.interest },
  payment_quantity: {
    ...MONEY,
    label: 'Repayment',
    short: 'Repayment',
    read: ({ figures }) => figures.payment_quantity,
  },
  weekly_payment: {
    ...MONEY,
    label: 'Repayment a week',
    short: 'Loan, a week',
    read: ({ figures }) => figures.weekly_payment,
  },
  irr_after_tax: {
    ...PLANNED,
    label: 'Return a year after tax (IRR)',
    short: 'Return (IRR)',
    unit: 'percent',
    read: ({ analysis }) => chainKnown(analysis.after_tax, (known) => known.irr_after_tax),
  },
  value: {
    ...MONEY,
    label: 'Value',
    short: 'Value',
    unit: 'dollars',
    better: 'higher',
    read: ({ analysis }) => loanNowOf(analysis, 'value'),
  },
  debt: {
    ...MONEY,
    label: 'Debt',
    short: 'Debt',
    unit: 'dollars',
    better: 'lower',
    read: ({ analysis }) => loanNowOf(analysis, 'debt'),
  },
  /** In the last year; of a home in the portfolio today's. */
  equity: { ...PLANNED, label: 'Equity', short: 'Equity', unit: 'dollars', plan: 'free', read: lastEquity },
  lvr: {
    label: 'Loan to value (LVR)',
    short: 'LVR',
    unit: 'percent',
    plan: 'free',
    better: 'lower',
    needs: [],
    criterion: { lowest: 0, highest: 100 },
    read: ({ analysis }) => analysis.lvr,
  },
  break_even_rate_shift: {
    ...PLANNED,
    label: 'Rate change to break even',
    short: 'Rate change to break even',
    unit: 'points',
    read: ({ analysis }) => analysis.break_even_rate_shift,
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES

/** The figure that a result, a list and a mail lead with. */
export const HEADLINE = 'weekly_cash_flow'

/** The figures that people see in a place, in its order. */
export const FIGURES_AT = {
  open_home: ['weekly_rental_income', HEADLINE, 'gross_rental_yield', 'net_rental_yield'],
  compare: [
    'purchase_price',
    'weekly_rental_income',
    'gross_rental_yield',
    'net_rental_yield',
    HEADLINE,
    'irr_after_tax',
    'equity',
    'lvr',
    'break_even_rate_shift',
  ],
  criteria: [HEADLINE, 'net_rental_yield', 'lvr'],
  portfolio: ['value', 'debt', 'equity', 'lvr', HEADLINE],
  /** With their workings on How it works. */
  how_it_works: [
    HEADLINE,
    'gross_rental_yield',
    'net_rental_yield',
    'yearly_profit',
    'monthly_profit',
    'weekly_profit',
  ],
} as const satisfies Record<string, readonly FigureName[]>

/** A figure as a row, whose optional parts can be asked for. */
export function figureOf(name: FigureName): Figure {
  return FIGURES[name]
}

function loanNowOf({ loans_now }: Analysis, name: 'value' | 'debt'): Outcome<number> {
  return chainKnown(loans_now, (now) => knownOrPrice(now[name]))
}

function lastEquity({ analysis }: Results): Outcome<number> {
  return chainKnown(analysis.years_ahead, ({ years }) => knownOrPrice(years.at(-1)?.equity ?? null))
}

function knownOrPrice(value: number | null): Outcome<number> {
  return value === null ? missingInput('a purchase price') : { value }
}
