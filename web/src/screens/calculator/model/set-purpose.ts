import { fieldsIn } from '@homeyield/domain/calculation/fields'
import type { Purpose } from '@homeyield/domain/calculation/purpose'
import { fieldProblem } from './calculator-state.ts'
import type { CalculatorState } from './calculator-state.ts'
import { setAnalysis, setField } from './calculator-transitions.ts'

/**
 * Sets what the home is for, which also decides the limits of a bank. Where nobody lives in it, the fields of that are
 * hidden and cannot be corrected: refused figures are dropped.
 */
export function setPurpose(state: CalculatorState, purpose: Purpose): CalculatorState {
  const next = setField(withoutOwnLimits(state), 'purpose', purpose)
  if (purpose === 'live_in') return next
  const refused = FIGURES.filter((field) => fieldProblem(state, field) !== null)
  return refused.reduce((dropped, field) => setField(dropped, field, null), next)
}

const FIGURES = fieldsIn('own-home').filter((field) => field !== 'purpose' && field !== 'room_tenants')

function withoutOwnLimits(state: CalculatorState): CalculatorState {
  return (state.form.analysis?.owner_occupied ?? null) === null ? state : setAnalysis(state, { owner_occupied: null })
}
