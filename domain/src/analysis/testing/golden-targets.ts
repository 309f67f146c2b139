import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { completeGiven } from './complete-given.ts'

/** The targets of the golden case. */
export const TARGETS: AnalysisInputs = {
  ...completeGiven(null, '2026-12-01'),
  target_gross_yield: 5,
  target_net_yield: 1,
  target_weekly_cash_flow: 0,
  target_lvr: 70,
}

export const PREMIUM = { premium: true, withPayments: true, today: '2026-11-22' }

/** The outcome of a part that lacks this. */
export const missing = (what: string) => ({ reason: 'missing_input', message: `Add ${what} to see this.` })
