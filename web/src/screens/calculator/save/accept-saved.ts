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
  if (state.form !== sent) {
    const { recordedValue } = state
    const isRecorded = sent.capital_value === null && state.form.capital_value === recordedValue
    const changed = isRecorded ? { ...sent, capital_value: recordedValue } : sent
    return { ...state, saved, clean: changed, problems: {} }
  }
  return { ...withForm(state, clean), saved, clean, problems: {} }
}
