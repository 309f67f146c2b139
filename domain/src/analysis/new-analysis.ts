import type { Day } from '../dates/calendar-day.ts'
import { ANALYSIS_FIGURES } from './analysis-figures.ts'
import type { AnalysisInputs } from './analysis-inputs.ts'

/** An analysis of which nothing is given: settled today, with one loan. Source: investment analysis section 0. */
export function newAnalysis(today: Day): AnalysisInputs {
  return {
    settlement_date: today,
    loans: null,
    vacancy_weeks: ANALYSIS_FIGURES.vacancy_weeks.default,
    fee_plus_gst: false,
    test_margin: ANALYSIS_FIGURES.test_margin.default,
    target_gross_yield: null,
    target_net_yield: null,
    target_weekly_cash_flow: null,
    target_lvr: null,
    hold: 'deposit',
  }
}
