/** Repayments a year by term. Source: docs/method/calculator.md, "Loan sums". */
export const PAYMENTS_PER_YEAR = { Weekly: 52, Fortnightly: 26, Monthly: 12, Yearly: 1 } as const
export type LoanPaymentTerm = keyof typeof PAYMENTS_PER_YEAR
export const LOAN_PAYMENT_TERMS = ['Weekly', 'Fortnightly', 'Monthly', 'Yearly'] as const satisfies LoanPaymentTerm[]

/** Such as `a fortnight`, after an amount. */
export const EACH_PAYMENT: Readonly<Record<LoanPaymentTerm, string>> = {
  Weekly: 'a week',
  Fortnightly: 'a fortnight',
  Monthly: 'a month',
  Yearly: 'a year',
}

/**
 * The number of repayments in a term; a fraction where it ends between two of them. Source: docs/method/calculator.md,
 * "Loan sums".
 */
export function repaymentsIn(months: number, term: LoanPaymentTerm): number {
  return (months * PAYMENTS_PER_YEAR[term]) / 12
}

/** Source: docs/method/calculator.md, "Loan sums". */
export const REPAYMENT_TYPES = ['Principal and interest', 'Interest only'] as const
export type RepaymentType = (typeof REPAYMENT_TYPES)[number]

export const DEFAULT_LOAN_PAYMENT_TERM: LoanPaymentTerm = 'Weekly'
export const DEFAULT_REPAYMENT_TYPE: RepaymentType = 'Principal and interest'

/** Per cent a year, where a result needs a rate and nobody gave one; it is always shown beside the result. */
export const ASSUMED_INTEREST_RATE = 5.5

/**
 * Where the loan sliders end until a larger value is typed, and the steps of the slider and of the buttons beside its
 * box. Source: docs/method/calculator.md, "Loan sums".
 */
export const BORROWING_SLIDERS = {
  purchase_price: { highest: 2_000_000, step: 1000, buttonStep: 5000 },
  deposit: { highest: 2_000_000, step: 1000, buttonStep: 5000 },
  loan_duration: { highest: 35, step: 1, buttonStep: 1 },
  interest_rate: { highest: 15, step: 0.01, buttonStep: 0.05 },
} as const

/**
 * A slider's end after a value was typed: a larger value moves it, a smaller, missing or infinite one does not. Source:
 * docs/method/calculator.md, "Loan sums".
 */
export function sliderHighest(highest: number, value: number | null): number {
  return value !== null && Number.isFinite(value) ? Math.max(value, highest) : highest
}
