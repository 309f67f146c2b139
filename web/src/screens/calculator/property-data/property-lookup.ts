import type { PropertyData } from '@homeyield/contract/property-data'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState } from '../model/calculator-state.ts'

export interface SavedPropertyData {
  readonly property: string
  readonly data: PropertyData | null
  /** Whether a lookup would add nothing. */
  readonly complete: boolean
}

/** `none`: no address, or no Premium. While looking, or after a failure, `data` are those saved earlier. */
export type PropertyLookup =
  | { readonly status: 'none'; readonly data: null }
  | { readonly status: 'looking' | 'failed'; readonly data: PropertyData | null }
  | { readonly status: 'found'; readonly data: PropertyData }

/** Of a property that the provider has no data of. */
export const NOTHING_KNOWN: PropertyData = {
  cv: { value: null },
  avm: { value: null },
  image: { url: null },
  market_trends: { metrics: [] },
  last_sale: { date: null, value: null },
  beds: null,
  baths: null,
  car_spaces: null,
  year_built: null,
  units_of_use: null,
  land_area: null,
  floor_area: null,
  site_cover: null,
  wall_material: null,
  deck: null,
  pool: null,
}

// Without one of these a saved calculation is looked up again.
const LOOKED_UP = [
  'capital_value',
  'image_url',
  'median_sale_price',
  'avm_value_change',
  'rental_rate_change',
] as const satisfies readonly (keyof SavedCalculation)[]

export function savedPropertyDataOf(loaded: SavedCalculation): SavedPropertyData {
  const data = loaded.property_data === null ? null : inFullShape(loaded.property_data)
  return {
    property: loaded.property,
    data,
    complete: data !== null && LOOKED_UP.every((field) => loaded[field] !== null),
  }
}

// Older calculations lack fields, and a part may be null.
function inFullShape(saved: Readonly<Record<string, unknown>>): PropertyData {
  const fields = Object.entries(NOTHING_KNOWN).map(([name, unknown]) => [name, saved[name] ?? unknown])
  return Object.fromEntries(fields) as PropertyData
}

interface LookupInput {
  readonly premium: boolean
  readonly property: string
  /** The address after a pause in typing. */
  readonly debounced: string
  readonly saved: SavedPropertyData | null
}

/** The address to look up, or null for no lookup. */
export function addressToLookUp({ premium, property, debounced, saved }: LookupInput): string | null {
  if (!premium || property === '' || property !== debounced) return null
  return saved?.complete && saved.property === property ? null : property
}

export function propertyLookup(
  input: LookupInput,
  response: { readonly data: PropertyData | undefined; readonly failed: boolean },
): PropertyLookup {
  const { premium, property, debounced, saved } = input
  if (!premium || property === '') return { status: 'none', data: null }
  const known = saved?.property === property ? saved.data : null
  if (property !== debounced) return { status: 'looking', data: known }
  if (response.data !== undefined) return { status: 'found', data: response.data }
  if (addressToLookUp(input) === null && known !== null && !response.failed) return { status: 'found', data: known }
  return { status: response.failed ? 'failed' : 'looking', data: known }
}

/** Fills in the capital value on record where the form has none. It is no unsaved change, and Undo stays available. */
export function prefillCapitalValue(state: CalculatorState, property: string, onRecord: number): CalculatorState {
  const { form, clean, problems } = state
  if (form.property !== property || form.capital_value !== null || problems.capital_value !== undefined) return state
  const filled: CalculationInputs = { ...form, capital_value: onRecord }
  const next = { ...state, form: filled, recordedValue: onRecord }
  if (form === clean) return { ...next, clean: filled }
  const untouched = clean.property === property && clean.capital_value === null
  return untouched ? { ...next, clean: { ...clean, capital_value: onRecord } } : next
}

/** Clears the capital value on record when the address changes; a typed one stays. */
export function clearCapitalValue(state: CalculatorState, property: string, onRecord: number): CalculatorState {
  const { form } = state
  if (form.property === property || form.capital_value !== onRecord) return state
  return { ...state, form: { ...form, capital_value: null }, recordedValue: null }
}
