import { limitsProblem } from '../../fields/limits-problem.ts'
import { round } from '../../money/round.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { figureOf, FIGURES, FIGURES_AT } from '../figures.ts'
import { writeFigure } from '../write-figure.ts'

/** The results that a person may set a limit for: at least, or at most, so much. */
export const CRITERIA = FIGURES_AT.criteria

export type CriterionName = (typeof CRITERIA)[number]

/** Limits in NZD a week and per cent; null is none. */
export type Criteria = { readonly [Name in CriterionName]: number | null }

/** Why a limit cannot be used; null when it can. */
export function criterionProblem(name: CriterionName, limit: number | null): string | null {
  return limitsProblem(FIGURES[name].criterion, limit)
}

/** `Net yield at least`. */
export function criterionLabel(name: CriterionName): string {
  const { short, better } = figureOf(name)
  return `${short} at ${better === 'lower' ? 'most' : 'least'}`
}

/** `Net yield at least 3.00%`. */
export function describeCriterion(name: CriterionName, limit: number): string {
  return `${criterionLabel(name)} ${writeFigure(FIGURES[name].unit, limit)}`
}

interface Checked {
  readonly meets: boolean
  /** How far it is from the limit, to 0.01. */
  readonly by: number
}

/** Whether a result meets a limit; null while it is not known. */
export function checkCriterion(name: CriterionName, limit: number, result: Outcome<number>): Checked | null {
  if (!isKnown(result)) return null
  const above = round(result.value - limit, 2)
  return { meets: figureOf(name).better === 'lower' ? above <= 0 : above >= 0, by: Math.abs(above) }
}
