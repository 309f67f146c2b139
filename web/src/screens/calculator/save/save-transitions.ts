import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState } from '../model/calculator-state.ts'
import { openedOf, savedOf, stateOf, withForm } from '../model/calculator-state.ts'

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

/** The form as it is, of the version saved elsewhere. */
export function withTheirVersion(state: CalculatorState, theirs: SavedCalculation): CalculatorState {
  // What the open scenario changes is what differs from the calculation it was made from.
  return { ...state, saved: { ...savedOf(theirs), scenario: state.saved?.scenario ?? null } }
}

/** The version saved elsewhere, with the market rent where that is of the same area. */
export function withTheirs(
  { form, marketRent, saved: mine }: CalculatorState,
  theirs: SavedCalculation,
): CalculatorState {
  const opened = openedOf(theirs, mine?.scenario)
  const state = stateOf(opened.form, opened.saved)
  return form.sa2_code === theirs.sa2_code ? { ...state, marketRent } : state
}

export function asNew(state: CalculatorState): CalculatorState {
  return { ...state, saved: null }
}

export function withRefusals(state: CalculatorState, fields: Readonly<Record<string, string>>): CalculatorState {
  return { ...state, problems: { ...state.problems, ...fields } }
}
