import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import { fillEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { toDollars } from '@homeyield/domain/money/round'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import type { RentPeriod } from '@homeyield/domain/rent/rent-period'
import {
  takeRentOfBedrooms,
  takeRentOfDwelling,
  takeMarketRent,
  typeRent,
  typeRentBound,
  withoutMarketRent,
  withoutTypedRent,
} from '@homeyield/domain/rent/rent-transitions'
import type { SectionName } from '@homeyield/domain/fields/field'
import type { CalculationInputs, FieldName } from '@homeyield/domain/calculation/fields'
import { fieldsOfSection } from '@homeyield/domain/calculation/fields'
import type { ChosenAddress } from '../../../components/addresses/read-address.ts'
import type { CalculatorState, MarketRent, ProblemKey } from './calculator-state.ts'
import { areBedroomsAsked, entriesOf, withForm } from './calculator-state.ts'

/** Sets a field that changes no other field. */
export function setField<Field extends FieldName>(
  state: CalculatorState,
  field: Field,
  value: CalculationInputs[Field],
): CalculatorState {
  return withForm(withoutProblem(state, field), { ...state.form, [field]: value })
}

/**
 * Sets the address and its market rent. Dwelling and bedrooms move to those the area has; without an entry the ranges
 * are 0. Bedrooms that moved, or that were another home's, are asked again.
 */
export function chooseAddress(state: CalculatorState, address: ChosenAddress, marketRent: MarketRent): CalculatorState {
  const moved = { ...withoutProblem(state, 'property', 'address'), marketRent, addressTyped: false }
  const form = { ...state.form, ...address }
  const entries = entriesOf(marketRent)
  const next = entries === null ? withoutMarketRent(form) : takeRentOfDwelling(form, entries)
  const isSameHome = state.form.property === '' || state.form.property === next.property
  const bedroomsKnown = state.bedroomsKnown && isSameHome && state.form.number_of_bedrooms === next.number_of_bedrooms
  return withForm({ ...moved, bedroomsKnown }, next)
}

/** Changes the dwelling; its market rent applies. Bedrooms that are only assumed move into its range. */
export function changeDwelling(state: CalculatorState, dwelling: Dwelling): CalculatorState {
  const form = { ...state.form, dwelling }
  const entries = entriesOf(state.marketRent)
  if (entries === null) return withForm(state, withoutTypedRent(form))
  const take = areBedroomsAsked(state) ? takeRentOfBedrooms : takeMarketRent
  return withForm(state, take(form, entries))
}

/** Changes the bedrooms; their market rent applies. The same count changes no rent; one that cannot be is not taken. */
export function changeBedrooms(state: CalculatorState, bedrooms: number | null): CalculatorState {
  if (!isCount('number_of_bedrooms', bedrooms)) return state
  const form = { ...state.form, number_of_bedrooms: bedrooms }
  const cleared = { ...withoutProblem(state, 'number_of_bedrooms'), bedroomsKnown: true }
  if (form.number_of_bedrooms === state.form.number_of_bedrooms) return cleared
  const entries = entriesOf(state.marketRent)
  return withForm(cleared, entries === null ? withoutTypedRent(form) : takeMarketRent(form, entries))
}

/** Changes the quality; the market's or the range's rent replaces a typed one. */
export function changeQuality(state: CalculatorState, quality: number | null): CalculatorState {
  if (!isCount('house_condition', quality)) return state
  const form = { ...state.form, house_condition: quality }
  return withForm(withoutProblem(state, 'house_condition'), withoutTypedRent(form))
}

function isCount(field: 'number_of_bedrooms' | 'house_condition', value: number | null): value is number {
  return value !== null && Number.isInteger(value) && limitProblem(field, value) === null
}

/** Sets inputs of the analysis; null returns one to its default. */
export function setAnalysis(state: CalculatorState, changes: GivenAnalysis): CalculatorState {
  const given = Object.entries({ ...state.form.analysis, ...changes }).filter(([, value]) => (value ?? null) !== null)
  return withForm(state, { ...state.form, analysis: given.length > 0 ? Object.fromEntries(given) : null })
}

/** Sets or clears the message at a field. */
export function setProblem(state: CalculatorState, field: ProblemKey, problem: string | null): CalculatorState {
  if (problem === null) return withoutProblem(state, field)
  return { ...state, problems: { ...state.problems, [field]: problem } }
}

/** Sets the weekly rent; empty returns to the rent from the market or the range. */
export function typeWeeklyRent(state: CalculatorState, rent: number | null): CalculatorState {
  return withForm(withoutProblem(state, 'weekly_rental_income'), typeRent(state.form, state.figures, rent))
}

/** Sets one bound: fills the other two periods, and the rent follows the range. */
export function typeBound(
  state: CalculatorState,
  bound: 'lower' | 'upper',
  period: RentPeriod,
  rent: number | null,
): CalculatorState {
  const form = typeRentBound(state.form, state.figures, bound, period, rent)
  return withForm(withoutProblem(state, `${period}_rental_income_${bound}`), form)
}

/** Sets one bound of the estimate, in whole NZD, and fills the other two periods. */
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

export function withoutProblem(state: CalculatorState, ...fields: ProblemKey[]): CalculatorState {
  if (fields.every((field) => state.problems[field] === undefined)) return state
  const gone = new Set<string>(fields)
  return {
    ...state,
    problems: Object.fromEntries(Object.entries(state.problems).filter(([field]) => !gone.has(field))),
  }
}

/** Resets a section to its defaults, with Undo. */
export function startAgain(state: CalculatorState, section: SectionName, defaults: CalculationInputs): CalculatorState {
  const fields = fieldsOfSection(section)
  const reset = Object.fromEntries(fields.map((field) => [field, defaults[field]]))
  const next = withForm(withoutProblem(state, ...fields), { ...state.form, ...reset })
  const emptied = section === 'rental-assessment' ? resetAddress(next, state) : resetLoans(next, section)
  return {
    ...emptied,
    undo: { section, form: state.form, marketRent: state.marketRent, bedroomsKnown: state.bedroomsKnown },
  }
}

function resetLoans(next: CalculatorState, section: SectionName): CalculatorState {
  const { loans: given, settlement_date } = next.form.analysis ?? {}
  if (section !== 'borrowing' || (!given && !settlement_date)) return next
  const loans = (Object.keys(next.problems) as ProblemKey[]).filter((key) => key.startsWith('analysis.loans'))
  return setAnalysis(withoutProblem(next, ...loans, 'analysis.settlement_date'), { loans: null, settlement_date: null })
}

// A saved calculation stays with its address; a new one loses it.
function resetAddress(next: CalculatorState, { form, saved, marketRent }: CalculatorState): CalculatorState {
  if (saved === null) return { ...next, marketRent: { status: 'none' }, bedroomsKnown: false }
  const { property, is_sample_address, suburb, city, meshblock, sa2_code } = form
  return chooseAddress(next, { property, is_sample_address, suburb, city, meshblock, sa2_code }, marketRent)
}

export function undoStartAgain(state: CalculatorState): CalculatorState {
  if (!state.undo) return state
  const { form, marketRent, bedroomsKnown } = state.undo
  return withForm({ ...state, marketRent, bedroomsKnown }, form)
}
