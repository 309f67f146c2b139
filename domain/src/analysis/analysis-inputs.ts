import type { ANALYSIS_FIELDS } from '../calculation/analysis-fields.ts'
import type { GivenOf, ValuesOf } from '../fields/field-values.ts'

/** What an analysis adds to a calculation, with every default applied. */
export type AnalysisInputs = ValuesOf<typeof ANALYSIS_FIELDS>

/** An analysis as stored and sent: what is left out or null has its default. */
export type GivenAnalysis = GivenOf<typeof ANALYSIS_FIELDS>

/** What stays the same while a price is solved for cash each week. */
export type Held = AnalysisInputs['hold']
