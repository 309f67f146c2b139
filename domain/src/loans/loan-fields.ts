import { MONTHS, NAME, PRICE, RATE } from '../fields/amounts.ts'
import type { CalculationFieldTable, FieldTable } from '../fields/field.ts'
import type { GivenOf, ValuesOf } from '../fields/field-values.ts'
import {
  DEFAULT_LOAN_PAYMENT_TERM,
  DEFAULT_REPAYMENT_TYPE,
  LOAN_PAYMENT_TERMS,
  REPAYMENT_TYPES,
} from './loan-options.ts'

const LOAN = { group: 'loan', sections: ['borrowing'] } as const

/** The calculation's own inputs of the loan. Source: docs/method/loans.md, "Inputs of a loan". */
export const BORROWING_FIELDS = {
  purchase_price: { ...LOAN, ...PRICE, sections: ['borrowing', 'investment-return'], label: 'Purchase price' },
  deposit: { ...LOAN, ...PRICE, label: 'Deposit' },
  loan_duration_months: { ...LOAN, ...MONTHS, label: 'Loan duration', initial: 360 },
  interest_rate: { ...LOAN, ...RATE, label: 'Interest rate' },
  repayment_type: {
    ...LOAN,
    kind: 'choice',
    label: 'Repayment type',
    options: REPAYMENT_TYPES,
    default: DEFAULT_REPAYMENT_TYPE,
  },
  loan_payment_term: {
    ...LOAN,
    kind: 'choice',
    label: 'Repayments',
    short: 'Repayments every',
    options: LOAN_PAYMENT_TERMS,
    default: DEFAULT_LOAN_PAYMENT_TERM,
  },
} as const satisfies CalculationFieldTable

/** One loan of a list; what is missing is the calculation's. Source: docs/method/loans.md, "Inputs of a loan". */
export const LOAN_FIELDS = {
  name: { ...NAME, phrase: '{}' },
  amount: { ...PRICE, label: 'Amount', limits: { lowest: 0.01, highest: 1_000_000_000 } },
  share_pct: { ...RATE, label: 'Share of the amount borrowed', unit: '%' },
  interest_rate: { ...RATE, label: 'Interest rate' },
  fixed_until: { kind: 'date', label: 'Fixed until', default: null, phrase: 'fixed to {}' },
  rate_after: { ...RATE, label: 'Rate after the fixed term', phrase: 'then {}' },
  repayment_type: { kind: 'choice', label: 'Repayment type', options: REPAYMENT_TYPES, default: null, phrase: '{}' },
  interest_only_months: { ...MONTHS, label: 'Interest only', phrase: 'interest only for {}' },
  loan_payment_term: {
    kind: 'choice',
    label: 'Repayments',
    options: LOAN_PAYMENT_TERMS,
    default: null,
    phrase: '{}',
  },
  term_months: { ...MONTHS, label: 'Term', limits: { lowest: 1, highest: 1200 }, phrase: 'over {}' },
  drawdown_date: { kind: 'date', label: 'Drawn on', default: null, phrase: 'from {}' },
  owed_on: { kind: 'date', label: 'What is left, as at', default: null, phrase: 'owed on {}' },
  offset_balance: { ...PRICE, label: 'Offset balance', phrase: 'offset {}' },
} as const satisfies FieldTable

/** NZD, per cent a year, months. */
export type LoanInput = ValuesOf<typeof LOAN_FIELDS>

/** Several loans, and when they begin. */
export const LOAN_LIST_FIELDS = {
  settlement_date: { kind: 'date', label: 'Settlement', default: null, follows: 'today' },
  loans: { kind: 'list', label: 'Loans', fields: LOAN_FIELDS, most: 8, default: null },
} as const satisfies FieldTable

export type GivenLoans = GivenOf<typeof LOAN_LIST_FIELDS>
