import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState } from '../model/calculator-state.ts'

/**
 * The capital value on record for an address, where the form of that address has none. It is no change of the person's own: a
 * calculation that was loaded without one has nothing unsaved by it, and Undo stays.
 */
export function prefillCapitalValue(state: CalculatorState, property: string, onRecord: number): CalculatorState {
  const { form, clean, problems } = state
  if (form.property !== property || form.capital_value !== null || problems.capital_value !== undefined) return state
  const filled: CalculationInputs = { ...form, capital_value: onRecord }
  if (form === clean) return { ...state, form: filled, clean: filled }
  const untouched = clean.property === property && clean.capital_value === null
  return { ...state, form: filled, clean: untouched ? { ...clean, capital_value: onRecord } : clean }
}

/** The capital value on record goes with its address; one that was typed stays. */
export function leaveCapitalValue(state: CalculatorState, property: string, onRecord: number): CalculatorState {
  const { form } = state
  if (form.property === property || form.capital_value !== onRecord) return state
  return { ...state, form: { ...form, capital_value: null } }
}
