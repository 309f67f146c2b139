import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'

/** An analysis that names its rules, those of `id` where it has none, so that newer ones change nothing unasked. */
export function nameRules(analysis: GivenAnalysis | null, id: string): GivenAnalysis {
  return { ...analysis, rules: analysis?.rules ?? id }
}
