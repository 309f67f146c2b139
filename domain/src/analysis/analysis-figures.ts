import type { FigureField } from '../calculation/fields.ts'

type Figure = Pick<FigureField, 'kind' | 'label' | 'unit' | 'limits' | 'default'>

const YIELD = { kind: 'rate', unit: '%', limits: { lowest: -50, highest: 100 }, default: null } as const
const RATE = { kind: 'rate', unit: '% a year', limits: { lowest: 0, highest: 100 }, default: null } as const
const MONTHS = { kind: 'whole', unit: 'months', limits: { lowest: 0, highest: 1200 }, default: null } as const

/** The figures of an analysis, with unit, limits and default. Source: investment analysis sections 0, 4 and 5. */
export const ANALYSIS_FIGURES = {
  vacancy_weeks: {
    kind: 'rate',
    label: 'Empty weeks a year',
    unit: 'weeks',
    limits: { lowest: 0, highest: 52 },
    default: 2,
  },
  test_margin: { kind: 'rate', label: 'Test margin', unit: 'points', limits: { lowest: 0, highest: 10 }, default: 2.5 },
  target_gross_yield: { ...YIELD, label: 'Gross yield to reach' },
  target_net_yield: { ...YIELD, label: 'Net yield to reach' },
  target_weekly_cash_flow: {
    kind: 'money',
    label: 'Cash each week to reach',
    unit: 'NZD a week',
    limits: { lowest: -1_000_000, highest: 1_000_000 },
    default: null,
  },
  target_lvr: { ...YIELD, label: 'Loan-to-value ratio to reach', limits: { lowest: 0, highest: 100 } },
} as const satisfies Record<string, Figure>

/** The figures of a loan, with unit and limits; missing means the default. Source: investment analysis section 1. */
export const LOAN_FIGURES = {
  amount: {
    kind: 'money',
    label: 'Amount',
    unit: 'NZD',
    limits: { lowest: 0.01, highest: 1_000_000_000 },
    default: null,
  },
  share_pct: { ...RATE, label: 'Share of the amount borrowed', unit: '%' },
  interest_rate: { ...RATE, label: 'Interest rate' },
  rate_after: { ...RATE, label: 'Rate after the fixed term' },
  interest_only_months: { ...MONTHS, label: 'Interest only' },
  term_months: { ...MONTHS, label: 'Term', limits: { lowest: 1, highest: 1200 } },
  offset_balance: {
    kind: 'money',
    label: 'Offset balance',
    unit: 'NZD',
    limits: { lowest: 0, highest: 1_000_000_000 },
    default: null,
  },
} as const satisfies Record<string, Figure>

export const MOST_LOANS = 8
export const LONGEST_LOAN_NAME = 40
