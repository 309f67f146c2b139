import { fieldsIn } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState, MarketRent } from '../model/calculator-state.ts'
import { withForm } from '../model/calculator-state.ts'
import { chooseAddress, withoutProblem } from '../model/calculator-transitions.ts'
import type { ChosenAddress } from '../model/calculator-transitions.ts'

/**
 * The address that was chosen when the form was `before`: a rent or a range that was typed since stays. Dwelling and bedrooms
 * that were changed since stay too, where the area has them.
 */
export function applyAddress(
  state: CalculatorState,
  before: CalculationInputs,
  address: ChosenAddress,
  marketRent: MarketRent,
): CalculatorState {
  const arrived = chooseAddress(state, address, marketRent)
  const { form } = state
  const isTyped = form.rent_source === 'typed' || BOUNDS.some((bound) => form[bound])
  const changed = TYPED_RENT.filter((field) => form[field] !== before[field])
  if (!isTyped || changed.length === 0) return arrived
  const typed = Object.fromEntries(TYPED_RENT.map((field) => [field, form[field]]))
  return withForm(arrived, { ...arrived.form, ...typed })
}

/** Another name for the address, written by hand: the place stays, and with it the rent. */
export function renameAddress(state: CalculatorState, property: string): CalculatorState {
  const form = { ...state.form, property, is_sample_address: false, meshblock: null }
  return withForm(withoutProblem(state, 'property', 'address'), form)
}

/**
 * The market rent that could not be fetched at first. It is taken only where no rent has been entered by hand since, and never
 * for a calculation that is saved: there it is evidence.
 */
export function applyLateMarketRent(
  state: CalculatorState,
  address: ChosenAddress,
  marketRent: MarketRent,
): CalculatorState {
  const untouched = state.saved === null && !state.figures.weekly_rental_income
  return untouched ? chooseAddress(state, address, marketRent) : showMarketRent(state, marketRent)
}

/** The market rent of an address that is already there, as after loading: evidence, which moves no figure. */
export function showMarketRent(state: CalculatorState, marketRent: MarketRent): CalculatorState {
  return { ...state, marketRent }
}

const TYPED_RENT = ['rent_source', ...fieldsIn('rent')] as const
const BOUNDS = fieldsIn('rent').filter((field) => field !== 'weekly_rental_income')
