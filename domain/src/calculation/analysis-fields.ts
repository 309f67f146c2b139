import type { FieldTable } from '../fields/field.ts'
import { LOAN_LIST_FIELDS } from '../loans/loan-fields.ts'
import { LENDER_FIELDS } from './lender-fields.ts'
import { PLAN_FIELDS } from './plan-fields.ts'

const YIELD = { kind: 'rate', unit: '%', limits: { lowest: -50, highest: 100 }, default: null } as const

/** What is to be reached. Source: docs/method/stress-and-solve.md, "Reverse solve". */
const TARGET_FIELDS = {
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
  /** What stays the same while a price is solved for cash each week. */
  hold: {
    kind: 'choice',
    label: 'Fixed while a price is solved',
    options: ['deposit', 'deposit_pct'],
    labels: { deposit: 'Deposit', deposit_pct: 'Deposit in per cent' },
    default: 'deposit',
  },
} as const satisfies FieldTable

/** What an analysis adds to a calculation. Source: docs/method/stress-and-solve.md, "Reverse solve". */
export const ANALYSIS_FIELDS = {
  test_margin: { kind: 'rate', label: 'Test margin', unit: 'points', limits: { lowest: 0, highest: 10 }, default: 2.5 },
  ...TARGET_FIELDS,
  ...LOAN_LIST_FIELDS,
  ...PLAN_FIELDS,
  ...LENDER_FIELDS,
  /** The day of `current_value`, such as that of the council's valuation. */
  current_value_on: { kind: 'date', label: 'Worth as at', default: null },
  /** The id of the rules that it was made under. */
  rules: { kind: 'line', label: 'Tax and lending rules', longest: 40, default: null, missing: 'The newest' },
} as const satisfies FieldTable
