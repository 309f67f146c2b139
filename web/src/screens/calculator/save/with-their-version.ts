import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { CalculatorState } from '../model/calculator-state.ts'
import { savedOf } from '../model/calculator-state.ts'

/** The form as it is, of the version saved elsewhere. */
export function withTheirVersion(state: CalculatorState, theirs: SavedCalculation): CalculatorState {
  // What the open scenario changes is what differs from the calculation it was made from.
  return { ...state, saved: { ...savedOf(theirs), scenario: state.saved?.scenario ?? null } }
}
