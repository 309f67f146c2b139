import type { Day } from '../dates/calendar-day.ts'
import type { LoanPaymentTerm, RepaymentType } from '../loan/loan-options.ts'

/** One loan as given; null means the default of section 1. NZD, per cent a year, months. */
export interface LoanInput {
  readonly name: string | null
  readonly amount: number | null
  readonly share_pct: number | null
  readonly interest_rate: number | null
  readonly fixed_until: Day | null
  readonly rate_after: number | null
  readonly repayment_type: RepaymentType | null
  readonly interest_only_months: number | null
  readonly loan_payment_term: LoanPaymentTerm | null
  readonly term_months: number | null
  readonly drawdown_date: Day | null
  readonly offset_balance: number | null
}

/** A loan as stored and sent: what is left out or null has its default. */
export type GivenLoan = { readonly [Name in keyof LoanInput]?: LoanInput[Name] | undefined }

export const HELD = ['deposit', 'deposit_pct'] as const
export type Held = (typeof HELD)[number]

/** What an analysis adds to a calculation. Source: investment analysis sections 0, 1, 4 and 5. */
export interface AnalysisInputs {
  readonly settlement_date: Day
  /** The loans; null is one loan of the calculation's own fields. */
  readonly loans: readonly LoanInput[] | null
  /** Counts while no vacancy is typed. */
  readonly vacancy_weeks: number
  readonly fee_plus_gst: boolean
  readonly test_margin: number
  /** Per cent; null while no target is given. */
  readonly target_gross_yield: number | null
  readonly target_net_yield: number | null
  /** NZD a week. */
  readonly target_weekly_cash_flow: number | null
  readonly target_lvr: number | null
  /** What stays the same while a price is solved for cash each week. */
  readonly hold: Held
}

/** An analysis as stored and sent: what is left out or null has its default. */
export type GivenAnalysis = {
  readonly [Name in Exclude<keyof AnalysisInputs, 'loans'>]?: AnalysisInputs[Name] | null | undefined
} & { readonly loans?: readonly GivenLoan[] | null | undefined }
