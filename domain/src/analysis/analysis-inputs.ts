import type { Day } from '../dates/calendar-day.ts'
import type { LoanPaymentTerm, RepaymentType } from '../loans/loan-options.ts'
import type { Tenancy } from './lawful-rent/earliest-rent-increase.ts'
import type { LenderInputs } from './lender/lender-inputs.ts'
import type { Owner, Plan } from './projection/plan.ts'

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

export const HELD = ['deposit', 'deposit_pct'] as const
export type Held = (typeof HELD)[number]

/** What an analysis adds to a calculation. Source: investment analysis sections 0 to 7. */
export interface AnalysisInputs extends Plan, LenderInputs {
  /** The id of the rules that it was made under; null is the newest. */
  readonly rules: string | null
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

type Given<Inputs> = { readonly [Name in keyof Inputs]?: Inputs[Name] | null | undefined }
type Lists = 'loans' | 'owners' | 'tenancy' | 'capital_spend'

/** An analysis as stored and sent: what is left out or null has its default. */
export interface GivenAnalysis extends Given<Omit<AnalysisInputs, Lists>> {
  readonly loans?: readonly Given<LoanInput>[] | null | undefined
  readonly owners?: readonly Given<Owner>[] | null | undefined
  readonly tenancy?: Given<Tenancy> | null | undefined
  readonly capital_spend?: Readonly<Record<string, number | null | undefined>> | null | undefined
}
