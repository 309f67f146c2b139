import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState } from '../model/calculator-state.ts'
import { openedOf, withForm } from '../model/calculator-state.ts'

/**
 * Shows what the server saved (it rounds), unless the person has typed on. A capital value on record that arrived during the
 * save is no unsaved change.
 */
export function acceptSaved(
  state: CalculatorState,
  result: SavedCalculation,
  sent: CalculationInputs,
): CalculatorState {
  const { form: clean, saved } = openedOf(result, state.saved?.scenario)
  const { capital_value } = state.clean
  const onRecord = sent.capital_value === null && state.form.capital_value === capital_value
  if (state.form !== sent) return { ...state, saved, clean: onRecord ? { ...sent, capital_value } : sent, problems: {} }
  return { ...withForm(state, clean), saved, clean, problems: {} }
}
