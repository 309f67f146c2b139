import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { analysisOf } from './analysis-of.ts'
import { isPartRefused } from './refused-parts.ts'
import type { AnalysisPart } from './refused-parts.ts'
import { usePausedForm } from '../model/paused-form.ts'

/** The analysis once typing has paused; null while an input that `part` follows from cannot be used. */
export function useAnalysis(premium: boolean, part: AnalysisPart = 'week'): Analysis | null {
  const paused = usePausedForm()
  return isPartRefused(part, paused) ? null : analysisOf(paused.form, premium)
}
