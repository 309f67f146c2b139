import type { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import type { Purpose } from '../../calculation/purpose.ts'
import type { Day } from '../../dates/calendar-day.ts'
import type { GivenOf, ValuesOf } from '../../fields/field-values.ts'
import type { HomeStart } from '../../loans/loan-now.ts'

/** What an analysis adds to a calculation, with every default applied, and the days that its figures count from. */
export interface AnalysisInputs extends ValuesOf<typeof ANALYSIS_FIELDS>, HomeStart {
  /** The day on which the figures are seen. */
  readonly as_at: Day
  /** Of the calculation. */
  readonly purpose: Purpose
}

/** An analysis as stored and sent: what is left out or null has its default. */
export type GivenAnalysis = GivenOf<typeof ANALYSIS_FIELDS>

/** What stays the same while a price is solved for cash each week. */
export type Held = AnalysisInputs['hold']
