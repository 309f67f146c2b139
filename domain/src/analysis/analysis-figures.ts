import type { FigureField } from '../calculation/calculation-field.ts'

type Figure = Pick<FigureField, 'kind' | 'label' | 'unit' | 'limits' | 'default'>

const YIELD = { kind: 'rate', unit: '%', limits: { lowest: -50, highest: 100 }, default: null } as const
const RATE = { kind: 'rate', unit: '% a year', limits: { lowest: 0, highest: 100 }, default: null } as const
const MONTHS = { kind: 'whole', unit: 'months', limits: { lowest: 0, highest: 1200 }, default: null } as const

const GROWTH = { kind: 'rate', unit: '% a year', limits: { lowest: -20, highest: 20 } } as const
const MONEY = { kind: 'money', unit: 'NZD', limits: { lowest: 0, highest: 1_000_000 } } as const
const INCOME = { kind: 'money', unit: 'NZD a year', limits: { lowest: 0, highest: 100_000_000 }, default: 0 } as const

/** The figures of an analysis, with unit, limits and default. Source: investment analysis sections 0 and 4 to 6. */
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
  years: { kind: 'whole', label: 'Years ahead', unit: 'years', limits: { lowest: 1, highest: 30 }, default: 10 },
  sale_year: { kind: 'whole', label: 'Year of the sale', unit: '', limits: { lowest: 1, highest: 30 }, default: null },
  rent_growth_pct: { ...GROWTH, label: 'Growth of the rent', default: 2.5 },
  value_growth_pct: { ...GROWTH, label: 'Growth of the value', default: 3 },
  expense_inflation_pct: { ...GROWTH, label: 'Growth of the costs', limits: { lowest: -5, highest: 20 }, default: 3 },
  purchase_costs: { ...MONEY, label: 'Costs of buying', default: 3000 },
  sale_cost_pct: {
    kind: 'rate',
    label: 'Costs of selling',
    unit: '% of price',
    limits: { lowest: 0, highest: 20 },
    default: 3,
  },
  sale_cost_fixed: { ...MONEY, label: 'Fixed costs of selling', default: 2000 },
  discount_rate_pct: { ...GROWTH, label: 'Discount rate', limits: { lowest: -50, highest: 100 }, default: 6 },
  chattels_cost: { ...MONEY, label: 'Chattels', limits: { lowest: 0, highest: 1_000_000_000 }, default: 0 },
  chattels_rate_pct: { ...RATE, label: 'Depreciation of chattels', default: 25 },
  other_debt: { ...MONEY, label: 'Other debt', limits: { lowest: 0, highest: 1_000_000_000 }, default: 0 },
  gross_income: { ...INCOME, label: 'Income of the household before tax', default: null },
  rent_shading_pct: { ...RATE, label: 'Rent that a bank leaves out', unit: '% of rent', default: 0 },
  test_rate: { ...RATE, label: 'Test rate' },
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

/** The figures of an owner. Source: investment analysis section 3.2. */
export const OWNER_FIGURES = {
  share_pct: { kind: 'rate', label: 'Share', unit: '%', limits: { lowest: 0, highest: 100 }, default: null },
  other_income: { ...INCOME, label: 'Other income before tax' },
  other_residential_net: {
    ...INCOME,
    label: 'Income of other homes less their deductions',
    limits: { lowest: -100_000_000, highest: 100_000_000 },
  },
  brought_forward: { ...INCOME, label: 'Deductions brought forward', unit: 'NZD' },
} as const satisfies Record<string, Figure>

/** The figures of a tenancy. Source: investment analysis section 7. */
export const TENANCY_FIGURES = {
  service_days: {
    kind: 'whole',
    label: 'Days until a notice has arrived',
    unit: 'days',
    limits: { lowest: 0, highest: 60 },
    default: 0,
  },
} as const satisfies Record<string, Figure>

/** What is spent on a home in one year. */
export const CAPITAL_SPEND = {
  kind: 'money',
  label: 'Capital spending',
  unit: 'NZD',
  limits: { lowest: 0, highest: 10_000_000 },
  default: 0,
} as const satisfies Figure

/** Of the id of a rule pack. */
export const LONGEST_RULES_ID = 40
export const MOST_OWNERS = 8
export const MOST_LOANS = 8
/** Of a loan or an owner. */
export const LONGEST_NAME = 40
