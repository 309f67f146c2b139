import { round } from '../../money/round.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { isKnown } from '../../outcome/outcome.ts'

/** The results that a person may set a limit for: at least, or at most, so much. */
export const CRITERIA = {
  weekly_cash_flow: { bound: 'least', lowest: -1_000_000, highest: 1_000_000 },
  net_rental_yield: { bound: 'least', lowest: -50, highest: 100 },
  lvr: { bound: 'most', lowest: 0, highest: 100 },
} as const
export type CriterionName = keyof typeof CRITERIA

/** Limits in NZD a week and per cent; null is none. */
export type Criteria = { readonly [Name in CriterionName]: number | null }

interface Checked {
  readonly meets: boolean
  /** How far it is from the limit, to 0.01. */
  readonly by: number
}

/** Whether a result meets a limit; null while it is not known. */
export function checkCriterion(name: CriterionName, limit: number, result: Outcome<number>): Checked | null {
  if (!isKnown(result)) return null
  const above = round(result.value - limit, 2)
  return { meets: CRITERIA[name].bound === 'least' ? above >= 0 : above <= 0, by: Math.abs(above) }
}
