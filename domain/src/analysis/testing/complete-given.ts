import type { Day } from '../../dates/calendar-day.ts'
import type { AnalysisInputs, GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'

/** The analysis of a home that is let. */
export function completeGiven(analysis: GivenAnalysis | null, today: Day): AnalysisInputs {
  return completeAnalysis({ purpose: 'rent_out', analysis }, today, true)
}
