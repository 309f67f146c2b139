import type { Purpose } from '../calculation/purpose.ts'
import { RETURN_AFTER_TAX } from '../analysis/projection/irr-pct.ts'
import { LOAN_TO_VALUE } from '../loans/loan-to-value.ts'
import type { Money, Period, PlainNumber } from '../money/money.ts'
import type { FigureUnit } from './write-figure.ts'

/** A result that a person sees. */
export interface Figure {
  readonly label: string
  /** Where there is little room, or among others. */
  readonly short: string
  readonly unit: FigureUnit
  /** The period of money that has one; its value must be money of that period. */
  readonly per?: Period
  readonly better?: 'higher' | 'lower'
  /** What must be known for it; its reading names what else it lacks. */
  readonly needs?: readonly FigureNeed[]
  /** Whether it is a loss or a gain, and what must count before it is a gain. */
  readonly gain?: 'always' | 'with_interest' | 'with_loan'
  /** The limits of a person's own criterion for it. */
  readonly criterion?: { readonly lowest: number; readonly highest: number }
  /** Whether inputs of the analysis that contradict each other leave it without a value. */
  readonly isOfPlan?: true
}

export type FigureNeed = 'price' | 'rent' | 'loan'

const MONEY = { unit: 'money' } as const
const A_WEEK = { ...MONEY, per: 'week' } as const
const A_YEAR = { ...MONEY, per: 'year' } as const
const PROFIT = { better: 'higher', needs: ['rent'], gain: 'with_interest' } as const
const YIELD = { unit: 'percent', better: 'higher', needs: ['price', 'rent'] } as const
const PLANNED = { better: 'higher', isOfPlan: true } as const

/** The results of a home, each once. */
export const FIGURES = {
  purchase_price: { ...MONEY, label: 'Price', short: 'Price', better: 'lower', needs: ['price'] },
  weekly_rental_income: { ...A_WEEK, label: 'Weekly rent', short: 'Weekly rent', better: 'higher', needs: ['rent'] },
  weekly_cash_flow: {
    ...A_WEEK,
    label: 'Cash each week',
    short: 'Cash each week',
    better: 'higher',
    needs: ['rent', 'loan'],
    gain: 'with_loan',
    criterion: { lowest: -1_000_000, highest: 1_000_000 },
  },
  /** Of a home to live in. */
  weekly_cost_to_live_here: {
    ...A_WEEK,
    label: 'Cost to live here each week',
    short: 'Cost to live here',
    better: 'lower',
    needs: ['price', 'loan'],
  },
  gross_rental_yield: { ...YIELD, label: 'Gross rental yield', short: 'Gross yield', gain: 'always' },
  net_rental_yield: {
    ...YIELD,
    label: 'Net rental yield',
    short: 'Net yield',
    gain: 'with_interest',
    criterion: { lowest: -50, highest: 100 },
  },
  weekly_profit: { ...A_WEEK, ...PROFIT, label: 'Profit a week', short: 'Weekly profit' },
  monthly_profit: { ...MONEY, per: 'month', ...PROFIT, label: 'Profit a month', short: 'Monthly' },
  yearly_profit: { ...A_YEAR, ...PROFIT, label: 'Profit a year', short: 'Yearly' },
  total_expenses: { ...A_YEAR, label: 'Total expenses', short: 'Expenses', better: 'lower' },
  property_management_expense: { ...A_YEAR, label: 'Property management', short: 'Management', needs: ['rent'] },
  vacancy_expense: { ...A_YEAR, label: 'Vacancy', short: 'Vacancy' },
  interest: { ...A_YEAR, label: 'Interest, first year', short: 'Interest' },
  payment_quantity: { ...MONEY, per: 'payment', label: 'Repayment', short: 'Repayment' },
  weekly_payment: { ...A_WEEK, label: 'Repayment a week', short: 'Loan, a week' },
  irr_after_tax: { ...PLANNED, label: RETURN_AFTER_TAX, short: 'Return (IRR)', unit: 'percent' },
  value: { ...MONEY, label: 'Worth today', short: 'Worth today', unit: 'dollars', better: 'higher' },
  debt: { ...MONEY, label: 'Owed today', short: 'Owed today', unit: 'dollars', better: 'lower' },
  /** In the last year; of a home in the portfolio today's. */
  equity: { label: 'Equity', short: 'Equity', unit: 'dollars', better: 'higher', isOfPlan: true },
  lvr: {
    label: LOAN_TO_VALUE,
    short: 'LVR',
    unit: 'percent',
    better: 'lower',
    criterion: { lowest: 0, highest: 100 },
  },
  break_even_rate_shift: {
    ...PLANNED,
    label: 'Rate change to break even',
    short: 'Rate change to break even',
    unit: 'points',
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES

/** What a figure is read as: money of its period, where it has one. */
export type FigureValue<Name extends FigureName> = (typeof FIGURES)[Name] extends {
  readonly per: infer Of extends Period
}
  ? Money<Of>
  : PlainNumber

/** The figure that result, list, comparison, mail and PDF of a home begin with, by what it is for. */
export const HEADLINES = {
  rent_out: 'weekly_cash_flow',
  live_in: 'weekly_cost_to_live_here',
  client: 'weekly_rental_income',
} as const satisfies Record<Purpose, FigureName>

export const HEADLINE = HEADLINES.rent_out

/** What a home is worth, what is owed on it, and what is between the two. */
const WORTH = ['value', 'debt', 'equity', 'lvr'] as const

/** The figures that people see in a place, in its order. */
export const FIGURES_AT = {
  open_home: ['weekly_rental_income', HEADLINE, 'gross_rental_yield', 'net_rental_yield'],
  compare: [
    'purchase_price',
    'weekly_rental_income',
    'gross_rental_yield',
    'net_rental_yield',
    HEADLINE,
    'weekly_cost_to_live_here',
    'irr_after_tax',
    'equity',
    'lvr',
    'break_even_rate_shift',
  ],
  criteria: [HEADLINE, 'net_rental_yield', 'lvr'],
  worth: WORTH,
  portfolio: [...WORTH, HEADLINE],
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
