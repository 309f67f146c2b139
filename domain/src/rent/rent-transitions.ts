import type { PropertyInputs } from '../property/property-fields.ts'
import { MAX_BEDROOMS_IN_MARKET_RENTS } from '../property/property-options.ts'
import { bedroomRange, findMarketRent, chooseBedrooms, chooseDwelling } from './market-rent-choice.ts'
import type { RentFigures } from './rent-table.ts'
import { withoutIndexStep } from './without-index-step.ts'
import type { RentFields, RentRangeFields } from './rent-fields.ts'
import { fillPeriods, NO_RENT, RENT_PERIODS, resolvePeriods } from './rent-period.ts'
import type { RentByPeriod, RentPeriod } from './rent-period.ts'

type Bound = 'lower' | 'upper'

/** A home and its rent. */
type RentedHome = PropertyInputs & RentFields

const NO_RANGE: RentRangeFields = { ...boundFields('lower', NO_RENT), ...boundFields('upper', NO_RENT) }

const ZERO: RentByPeriod = { weekly: 0, monthly: 0, yearly: 0 }

const NO_MARKET_RENT = {
  market_lower_quartile: null,
  market_upper_quartile: null,
  market_period: null,
  market_confidence: null,
  market_interval_lower: null,
  market_interval_upper: null,
} as const

/**
 * The inputs without market rent: ranges of 0 until the person enters their own. Source: docs/method/calculator.md,
 * "Rent".
 */
export function withoutMarketRent<Inputs extends RentedHome>(inputs: Inputs): Inputs {
  return {
    ...inputs,
    ...NO_MARKET_RENT,
    weekly_rental_income: null,
    rent_source: 'range',
    ...boundFields('lower', ZERO),
    ...boundFields('upper', ZERO),
  }
}

/** The inputs with the market rent of their dwelling and bedrooms. */
export function takeMarketRent<Inputs extends RentedHome>(inputs: Inputs, entries: readonly RentFigures[]): Inputs {
  const found = findMarketRent(entries, inputs.dwelling, inputs.number_of_bedrooms)
  if (found === null) return withoutMarketRent(inputs)
  const withoutStep = inputs.market_indexed ? null : withoutIndexStep(found)
  const entry = withoutStep ?? found
  return {
    ...inputs,
    ...NO_RANGE,
    market_indexed: withoutStep === null,
    rent_source: 'market',
    weekly_rental_income: null,
    market_lower_quartile: entry.lower_quartile,
    market_upper_quartile: entry.upper_quartile,
    market_period: entry.period,
    market_confidence: entry.confidence,
    market_interval_lower: entry.interval_80[0],
    market_interval_upper: entry.interval_80[1],
  }
}

/** Moves the bedrooms to a count that has market rents, except for a room, then takes the market rent. */
export function takeRentOfBedrooms<Inputs extends RentedHome>(inputs: Inputs, entries: readonly RentFigures[]): Inputs {
  if (inputs.dwelling === 'Room') return takeMarketRent(inputs, entries)
  const range = bedroomRange(entries, inputs.dwelling)
  // Five means five or more, so a home of seven bedrooms keeps its count.
  const open = range?.highest === MAX_BEDROOMS_IN_MARKET_RENTS && inputs.number_of_bedrooms > range.highest
  const number_of_bedrooms = open ? inputs.number_of_bedrooms : chooseBedrooms(range, inputs.number_of_bedrooms)
  return takeMarketRent({ ...inputs, number_of_bedrooms }, entries)
}

/** Moves dwelling and bedrooms to what has market rents, then takes the market rent. */
export function takeRentOfDwelling<Inputs extends RentedHome>(inputs: Inputs, entries: readonly RentFigures[]): Inputs {
  return takeRentOfBedrooms({ ...inputs, dwelling: chooseDwelling(entries, inputs.dwelling) }, entries)
}

/** The inputs without their typed rent; the rent then comes from the market or the range. */
export function withoutTypedRent<Inputs extends RentFields>(inputs: Inputs): Inputs {
  if (inputs.rent_source !== 'typed') return inputs
  return { ...inputs, rent_source: marketOrRange(inputs), weekly_rental_income: null }
}

/**
 * The inputs with a typed weekly rent, which takes precedence over `range`, the range shown so far; null removes it.
 */
export function typeRent<Inputs extends RentFields>(
  inputs: Inputs,
  range: RentRangeFields,
  rent: number | null,
): Inputs {
  if (rent === null) return withoutTypedRent({ ...inputs, weekly_rental_income: null })
  return { ...inputs, ...rangeOf(range), weekly_rental_income: rent, rent_source: 'typed' }
}

/**
 * The inputs with a typed bound: its other periods are filled, and the rent comes from the range. `range` is the range
 * shown so far. Source: docs/method/calculator.md, "Rent".
 */
export function typeRentBound<Inputs extends RentFields>(
  inputs: Inputs,
  range: RentRangeFields,
  bound: Bound,
  period: RentPeriod,
  rent: number | null,
): Inputs {
  const filled = boundFields(bound, fillPeriods(period, rent))
  return { ...inputs, ...rangeOf(range), ...filled, rent_source: 'range', weekly_rental_income: null }
}

type SentInputs = { readonly [Name in keyof RentedHome]?: RentedHome[Name] | null | undefined }

type RentInputs = RentRangeFields & Pick<RentFields, 'rent_source' | 'weekly_rental_income'>

/**
 * The rent of a saved calculation after a client's change, which may hold all inputs or only some. An input sent as it
 * was saved counts as not sent, except a typed rent. Without a `rent_source`, a changed weekly rent means `typed`, a
 * changed bound means `range`, and a changed home ends `typed`. Source: docs/method/calculator.md, "Rent".
 */
export function rentAfterChange(saved: RentedHome, sent: SentInputs): RentInputs {
  const lower = boundAfterChange(boundOf(saved, 'lower'), boundOf(sent, 'lower'))
  const upper = boundAfterChange(boundOf(saved, 'upper'), boundOf(sent, 'upper'))
  return {
    ...sourceAfterChange(saved, sent, lower !== null || upper !== null),
    ...boundFields('lower', lower ?? boundOf(saved, 'lower')),
    ...boundFields('upper', upper ?? boundOf(saved, 'upper')),
  }
}

type SentBound = Readonly<Record<RentPeriod, number | null | undefined>>

// Null when nothing changed. An unchanged period beside a changed one is stale, unless all three agree.
function boundAfterChange(saved: RentByPeriod, sent: SentBound): RentByPeriod | null {
  const changed = RENT_PERIODS.filter((period) => sent[period] !== undefined && sent[period] !== saved[period])
  if (changed.length === 0) return null
  const whole = pick(sent, RENT_PERIODS)
  const resolved = resolvePeriods(whole)
  const agrees = RENT_PERIODS.every((period) => whole[period] === resolved[period])
  return agrees ? whole : pick(sent, changed)
}

function pick(sent: SentBound, periods: readonly RentPeriod[]): RentByPeriod {
  return { ...NO_RENT, ...Object.fromEntries(periods.map((period) => [period, sent[period] ?? null])) }
}

// A rent that is not typed is not stored: it follows from the quartiles or the bounds.
function sourceAfterChange(
  saved: RentedHome,
  sent: SentInputs,
  boundsChanged: boolean,
): Pick<RentInputs, 'rent_source' | 'weekly_rental_income'> {
  const rent = sent.weekly_rental_income
  const typed = saved.rent_source === 'typed' ? saved.weekly_rental_income : null
  if (sent.rent_source) return { rent_source: sent.rent_source, weekly_rental_income: rent ?? typed }
  const changed = rent !== undefined && rent !== saved.weekly_rental_income
  if (changed && rent !== null) return { rent_source: 'typed', weekly_rental_income: rent }
  if (boundsChanged) return { rent_source: 'range', weekly_rental_income: null }
  const endsTyped = saved.rent_source === 'typed' && (rent ?? null) === null && changesHome(saved, sent)
  if (!changed && !endsTyped) return { rent_source: saved.rent_source, weekly_rental_income: typed }
  const quartile = (name: 'market_lower_quartile' | 'market_upper_quartile') =>
    sent[name] === undefined ? saved[name] : sent[name]
  const after = {
    market_lower_quartile: quartile('market_lower_quartile'),
    market_upper_quartile: quartile('market_upper_quartile'),
  }
  return { rent_source: marketOrRange(after), weekly_rental_income: null }
}

function marketOrRange({
  market_lower_quartile: lower,
  market_upper_quartile: upper,
}: Pick<RentFields, 'market_lower_quartile' | 'market_upper_quartile'>) {
  return lower !== null && upper !== null ? 'market' : 'range'
}

// "Wins until address, dwelling, bedrooms or quality changes."
function changesHome(saved: RentedHome, sent: SentInputs): boolean {
  const fields = ['property', 'dwelling', 'number_of_bedrooms', 'house_condition'] as const
  return fields.some((name) => (sent[name] ?? saved[name]) !== saved[name])
}

function rangeOf(range: RentRangeFields): RentRangeFields {
  return { ...boundFields('lower', boundOf(range, 'lower')), ...boundFields('upper', boundOf(range, 'upper')) }
}

function boundOf(given: RentRangeFields, bound: Bound): RentByPeriod
function boundOf(given: SentInputs, bound: Bound): SentBound
function boundOf(given: SentInputs, bound: Bound): SentBound {
  return {
    weekly: given[`weekly_rental_income_${bound}`],
    monthly: given[`monthly_rental_income_${bound}`],
    yearly: given[`yearly_rental_income_${bound}`],
  }
}

function boundFields<Side extends Bound>(bound: Side, rent: RentByPeriod) {
  return {
    [`weekly_rental_income_${bound}`]: rent.weekly,
    [`monthly_rental_income_${bound}`]: rent.monthly,
    [`yearly_rental_income_${bound}`]: rent.yearly,
  } as Record<`${RentPeriod}_rental_income_${Side}`, number | null>
}
