import { LOAN_YEARS } from '@homeyield/domain/appraisal/calculation-limits'
import { LOAN_FIELDS } from '@homeyield/domain/loans/loan-fields'

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
const PARTS = ['amount', 'interest_rate', 'fixed_until', 'term_years', 'loan_payment_term', 'repayment_type'] as const
type LoanPart = (typeof PARTS)[number]

/** What a column has of one of several loans of an owned home. */
export type LoanTarget = `loan_${(typeof NUMBERS)[number]}_${LoanPart}`

interface LoanColumn {
  readonly target: LoanTarget
  /** Of its loan, from 0. */
  readonly index: number
  readonly part: LoanPart
  readonly label: string
  /** Folded, without units. */
  readonly names: readonly string[]
}

const FIXED_UNTIL = [
  'fixed until',
  'fixed to',
  'fixed till',
  'fixed til',
  'rate ends',
  'rate expires',
  'rate expiry',
  'fixed rate ends',
  'fixed rate end',
  'fixed rate end date',
  'fixed rate until',
  'fixed rate expiry',
  'fixed rate expiry date',
  'fixed rate expires',
  'fixed expiry',
  'fixed term ends',
  'fixed term end',
  'fixed term expiry',
  'fixed term expires',
  'fixed term end date',
  'fixed term until',
  'fixed period ends',
  'fix ends',
  'fix expiry',
  'fix until',
  'fixed ends',
  'rate end',
  'rate end date',
  'rate exp',
  'rate expiry date',
  'interest rate expiry',
  'rollover',
  'rollover date',
  'refix',
  'refix date',
  'refixes',
]

const WORDS: Readonly<Record<LoanPart, readonly string[]>> = {
  amount: [
    'owed',
    'owing',
    'balance',
    'loan',
    'loan balance',
    'loan amount',
    'mortgage',
    'mortgage balance',
    'debt',
    'outstanding',
  ],
  interest_rate: ['rate', 'interest', 'interest rate', 'loan rate', 'loan interest rate', 'mortgage rate'],
  fixed_until: [
    ...FIXED_UNTIL,
    'fixed',
    'end',
    'ends',
    'end date',
    'exp',
    'exp date',
    'expiry',
    'expiry date',
    'expires',
  ],
  term_years: ['years left', 'left', 'term', 'term left', 'remaining term', 'remaining', 'years'],
  loan_payment_term: ['repayments', 'payments', 'payment frequency', 'repayment frequency', 'frequency'],
  repayment_type: ['repayment type', 'loan type', 'interest only', 'io', 'io or p i', 'p i or io'],
}

// Of the only loan.
const WITHOUT_NUMBER: Readonly<Record<LoanPart, readonly string[]>> = {
  amount: [
    'owed',
    'owed today',
    'owed now',
    'owing',
    'balance',
    'loan balance',
    'mortgage balance',
    'current balance',
    'current loan',
    'current mortgage',
    'loan owing',
    'mortgage owing',
    'amount owed',
    'amount owing',
    'what we owe',
    'what is owed',
    'outstanding',
    'outstanding loan',
    'outstanding balance',
    'outstanding mortgage',
    'loan outstanding',
    'mortgage outstanding',
    'debt',
  ],
  interest_rate: [],
  fixed_until: FIXED_UNTIL,
  // “Years left” and “Months remaining” without their units.
  term_years: [
    'years left',
    'left',
    'term left',
    'remaining term',
    'remaining',
    'years remaining',
    'loan term left',
    'term remaining',
  ],
  loan_payment_term: [],
  repayment_type: [],
}

const LABELS: Readonly<Record<LoanPart, string>> = {
  amount: 'owed today',
  interest_rate: 'interest rate',
  fixed_until: 'fixed until',
  term_years: 'years left',
  loan_payment_term: 'repayments',
  repayment_type: 'repayment type',
}

export const LOAN_COLUMNS: readonly LoanColumn[] = NUMBERS.flatMap((number, index) =>
  PARTS.map((part): LoanColumn => ({
    target: `loan_${number}_${part}`,
    index,
    part,
    label: `Loan ${number}, ${LABELS[part]}`,
    names: [
      ...WORDS[part].flatMap((words) => [`${words} ${number}`, `${words} loan ${number}`, `loan ${number} ${words}`]),
      ...(index === 0 ? WITHOUT_NUMBER[part] : []),
    ],
  })),
)

const BY_TARGET = new Map<string, LoanColumn>(LOAN_COLUMNS.map((column) => [column.target, column]))

export function loanColumnOf(target: string): LoanColumn | undefined {
  return BY_TARGET.get(target)
}

/** The input that a column has, which may be one of a loan of several. */
export function inputNameOf(target: string): string {
  return loanColumnOf(target)?.part ?? target
}

/** The row of what a column has of a loan; its term is in years. */
export function loanFieldOf({ part }: LoanColumn) {
  return part === 'term_years' ? ({ kind: 'rate', unit: 'years', limits: LOAN_YEARS } as const) : LOAN_FIELDS[part]
}
