import { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import { aWeek, type Money } from '../../money/money.ts'
import type { GivenAnalysis, Held } from './analysis-inputs.ts'

/** What a break-even reaches: cash each week, and what stays the same while a price is found. */
export interface BreakEvenGoal {
  readonly cash: Money<'week'>
  readonly holds: Held
}

/** The cash that is asked for, nothing without it. Source: docs/method/stress-and-solve.md, "Break-evens". */
export function breakEvenGoal(
  given: Pick<GivenAnalysis, 'target_weekly_cash_flow' | 'hold'> | null | undefined,
): BreakEvenGoal {
  return { cash: aWeek(given?.target_weekly_cash_flow ?? 0), holds: given?.hold ?? ANALYSIS_FIELDS.hold.default }
}
