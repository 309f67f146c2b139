import { fieldsIn } from '@homeyield/domain/calculation/fields'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setField } from '../model/calculator-transitions.ts'

/** Turns the switch. Off, its fields are hidden and cannot be corrected: refused figures are dropped. */
export function setLivesHere(state: CalculatorState, lives: boolean): CalculatorState {
  const next = setField(state, 'lives_here', lives)
  if (lives) return next
  const refused = FIGURES.filter((field) => fieldProblem(state, field) !== null)
  return refused.reduce((dropped, field) => setField(dropped, field, null), next)
}

const FIGURES = fieldsIn('own-home').filter((field) => field !== 'lives_here' && field !== 'room_tenants')
