import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { toCents } from '@homeyield/domain/money/round'
import { loanPartsOf, placingOf } from '../loans/loan-part.ts'
import type { LoanPart } from '../loans/loan-part.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setAnalysis, setField, typeWeeklyRent } from '../model/calculator-transitions.ts'
import type { Question } from './questions.ts'

/** The calculation with an answer; the parts of its loan keep their proportions. */
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
  const loan = state.figures.loan ?? 0
  const was = before.figures.loan ?? 0
  if (parts.length < 2 || was === 0 || loan === 0 || loan === was) return state
  const hasRest = parts.some((part) => placingOf(part) === 'rest')
  const shares = parts.every((part) => placingOf(part) === 'share')
  return setAnalysis(state, {
    loans: parts.map((part, index) => {
      // Cents that are lost in rounding go to the last part.
      const isLast = index === parts.length - 1 && !hasRest && !shares
      return isLast ? withAmount(part, null) : scaled(part, loan / was)
    }),
  })
}

function scaled(part: LoanPart, scale: number): LoanPart {
  return typeof part.amount === 'number' ? withAmount(part, toCents(part.amount * scale)) : part
}

function withAmount(part: LoanPart, amount: number | null): LoanPart {
  return { ...part, amount, share_pct: null }
}
