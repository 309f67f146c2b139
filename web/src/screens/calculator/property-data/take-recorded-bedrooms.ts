import { withTypedRent } from '../address/address-transitions.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { changeBedrooms, undoStartAgain } from '../model/calculator-transitions.ts'

/**
 * Takes the bedrooms of the property's record where they are only assumed; a rent typed meanwhile stays, and so does an
 * open Undo.
 */
export function takeRecordedBedrooms(state: CalculatorState, property: string, bedrooms: number): CalculatorState {
  const taken = takeBedrooms(state, property, bedrooms)
  if (taken === state || state.undo === null) return taken
  const { form, marketRent, bedroomsKnown } = takeBedrooms(undoStartAgain(state), property, bedrooms)
  return { ...taken, undo: { section: state.undo.section, form, marketRent, bedroomsKnown } }
}

function takeBedrooms(state: CalculatorState, property: string, bedrooms: number): CalculatorState {
  const { form, saved, bedroomsKnown } = state
  if (saved !== null || bedroomsKnown || form.property !== property) return state
  const taken = changeBedrooms(state, bedrooms)
  // Not a count that anybody could type.
  return taken.form.number_of_bedrooms === bedrooms ? withTypedRent(taken, form) : state
}
