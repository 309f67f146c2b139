import { scaleLoans } from '@homeyield/domain/loans/scale-loans'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { toCents } from '@homeyield/domain/money/round'
import { loanPartsOf } from '../model/loan-part.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setAnalysis, setField, typeWeeklyRent } from '../model/calculator-transitions.ts'
import type { Question } from './questions.ts'

/** The calculation with an answer; the proportions of its loan parts stay. */
export function applyAnswer(state: CalculatorState, { asked, target }: Question, amount: number): CalculatorState {
  if (asked === 'rent') return typeWeeklyRent(state, amount)
  if (asked === 'deposit') return scaleParts(setField(state, 'deposit', amount), state)
  const priced = setField(state, 'purchase_price', amount)
  const holdsShare = target === 'cash' && state.form.analysis?.hold === 'deposit_pct'
  return scaleParts(holdsShare ? setField(priced, 'deposit', sameShare(state.form, amount)) : priced, state)
}

function sameShare({ deposit, purchase_price: price }: CalculationInputs, amount: number): number | null {
  return deposit === null || !price ? deposit : toCents((deposit / price) * amount)
}

function scaleParts(state: CalculatorState, before: CalculatorState): CalculatorState {
  const parts = loanPartsOf(state.form)
  const scaled = scaleLoans(parts, before.figures.loan ?? 0, state.figures.loan ?? 0)
  return scaled === parts ? state : setAnalysis(state, { loans: scaled })
}
