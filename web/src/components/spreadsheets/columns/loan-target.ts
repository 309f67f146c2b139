import { LOAN_YEARS } from '@homeyield/domain/appraisal/calculation-limits'
import { LOAN_FIELDS } from '@homeyield/domain/loans/loan-fields'

const NUMBERS = ['1', '2', '3', '4'] as const
const PARTS = ['amount', 'interest_rate', 'fixed_until', 'term_years'] as const
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

const WORDS: Readonly<Record<LoanPart, readonly string[]>> = {
  amount: ['owed', 'owing', 'balance', 'loan', 'loan balance', 'loan amount', 'mortgage', 'mortgage balance', 'debt'],
  interest_rate: ['rate', 'interest', 'interest rate', 'loan rate', 'loan interest rate', 'mortgage rate'],
  fixed_until: ['fixed until', 'fixed to', 'fixed till', 'fixed', 'rate ends', 'fixed rate ends', 'fixed expiry'],
  term_years: ['years left', 'left', 'term', 'term left', 'remaining term', 'years'],
}

// Of the only loan.
const WITHOUT_NUMBER: Readonly<Record<LoanPart, readonly string[]>> = {
  amount: ['owed', 'owed today', 'owed now', 'owing', 'loan balance', 'mortgage balance', 'amount owed', 'debt'],
  interest_rate: [],
  fixed_until: ['fixed until', 'fixed to', 'fixed till', 'rate ends', 'fixed rate ends', 'fixed expiry'],
  term_years: ['years left', 'term left', 'remaining term', 'years remaining'],
}

const LABELS: Readonly<Record<LoanPart, string>> = {
  amount: 'owed today',
  interest_rate: 'interest rate',
  fixed_until: 'fixed until',
  term_years: 'years left',
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

export function loanColumnOf(target: string): LoanColumn | undefined {
  return LOAN_COLUMNS.find((column) => column.target === target)
}

/** The row of what a column has of a loan; its term is in years. */
export function loanFieldOf({ part }: LoanColumn) {
  return part === 'term_years' ? ({ kind: 'rate', unit: 'years', limits: LOAN_YEARS } as const) : LOAN_FIELDS[part]
}
