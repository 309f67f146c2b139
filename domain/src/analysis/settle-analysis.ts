import type { Day } from '../dates/calendar-day.ts'
import { ANALYSIS_FIGURES } from './analysis-figures.ts'
import type { AnalysisInputs, GivenAnalysis } from './analysis-inputs.ts'
import { OWN_LOAN } from './loans/settle-loans.ts'

/**
 * An analysis with the default of everything that is left out: settled today, with one loan. Source: investment
 * analysis section 0.
 */
export function settleAnalysis(given: GivenAnalysis | null, today: Day): AnalysisInputs {
  const { loans, ...others } = given ?? {}
  const defaults: AnalysisInputs = {
    settlement_date: today,
    loans: loans?.map((loan) => withGiven(OWN_LOAN, loan)) ?? null,
    vacancy_weeks: ANALYSIS_FIGURES.vacancy_weeks.default,
    fee_plus_gst: false,
    test_margin: ANALYSIS_FIGURES.test_margin.default,
    target_gross_yield: null,
    target_net_yield: null,
    target_weekly_cash_flow: null,
    target_lvr: null,
    hold: 'deposit',
  }
  return withGiven(defaults, others)
}

function withGiven<Inputs extends object>(
  defaults: Inputs,
  given: { readonly [Name in keyof Inputs]?: Inputs[Name] | null | undefined },
): Inputs {
  const values = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  return { ...defaults, ...Object.fromEntries(values) }
}
