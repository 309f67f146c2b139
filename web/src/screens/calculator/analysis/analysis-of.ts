import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { analyse } from '@homeyield/domain/analysis/analyse'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { today } from '../model/today.ts'

const ofFree = new WeakMap<CalculationInputs, Analysis>()
const ofPremium = new WeakMap<CalculationInputs, Analysis>()

/** The analysis of a form, computed once for every panel that shows a part of it. */
export function analysisOf(form: CalculationInputs, premium: boolean): Analysis {
  const known = premium ? ofPremium : ofFree
  const made = known.get(form) ?? compute(form, premium)
  known.set(form, made)
  return made
}

function compute(form: CalculationInputs, premium: boolean): Analysis {
  const day = today()
  return analyse(form, completeAnalysis(form, day, premium), { premium, withPayments: false, today: day })
}
