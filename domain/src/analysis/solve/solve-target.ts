import type { Appraisal } from '../../appraisal/appraise.ts'
import type { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import type { FigureNames } from '../../fields/field-values.ts'

interface Target {
  /** The input of the analysis that has it. */
  readonly input: FigureNames<typeof ANALYSIS_FIELDS>
  /** The result that shows whether it is reached; none for a share of the price. */
  readonly result: keyof Appraisal | null
}

/** What may be reached. */
export const SOLVE_TARGETS = {
  gross: { input: 'target_gross_yield', result: 'gross_rental_yield' },
  net: { input: 'target_net_yield', result: 'net_rental_yield' },
  cash: { input: 'target_weekly_cash_flow', result: 'weekly_cash_flow' },
  lvr: { input: 'target_lvr', result: null },
} as const satisfies Record<string, Target>

export type SolveTarget = keyof typeof SOLVE_TARGETS
export type SolvedResult = NonNullable<(typeof SOLVE_TARGETS)[SolveTarget]['result']>
