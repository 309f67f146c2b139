import { figureRowOf, rowOf, type Target } from '../columns/target.ts'
import { WITHOUT_RESULT } from '../read/sheet.ts'

// What a spreadsheet has in the place of a result.
const ERROR = /^#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A|NUM!|NULL!|SPILL!|CALC!)$/u

/** Why a cell has no result; null for a cell that has one. */
export function errorOf(text: string): string | null {
  if (text === WITHOUT_RESULT) {
    return 'The formula has no stored result: open and save the file in a spreadsheet program'
  }
  return ERROR.test(text) ? `The cell has the error ${text}` : null
}

// How people leave something out.
const NOTHING = /^(?:[-–—?]+|n\/?a|tb[acd]|unknown|none)$/iu
const NO_PRICE = /^(?:by )?(?:auction|negotiation|tender|deadline sale|p\.?o\.?a\.?|price on application)$/iu
const NO_DAY = /^(?:floating|variable|float|revolving)$/iu

/** Whether a cell says that a loan has no day on which its rate ends. */
export function isFloating(text: string): boolean {
  return NO_DAY.test(text)
}

const PRICES: ReadonlySet<Target> = new Set(['purchase_price', 'estimated_value'])
const DAYS_IN_WORDS: ReadonlySet<Target> = new Set([
  'settlement_date',
  'acquired_date',
  'tenancy_start',
  'last_increase',
])
const PLACES: ReadonlySet<Target> = new Set(['property', 'unit', 'street_number', 'suburb', 'city'])

/** Whether a cell says that there is nothing, such as “n/a”, or an auction in the place of a price. */
export function isLeftOut(target: Target, text: string): boolean {
  const kind = rowOf(target)?.kind
  if (PRICES.has(target) && NO_PRICE.test(text)) return true
  if (kind === 'date' && NO_DAY.test(text)) return true
  // “By agreement”, “not sure” or “never”.
  if (DAYS_IN_WORDS.has(target) && /\p{L}/u.test(text) && !/\d/u.test(text)) return true
  // None are no car parks.
  if (target === 'number_of_car_parks' && /^none$/iu.test(text)) return false
  const isKnown = figureRowOf(target) !== null || PLACES.has(target) || kind === 'choice' || kind === 'date'
  return isKnown && NOTHING.test(text)
}

const LET = /^(?:(?:currently|is) )?(?:rented|tenanted|let|leased)(?: out)?$/iu

/** Whether a cell says that a home has a tenant, in the place of a status. */
export function isLet(target: Target, text: string): boolean {
  return target === 'status' && LET.test(text)
}
