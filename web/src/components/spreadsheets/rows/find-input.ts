import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { toDollars } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { type ReadCell, readCell } from '../cells/cell-text.ts'
import { readPriceRange, type RentRange, readRentRange } from '../cells/read-rent-range.ts'
import { readFigureCell } from '../cells/read-figure-cell.ts'
import { figureRowOf, type Target } from '../columns/target.ts'
import { WITHOUT_RESULT } from '../read/sheet.ts'
import { labelOf } from './check-rows.ts'

/** What a cell gives. */
export interface FoundInput {
  readonly target: Target
  readonly head: string
  /** The inputs that it sets; none where it is empty. */
  readonly values: Readonly<Record<string, unknown>>
  readonly problem: string | null
  readonly question: string | null
  readonly note: string | null
}

interface Place {
  readonly target: Target
  readonly head: string
  readonly cell: ReadCell
  /** Of the row, where it is certain. */
  readonly price: number | null
  readonly isOwn: boolean
}

// What a spreadsheet has in the place of a result.
const ERROR = /^\s*#(?:REF!|DIV\/0!|VALUE!|NAME\?|N\/A|NUM!|NULL!|SPILL!|CALC!)\s*$/u
// How people leave a figure out.
const LEFT_OUT = /^\s*(?:[-–—?]+|n\/?a|tb[acd]|unknown|none)\s*$/iu

export function findInput({ target, head, cell, price, isOwn }: Place): FoundInput {
  const label = labelOf([target])
  const input: FoundInput = { target, head, values: {}, problem: null, question: null, note: null }
  const refuse = (problem: string) => ({ ...input, problem: `${label}: ${problem}` })
  const text = typeof cell === 'string' ? cell.trim() : ''
  if (isOwn && ERROR.test(text)) return refuse(`The cell has the error ${text}`)
  if (isOwn && text === WITHOUT_RESULT) {
    return refuse('The formula has no stored result: open and save the file in a spreadsheet program')
  }
  if (isOwn && figureRowOf(target) !== null && LEFT_OUT.test(text)) {
    return { ...input, note: `${label}: “${text}” is left out.` }
  }
  const range = isOwn && target === 'weekly_rental_income' ? readRentRange(text, head) : null
  if (range !== null)
    return { ...input, values: rangeOf(range), question: `${label}: “${text}” is a range ${rangeText(range)}` }
  const prices = isOwn && PRICES.has(target) ? readPriceRange(target, text, head) : null
  if (prices !== null) {
    const middle = toDollars((prices.lower + prices.upper) / 2)
    const question = `${label}: “${text}” is a range: its middle, ${writeNumber(middle)}, is read`
    return { ...input, values: { [target]: middle }, question }
  }
  const figure = readFigureCell(target, cell, price, isOwn, head)
  if (figure === null) return readWords(input, cell, isOwn)
  if (figure.kind === 'refused') return refuse(figure.problem)
  const values = figure.value === null ? {} : { [target]: figure.value }
  if (figure.kind === 'value') return { ...input, values }
  return { ...input, values, question: `${label}: “${String(cell).trim()}” is read as ${figure.reading}` }
}

const PRICES: ReadonlySet<Target> = new Set(['purchase_price', 'current_value', 'estimated_value', 'capital_value'])
const PLACES: ReadonlySet<Target> = new Set(['property', 'suburb', 'city'])

function readWords(input: FoundInput, cell: ReadCell, isOwn: boolean): FoundInput {
  const { target } = input
  const label = labelOf([target])
  if (isOwn && PLACES.has(target) && cell instanceof Date) return { ...input, problem: `${label}: The cell is a date` }
  const value = readCell(target, cell)
  if (value === undefined) return input
  const isOther = target === 'status' && !CALCULATION_FIELDS.status.options.some((option) => option === value)
  return isOwn && isOther
    ? { ...input, note: `${label}: “${String(cell).trim()}” is none of ours, and is left out.` }
    : { ...input, values: { [target]: value } }
}

function rangeOf({ lower, upper }: RentRange): FoundInput['values'] {
  return { rent_source: 'range', weekly_rental_income_lower: lower, weekly_rental_income_upper: upper }
}

function rangeText({ lower, upper }: RentRange): string {
  return `(lower ${lower}, upper ${upper})`
}
