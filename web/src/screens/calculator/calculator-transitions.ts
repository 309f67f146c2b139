import type { RentRangeFields } from '@homeyield/domain/appraisal/appraise'
import { MOST_BEDROOMS_IN_MARKET_RENTS } from '@homeyield/domain/property/property-options'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import { bedroomRange, findMarketRent, settleBedrooms, settleDwelling } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { CalculatorForm, FormField } from './calculator-form.ts'
import type { CalculatorState, MarketRent } from './calculator-state.ts'
import { withForm } from './calculator-state.ts'

/** An address as it was found or entered. */
export type ChosenAddress = Pick<
  CalculatorForm,
  'property' | 'is_sample_address' | 'suburb' | 'city' | 'meshblock' | 'sa2_code'
>

/** Sets a field that moves no other field. */
export function setField<Field extends FormField>(
  state: CalculatorState,
  field: Field,
  value: CalculatorForm[Field],
): CalculatorState {
  return withForm(withoutProblem(state, field), { ...state.form, [field]: value })
}

/**
 * An address and its market rent, together. Dwelling and bedrooms move to what the area has; without any entry the ranges
 * are 0. Source: specification section 4, "Market rent".
 */
export function chooseAddress(state: CalculatorState, address: ChosenAddress, marketRent: MarketRent): CalculatorState {
  const moved = { ...withoutProblem(state, 'property', 'address'), marketRent }
  const form = { ...state.form, ...address }
  if (marketRent.status === 'found') return withForm(moved, settleOn(form, marketRent.entries))
  return withForm(moved, { ...form, ...WITHOUT_MARKET_RENT })
}

/** Another dwelling: the bedrooms move into its range, and the market's rent is taken. */
export function changeDwelling(state: CalculatorState, dwelling: Dwelling): CalculatorState {
  const form = { ...state.form, dwelling }
  return withForm(state, retakeMarketRent(form, state.marketRent))
}

/** Another bedroom count: the market's rent for it is taken. */
export function changeBedrooms(state: CalculatorState, bedrooms: number | null): CalculatorState {
  if (bedrooms === null) return state
  const form = { ...state.form, number_of_bedrooms: Math.min(Math.max(Math.round(bedrooms), 1), 20) }
  const cleared = withoutProblem(state, 'number_of_bedrooms')
  const { marketRent } = state
  if (marketRent.status !== 'found') return withForm(cleared, { ...form, ...untyped(form) })
  return withForm(cleared, takeEntry(form, marketRent.entries))
}

/** Another quality: a typed rent gives way to the market's or the range's. Source: decisions section 2, `typed`. */
export function changeQuality(state: CalculatorState, quality: number | null): CalculatorState {
  if (quality === null) return state
  const form = { ...state.form, house_condition: Math.min(Math.max(Math.round(quality), 0), 100) }
  return withForm(withoutProblem(state, 'house_condition'), { ...form, ...untyped(form) })
}

/** Says what is wrong with a field, or that nothing is any more. */
export function setProblem(
  state: CalculatorState,
  field: FormField | 'address',
  problem: string | null,
): CalculatorState {
  if (problem === null) return withoutProblem(state, field)
  return { ...state, problems: { ...state.problems, [field]: problem } }
}

/** A range with nothing in it. */
export const NO_RANGE: RentRangeFields = {
  weekly_rental_income_lower: null,
  weekly_rental_income_upper: null,
  monthly_rental_income_lower: null,
  monthly_rental_income_upper: null,
  yearly_rental_income_lower: null,
  yearly_rental_income_upper: null,
}

// Nothing is known of the market here: ranges of 0 until the person enters their own (specification section 4).
const WITHOUT_MARKET_RENT = {
  market_lower_quartile: null,
  market_upper_quartile: null,
  market_period: null,
  weekly_rental_income: null,
  rent_source: 'range' as const,
  weekly_rental_income_lower: 0,
  weekly_rental_income_upper: 0,
  monthly_rental_income_lower: 0,
  monthly_rental_income_upper: 0,
  yearly_rental_income_lower: 0,
  yearly_rental_income_upper: 0,
}

function settleOn(form: CalculatorForm, entries: readonly MarketRentEntry[]): CalculatorForm {
  return settleBedroomsOn({ ...form, dwelling: settleDwelling(entries, form.dwelling) }, entries)
}

function settleBedroomsOn(form: CalculatorForm, entries: readonly MarketRentEntry[]): CalculatorForm {
  const range = bedroomRange(entries, form.dwelling)
  // Five stands for five and more, so a home of seven bedrooms stays one.
  const open = range?.highest === MOST_BEDROOMS_IN_MARKET_RENTS && form.number_of_bedrooms > range.highest
  const number_of_bedrooms = open ? form.number_of_bedrooms : settleBedrooms(range, form.number_of_bedrooms)
  return takeEntry({ ...form, number_of_bedrooms }, entries)
}

function retakeMarketRent(form: CalculatorForm, marketRent: MarketRent): CalculatorForm {
  return marketRent.status === 'found' ? settleBedroomsOn(form, marketRent.entries) : { ...form, ...untyped(form) }
}

function takeEntry(form: CalculatorForm, entries: readonly MarketRentEntry[]): CalculatorForm {
  const entry = findMarketRent(entries, form.dwelling, form.number_of_bedrooms)
  if (entry === null) return { ...form, ...WITHOUT_MARKET_RENT }
  return {
    ...form,
    ...NO_RANGE,
    rent_source: 'market',
    weekly_rental_income: null,
    market_lower_quartile: entry.lower_quartile,
    market_upper_quartile: entry.upper_quartile,
    market_period: entry.period,
  }
}

/** What a form's rent comes from once it is not typed any more. */
export function untyped(form: CalculatorForm): Partial<CalculatorForm> {
  if (form.rent_source !== 'typed') return {}
  const known = form.market_lower_quartile !== null && form.market_upper_quartile !== null
  return { rent_source: known ? 'market' : 'range', weekly_rental_income: null }
}

/** The state without what some fields say is wrong. */
export function withoutProblem(state: CalculatorState, ...fields: (FormField | 'address')[]): CalculatorState {
  if (fields.every((field) => state.problems[field] === undefined)) return state
  const gone = new Set<string>(fields)
  return {
    ...state,
    problems: Object.fromEntries(Object.entries(state.problems).filter(([field]) => !gone.has(field))),
  }
}
