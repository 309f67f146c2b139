import { CALCULATION_FIELDS, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { readHeading } from '@homeyield/domain/listings/heading'
import { LOAN_PAYMENT_TERMS } from '@homeyield/domain/loans/loan-options'
import { toDollars } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { type ReadCell, readCell, shownCell } from '../cells/cell-text.ts'
import { readPriceRange, type RentRange, readRentRange } from '../cells/read-rent-range.ts'
import { readDayCell } from '../cells/read-day-cell.ts'
import { readFigureCell } from '../cells/read-figure-cell.ts'
import { readLoanCell } from '../cells/read-loan-cell.ts'
import { inputNameOf, loanColumnOf } from '../columns/loan-target.ts'
import { rowOf, type Target } from '../columns/target.ts'
import { labelOf } from './check-rows.ts'
import { errorOf, isLeftOut, isLet } from './left-out.ts'

/** What a cell gives. */
export interface FoundInput {
  readonly target: Target
  readonly head: string
  /** Of the cell, where it is text. */
  readonly text: string
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
  /** Whether the days of its column have their month first. */
  readonly isMonthFirst?: boolean
}

export function findInput(place: Place): FoundInput {
  const { target, head, price, isOwn } = place
  const label = labelOf([target])
  const text = typeof place.cell === 'string' ? place.cell.trim() : ''
  const input: FoundInput = { target, head, text, values: {}, problem: null, question: null, note: null }
  const own = isOwn ? readOwn(input, label, place) : null
  if (own !== null) return own
  const { cell, more } = isOwn ? withoutGst(place) : { cell: place.cell, more: {} }
  const figure = readFigureCell(target, cell, price, isOwn, head)
  if (figure === null) return readWords(input, cell, isOwn)
  if (figure.kind === 'refused') return { ...input, problem: `${label}: ${figure.problem}` }
  if (isOwn && figure.value !== null && figure.value < 0 && isOwedOrCost(target)) {
    const amount = -figure.value
    const question = `${label}: “${shownCell(cell).trim()}” is read as ${writeNumber(amount, 2)}`
    return { ...input, values: { [target]: amount }, question }
  }
  const values = figure.value === null ? {} : { [target]: figure.value, ...more }
  if (figure.kind === 'value') return { ...input, values }
  return { ...input, values, question: `${label}: “${String(cell).trim()}” is read as ${figure.reading}` }
}

/** What accountants write below 0. */
function isOwedOrCost(target: Target): boolean {
  if (target === 'loan' || loanColumnOf(target)?.part === 'amount') return true
  const field = FIELD_NAMES.find((name) => name === target)
  return field !== undefined && CALCULATION_FIELDS[field].group === 'expenses'
}

const AMOUNT = /^\s*\$?\s*\d[\d,.\s]*$/u
const OF_WORDS: ReadonlySet<string> = new Set(['repayment_type', 'loan_payment_term'])

/** What only a spreadsheet of one's own has; null for a cell as any other. */
function readOwn(input: FoundInput, label: string, { target, head, cell, isMonthFirst }: Place): FoundInput | null {
  const { text } = input
  const error = errorOf(text)
  if (error !== null) return { ...input, problem: `${label}: ${error}` }
  if (isLeftOut(target, text)) {
    return target === 'property' ? input : { ...input, note: `${label}: “${text}” is left out.` }
  }
  // “2 weeks” or “4%” below “Vacancy”.
  if (target === 'vacancy_cost' && /%|\bw(?:ee)?ks?\b/iu.test(text)) {
    return findInput({ target: 'vacancy_weeks', head, cell, price: null, isOwn: true })
  }
  if (OF_WORDS.has(inputNameOf(target)) && AMOUNT.test(String(cell))) {
    return amountLeftOut(input, label, cell)
  }
  if (rowOf(target)?.kind === 'date' && cell !== null && cell !== '') {
    return readDay(input, label, cell, isMonthFirst ?? false)
  }
  const ofLoan = readLoan(target, text)
  return ofLoan === null ? readRange(input, label, text, head) : { ...input, values: ofLoan }
}

/** Whether a cell below “Bought” has what was paid: no day, as years and serial numbers are, is as high. */
function isPrice(cell: NonNullable<ReadCell>): boolean {
  return Number(String(cell).replaceAll(/[$,\s]/gu, '')) >= 100_000
}

function amountLeftOut(input: FoundInput, label: string, cell: ReadCell): FoundInput {
  return { ...input, note: `${label}: “${String(cell).trim()}” is an amount, and is left out.` }
}

const STARTS: ReadonlySet<Target> = new Set(['settlement_date', 'acquired_date', 'tenancy_start'])

function readDay(input: FoundInput, label: string, cell: NonNullable<ReadCell>, isMonthFirst: boolean): FoundInput {
  const day = readDayCell(cell, isMonthFirst, STARTS.has(input.target))
  if (day.kind === 'refused' && isPrice(cell)) return amountLeftOut(input, label, cell)
  if (day.kind === 'refused') return { ...input, problem: `${label}: ${day.problem}` }
  const found = { ...input, values: { [input.target]: day.value } }
  if (day.kind === 'value') return found
  return { ...found, question: `${label}: “${String(cell).trim()}” is read as ${day.reading}` }
}

/** Of a cell that has a loan with its rate. */
function readLoan(target: Target, text: string): FoundInput['values'] | null {
  const column = loanColumnOf(target)
  if (target !== 'loan' && column?.part !== 'amount') return null
  const loan = readLoanCell(text)
  if (loan === null) return null
  const { amount, interest_rate, fixed_until } = loan
  if (column === undefined && fixed_until === null) return { loan: amount, interest_rate }
  const number = (column?.index ?? 0) + 1
  return {
    [`loan_${number}_amount`]: amount,
    [`loan_${number}_interest_rate`]: interest_rate,
    ...(fixed_until !== null && { [`loan_${number}_fixed_until`]: fixed_until }),
  }
}

const PRICES: ReadonlySet<Target> = new Set(['purchase_price', 'current_value', 'estimated_value', 'capital_value'])

function readRange(input: FoundInput, label: string, text: string, head: string): FoundInput | null {
  const { target } = input
  const rents = target === 'weekly_rental_income' ? readRentRange(text, head) : null
  if (rents !== null) {
    return { ...input, values: rangeOf(rents), question: `${label}: “${text}” is a range ${rangeText(rents)}` }
  }
  const prices = PRICES.has(target) ? readPriceRange(target, text, head) : null
  if (prices === null) return null
  const middle = toDollars((prices.lower + prices.upper) / 2)
  const question = `${label}: “${text}” is a range: its middle, ${writeNumber(middle)}, is read`
  return { ...input, values: { [target]: middle }, question }
}

const PLUS_GST = /\s*(?:\+|plus|excl?\.?|excluding)\s*gst\.?$/iu
const WITH_GST = /\s*\(?incl?(?:\.|uding)?\s*gst\)?\.?$/iu

/** The cell of a fee without its words about GST, and what they give. */
function withoutGst({ target, head, cell }: Place): Pick<Place, 'cell'> & { readonly more: FoundInput['values'] } {
  if (target !== 'property_management_fees') return { cell, more: {} }
  const isPlus = readHeading(head).unit.withoutGst || (typeof cell === 'string' && PLUS_GST.test(cell.trim()))
  const plain = typeof cell === 'string' ? cell.trim().replace(PLUS_GST, '').replace(WITH_GST, '') : cell
  return { cell: plain, more: isPlus ? { fee_plus_gst: true } : {} }
}

const OPTIONS: Readonly<Record<'status' | 'dwelling', readonly string[]>> = {
  status: CALCULATION_FIELDS.status.options,
  dwelling: CALCULATION_FIELDS.dwelling.options,
}

function optionsOf(target: Target): readonly string[] | null {
  return target === 'status' || target === 'dwelling' ? OPTIONS[target] : null
}

/** “Yes” below “Interest only”. */
function repaymentOf({ target, head }: FoundInput, cell: ReadCell): unknown {
  const answer = /\b(?:interest only|io)(?:\s*\d)?\s*\??$/iu.test(head)
    ? ANSWERS[String(cell).trim().toLowerCase()]
    : undefined
  return answer ?? readCell(target, cell)
}

const ANSWERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['yes', 'y', 'true', '1'].map((yes) => [yes, 'Interest only'])),
  ...Object.fromEntries(['no', 'n', 'false', '0'].map((no) => [no, 'Principal and interest'])),
}

const PLACES: ReadonlySet<Target> = new Set(['property', 'unit', 'street_number', 'suburb', 'city'])

function readWords(input: FoundInput, cell: ReadCell, isOwn: boolean): FoundInput {
  const { target } = input
  const label = labelOf([target])
  if (isOwn && PLACES.has(target) && cell instanceof Date) return { ...input, problem: `${label}: The cell is a date` }
  const value = isOwn && inputNameOf(target) === 'repayment_type' ? repaymentOf(input, cell) : readCell(target, cell)
  if (value === undefined) return input
  if (isOwn && isLet(target, input.text)) return input
  if (target === 'rent_frequency') return readFrequency(input, label, value)
  const isOther = optionsOf(target)?.every((option) => option !== value) ?? false
  return isOwn && isOther
    ? { ...input, note: `${label}: “${String(cell).trim()}” is none of ours, and is left out.` }
    : { ...input, values: { [target]: value } }
}

function readFrequency(input: FoundInput, label: string, value: unknown): FoundInput {
  const often = LOAN_PAYMENT_TERMS.find((term) => term === value)
  if (often === undefined) return { ...input, problem: `${label}: Choose one of: ${LOAN_PAYMENT_TERMS.join(', ')}` }
  return often === 'Weekly' ? input : { ...input, note: `${label}: ${often}.` }
}

function rangeOf({ lower, upper }: RentRange): FoundInput['values'] {
  return { rent_source: 'range', weekly_rental_income_lower: lower, weekly_rental_income_upper: upper }
}

function rangeText({ lower, upper }: RentRange): string {
  return `(lower ${lower}, upper ${upper})`
}
