/** How often repayments are made, with the payments in a year. Source: specification section 9. */
export const PAYMENTS_PER_YEAR = { Weekly: 52, Fortnightly: 26, Monthly: 12, Yearly: 1 } as const
export type LoanPaymentTerm = keyof typeof PAYMENTS_PER_YEAR
export const LOAN_PAYMENT_TERMS = ['Weekly', 'Fortnightly', 'Monthly', 'Yearly'] as const satisfies LoanPaymentTerm[]

/** How the loan is repaid. Source: specification section 9. */
export const REPAYMENT_TYPES = ['Principal and interest', 'Interest only'] as const
export type RepaymentType = (typeof REPAYMENT_TYPES)[number]

export const DEFAULT_LOAN_PAYMENT_TERM: LoanPaymentTerm = 'Weekly'
export const DEFAULT_REPAYMENT_TYPE: RepaymentType = 'Principal and interest'

/** Where the borrowing sliders end before a larger value is typed. Source: specification section 9. */
export const BORROWING_SLIDERS = {
  purchase_price: { highest: 2_000_000, step: 1000 },
  deposit: { highest: 2_000_000, step: 1000 },
  loan_duration: { highest: 35, step: 1 },
  interest_rate: { highest: 15, step: 0.01 },
} as const

/**
 * Where a slider ends once a value has been typed: a larger value moves the end to itself, a smaller one leaves it.
 * Source: specification section 4, "Slider maxima". A value that is missing or not finite leaves it too.
 */
export function sliderHighest(highest: number, value: number | null): number {
  return value !== null && Number.isFinite(value) && value > highest ? value : highest
}
