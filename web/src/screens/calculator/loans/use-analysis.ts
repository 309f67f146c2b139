import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { analysisOf } from './analysis-of.ts'
import { useSettledForm } from './settled-form.ts'

/** The analysis once typing has paused; null while a figure of the form cannot be used. */
export function useAnalysis(premium: boolean): Analysis | null {
  const { form, refused } = useSettledForm()
  return refused ? null : analysisOf(form, premium)
}
