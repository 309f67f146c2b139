import { fieldsIn } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState, MarketRent } from '../model/calculator-state.ts'
import { withForm } from '../model/calculator-state.ts'
import { chooseAddress, withoutProblem } from '../model/calculator-transitions.ts'
import type { ChosenAddress } from '../model/calculator-transitions.ts'

/**
 * Applies an address that was chosen when the form was `before`. What the person typed or changed since then wins, where the
 * area has it.
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

/** Renames the address by hand; the place and its rent stay the same. */
export function renameAddress(state: CalculatorState, property: string): CalculatorState {
  const form = { ...state.form, property, is_sample_address: false, meshblock: null }
  return withForm(withoutProblem(state, 'property', 'address'), form)
}

/**
 * Applies a market rent that could not be fetched at first: only if no rent was entered since, and never to a saved
 * calculation, which shows it as evidence.
 */
export function applyLateMarketRent(
  state: CalculatorState,
  address: ChosenAddress,
  marketRent: MarketRent,
): CalculatorState {
  const untouched = state.saved === null && !state.figures.weekly_rental_income
  return untouched ? chooseAddress(state, address, marketRent) : showMarketRent(state, marketRent)
}

/** Shows the market rent as evidence; changes no figure. */
export function showMarketRent(state: CalculatorState, marketRent: MarketRent): CalculatorState {
  return { ...state, marketRent }
}

const TYPED_RENT = ['rent_source', ...fieldsIn('rent')] as const
const BOUNDS = fieldsIn('rent').filter((field) => field !== 'weekly_rental_income')
