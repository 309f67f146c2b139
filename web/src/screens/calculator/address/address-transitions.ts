import { fieldsIn } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { leavesSuburb } from '@homeyield/domain/property/leaves-suburb'
import { takeMarketRent } from '@homeyield/domain/rent/rent-transitions'
import type { CalculatorState, MarketRent } from '../model/calculator-state.ts'
import { entriesOf, withForm } from '../model/calculator-state.ts'
import { chooseAddress, withoutProblem } from '../model/calculator-transitions.ts'
import type { ChosenAddress } from '../../../components/addresses/read-address.ts'

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
  return TYPED_RENT.some((field) => form[field] !== before[field]) ? withTypedRent(arrived, form) : arrived
}

/** The state with the rent that was typed into `form`, if any. */
export function withTypedRent(state: CalculatorState, form: CalculationInputs): CalculatorState {
  if (form.rent_source !== 'typed' && !BOUNDS.some((bound) => form[bound])) return state
  const typed = Object.fromEntries(TYPED_RENT.map((field) => [field, form[field]]))
  return withForm(state, { ...state.form, ...typed })
}

/**
 * Whether the area of an address is not known: it was imported, typed without a connection, or sent by a client of the
 * API. Until it is found, the address may be corrected, and the home stays the same.
 */
export function isPlaceOpen({ form, saved }: CalculatorState): boolean {
  return form.property !== '' && form.sa2_code === null && form.meshblock === null && !saved?.readonly
}

/** Whether a suburb was typed whose area is not known. */
export function isSuburbOpen(state: CalculatorState): boolean {
  return state.form.suburb !== null && isPlaceOpen(state)
}

/** Gives a home its found address and its market rent. Dwelling, bedrooms, a typed rent and a photo stay. */
export function completeAddress(
  state: CalculatorState,
  address: Partial<ChosenAddress>,
  marketRent: MarketRent,
): CalculatorState {
  const { form } = state
  const found = { ...withoutProblem(state, 'property', 'address'), marketRent, addressTyped: false }
  const completed = { ...form, ...address }
  const entries = entriesOf(marketRent)
  if (entries === null) return withForm(found, completed)
  return withTypedRent(withForm(found, takeMarketRent(completed, entries)), form)
}

/** Corrects an address whose area is not known. */
export function correctAddress(state: CalculatorState, property: string, suburb: string | null): CalculatorState {
  const { form } = state
  const city = suburb === form.suburb ? form.city : null
  const corrected = { ...form, property, suburb, city, is_sample_address: false }
  return { ...withForm(withoutProblem(state, 'property', 'address'), corrected), addressTyped: true }
}

/** Whether a typed text mends an address whose area is not known. */
export function isCorrection(state: CalculatorState, typed: string): boolean {
  const text = typed.trim()
  return isPlaceOpen(state) && text !== '' && text !== state.form.property
}

/** Mends the address; its suburb and town stay unless the text named the suburb and no longer does. */
export function takeCorrection(state: CalculatorState, typed: string): CalculatorState {
  const { property, suburb } = state.form
  return correctAddress(state, typed.trim(), leavesSuburb(property, typed, suburb) ? null : suburb)
}

const NOWHERE = {
  property: '',
  is_sample_address: false,
  suburb: null,
  city: null,
  meshblock: null,
  sa2_code: null,
}

/** Leaves the address with its market rent; a typed rent and everything else stay. */
export function leavePlace(state: CalculatorState): CalculatorState {
  return withTypedRent(chooseAddress(state, NOWHERE, { status: 'none' }), state.form)
}

/** Renames the address by hand; the place and its rent stay the same. */
export function renameAddress(state: CalculatorState, property: string): CalculatorState {
  const form = { ...state.form, property, is_sample_address: false, meshblock: null }
  return { ...withForm(withoutProblem(state, 'property', 'address'), form), addressTyped: true }
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
  if (!untouched) return showMarketRent(state, marketRent)
  const entries = entriesOf(marketRent)
  if (!state.bedroomsKnown || entries === null) return chooseAddress(state, address, marketRent)
  return withForm({ ...state, marketRent }, takeMarketRent(state.form, entries))
}

/** Shows the market rent as evidence; changes no figure. */
export function showMarketRent(state: CalculatorState, marketRent: MarketRent): CalculatorState {
  return { ...state, marketRent }
}

/** Takes the market rent that is shown as evidence. */
export function takeShownRent(state: CalculatorState): CalculatorState {
  const entries = entriesOf(state.marketRent)
  return entries === null ? state : withForm(state, takeMarketRent(state.form, entries))
}

/** Takes the market rent with or without the step to the newest month; a rent of one's own stays. */
export function chooseIndexStep(state: CalculatorState, market_indexed: boolean): CalculatorState {
  const form = { ...state.form, market_indexed }
  const entries = entriesOf(state.marketRent)
  return entries === null ? state : withTypedRent(withForm(state, takeMarketRent(form, entries)), form)
}

const TYPED_RENT = ['rent_source', ...fieldsIn('rent')] as const
const BOUNDS = fieldsIn('rent').filter((field) => field !== 'weekly_rental_income')
