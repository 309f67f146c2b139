import type { Appraisal, RentRangeFields } from '@homeyield/domain/appraisal/appraise'
import { fillEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { toDollars } from '@homeyield/domain/money/round'
import { MOST_BEDROOMS_IN_MARKET_RENTS } from '@homeyield/domain/property/property-options'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import { bedroomRange, findMarketRent, settleBedrooms, settleDwelling } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { fillPeriods, RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import type { CalculatorForm, FormField } from './calculator-form.ts'
import type { CalculatorState, MarketRent, Review } from './calculator-state.ts'
import { withForm } from './calculator-state.ts'
import type { SectionName } from './sections.ts'
import { SECTION_FIELDS } from './sections.ts'

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

/**
 * The address that was chosen when the form was `before`: a rent or a range that was typed since stays. Dwelling and bedrooms
 * that were changed since stay too, where the area has them.
 */
export function arriveAtAddress(
  state: CalculatorState,
  before: CalculatorForm,
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
export function nameAddress(state: CalculatorState, property: string): CalculatorState {
  const form = { ...state.form, property, is_sample_address: false, meshblock: null }
  return withForm(withoutProblem(state, 'property', 'address'), form)
}

/**
 * The market rent that could not be fetched at first. It is taken only where no rent has been entered by hand since, and never
 * for a calculation that is saved: there it is evidence.
 */
export function retakeAddress(state: CalculatorState, address: ChosenAddress, marketRent: MarketRent): CalculatorState {
  const untouched = state.saved === null && !state.figures.weekly_rental_income
  return untouched ? chooseAddress(state, address, marketRent) : showMarketRent(state, marketRent)
}

/** The market rent of an address that is already there, as after loading: evidence, which moves no figure. */
export function showMarketRent(state: CalculatorState, marketRent: MarketRent): CalculatorState {
  return { ...state, marketRent }
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

/** A typed weekly rent wins; an emptied box gives the rent back to the market or the range. */
export function typeWeeklyRent(state: CalculatorState, rent: number | null): CalculatorState {
  const cleared = withoutProblem(state, 'weekly_rental_income')
  if (rent === null) return withForm(cleared, { ...state.form, weekly_rental_income: null, ...untyped(state.form) })
  const form = { ...state.form, ...rangeOf(state.figures), weekly_rental_income: rent, rent_source: 'typed' as const }
  return withForm(cleared, form)
}

/** A typed bound: the other two periods are filled, and the rent comes from the range. Source: specification section 4. */
export function typeBound(
  state: CalculatorState,
  bound: 'lower' | 'upper',
  period: RentPeriod,
  rent: number | null,
): CalculatorState {
  const filled = fillPeriods(period, rent)
  const form = {
    ...state.form,
    ...rangeOf(state.figures),
    [`weekly_rental_income_${bound}`]: filled.weekly,
    [`monthly_rental_income_${bound}`]: filled.monthly,
    [`yearly_rental_income_${bound}`]: filled.yearly,
    rent_source: 'range' as const,
    weekly_rental_income: null,
  }
  return withForm(withoutProblem(state, `${period}_rental_income_${bound}`), form)
}

/** A typed bound of the professional's estimate, in whole NZD: the other two periods are filled. Source: specification section 4. */
export function typeEstimate(
  state: CalculatorState,
  bound: 'lower' | 'upper',
  period: RentPeriod,
  rent: number | null,
): CalculatorState {
  const filled = fillEstimate(bound, period, rent === null ? null : toDollars(rent))
  const cleared = withoutProblem(state, ...RENT_PERIODS.map((filling) => `estimate_${filling}_${bound}` as const))
  return withForm(cleared, { ...state.form, ...filled })
}

/** Opens the professional's review, hides it, or sets its logo option. */
export function setReview(state: CalculatorState, change: Partial<Review>): CalculatorState {
  return { ...state, review: { ...state.review, ...change } }
}

/** The estimate and its reason gone, and the review hidden; Undo brings them back. Source: specification section 4, "Estimate section". */
export function clearEstimate(state: CalculatorState, defaults: CalculatorForm): CalculatorState {
  return setReview(startAgain(state, 'review', defaults), { asked: false, checked: false })
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

/** A section back at its defaults, with what it held kept for Undo. Source: decisions section 5, "Start again". */
export function startAgain(state: CalculatorState, section: SectionName, defaults: CalculatorForm): CalculatorState {
  const fields: readonly FormField[] = SECTION_FIELDS[section]
  const reset = Object.fromEntries(fields.map((field) => [field, defaults[field]]))
  const next = withForm(withoutProblem(state, ...fields), { ...state.form, ...reset })
  const settled = section === 'rental-assessment' ? settleAddress(next, state) : next
  return { ...settled, undo: { section, form: state.form, marketRent: state.marketRent } }
}

// A saved calculation is that of its address and keeps it; a new one has none any more.
function settleAddress(next: CalculatorState, { form, saved, marketRent }: CalculatorState): CalculatorState {
  if (saved === null) return { ...next, marketRent: { status: 'none' } }
  const { property, is_sample_address, suburb, city, meshblock, sa2_code } = form
  return chooseAddress(next, { property, is_sample_address, suburb, city, meshblock, sa2_code }, marketRent)
}

/** What Start again took away, back again. */
export function undoStartAgain(state: CalculatorState): CalculatorState {
  if (!state.undo) return state
  return withForm({ ...state, marketRent: state.undo.marketRent }, state.undo.form)
}

const NO_RANGE: RentRangeFields = {
  weekly_rental_income_lower: null,
  weekly_rental_income_upper: null,
  monthly_rental_income_lower: null,
  monthly_rental_income_upper: null,
  yearly_rental_income_lower: null,
  yearly_rental_income_upper: null,
}

const BOUNDS = Object.keys(NO_RANGE) as (keyof RentRangeFields)[]
const TYPED_RENT = ['rent_source', 'weekly_rental_income', ...BOUNDS] as const

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

function untyped(form: CalculatorForm): Partial<CalculatorForm> {
  if (form.rent_source !== 'typed') return {}
  const known = form.market_lower_quartile !== null && form.market_upper_quartile !== null
  return { rent_source: known ? 'market' : 'range', weekly_rental_income: null }
}

function rangeOf(figures: Appraisal): RentRangeFields {
  return {
    weekly_rental_income_lower: figures.weekly_rental_income_lower,
    weekly_rental_income_upper: figures.weekly_rental_income_upper,
    monthly_rental_income_lower: figures.monthly_rental_income_lower,
    monthly_rental_income_upper: figures.monthly_rental_income_upper,
    yearly_rental_income_lower: figures.yearly_rental_income_lower,
    yearly_rental_income_upper: figures.yearly_rental_income_upper,
  }
}

function withoutProblem(state: CalculatorState, ...fields: (FormField | 'address')[]): CalculatorState {
  if (fields.every((field) => state.problems[field] === undefined)) return state
  const gone = new Set<string>(fields)
  return {
    ...state,
    problems: Object.fromEntries(Object.entries(state.problems).filter(([field]) => !gone.has(field))),
  }
}
