import { toCents, toDollars } from '../money/round.ts'
import { writeNumber } from '../money/write-number.ts'
import type { FigureField } from './field.ts'
import { readDigits, type ReadDigits } from './read-digits.ts'
import { periodOfText, periodOfUnit, PERIODS_PER_YEAR } from './period-of-text.ts'

/** Begins each problem of a text that is no figure. */
export const NOT_A_NUMBER = 'Enter a number'

/** What a text gives for a figure. */
export type TypedFigure =
  /** Null for an empty text. */
  | { readonly kind: 'value'; readonly value: number | null }
  /** Read as `reading`, which may be wrong: the caller shows it, asks, or refuses the text with `problem`. */
  | { readonly kind: 'unsure'; readonly value: number; readonly reading: string; readonly problem: string }
  | { readonly kind: 'refused'; readonly problem: string }

/** The part of a field's row that decides how its figure is read. */
export type FigureRow = Pick<FigureField, 'kind' | 'unit'>

const FIGURE =
  /^(?<sign>[-−]?)(?<currency>(?:NZD|(?:NZ)?\$)?)\s*(?<digits>[\d.,][\d.,\s]*)(?:(?<factor>[km])(?![a-z]))?\s*(?<percent>%?)(?<words>[a-z/.\s]*)$/iu
// As accountants write an amount below 0.
const IN_PARENTHESES = /^\((.+)\)$/u
const SIGN_AFTER_CURRENCY = /^(NZD|(?:NZ)?\$)\s*([-−])/iu

/**
 * Reads a figure as people type or paste it. A percentage is read as a share of `whole` where that is given; null means
 * that it is not known. Does not check limits. Source: docs/method/calculator.md, "Typed figures".
 */
export function readTypedFigure(text: string, row: FigureRow, whole?: number | null): TypedFigure {
  const typed = text.trim()
  if (typed === '') return { kind: 'value', value: null }
  const parts = FIGURE.exec(typed.replace(IN_PARENTHESES, '-$1').replace(SIGN_AFTER_CURRENCY, '$2$1'))?.groups
  if (!parts) return refused(exampleOf(row))
  const factor = { k: 1e3, m: 1e6 }[parts['factor']?.toLowerCase() ?? '']
  const read = readDigits(parts['digits']?.trim() ?? '', parts['percent'] ? 'rate' : row.kind, factor)
  if (read === null) return refused(`“${typed}” is not clear. ${exampleOf(row)}`)
  const value = (parts['sign'] ? -read.value : read.value) + 0
  if (row.kind === 'whole' && !Number.isInteger(value)) return refused('Enter a whole number')
  if (factor !== undefined && row.kind !== 'money') return refused(exampleOf(row))

  const words = parts['words']?.trim() ?? ''
  const signed = { ...read, value }
  if (!parts['percent']) return readInPeriod(typed, row, signed, words)
  const isPlain = !parts['currency'] && factor === undefined && words === ''
  if (row.kind === 'money') return readShare(typed, signed, isPlain ? whole : undefined)
  return !parts['currency'] && (row.unit.startsWith('%') || row.unit === 'points')
    ? readInPeriod(typed, row, signed, words)
    : refused(exampleOf(row))
}

function readShare(typed: string, { value, isUnsure }: ReadDigits, whole: number | null | undefined): TypedFigure {
  if (whole === undefined) return refused(`${NOT_A_NUMBER} in dollars, such as 850,000`)
  if (whole === null || whole <= 0) return refused('Enter the price first, or a number in dollars')
  const share = toCents((whole * value) / 100)
  return isUnsure ? unclear(typed, share, `${writeNumber(value, 4)}%`) : known(share)
}

/** Converts to the period of the field, as `convertRent` does. Only money has another. */
function readInPeriod(typed: string, row: FigureRow, { value, isUnsure }: ReadDigits, words: string): TypedFigure {
  const own = periodOfUnit(row.unit)
  const named = words === '' ? own : periodOfText(words)
  if (named === own && (words === '' || own !== null)) {
    return isUnsure ? unclear(typed, value, writeNumber(value, 4, 2)) : known(value)
  }
  if (named === null || own === null || row.kind !== 'money') return refused(exampleOf(row))
  const converted = toDollars((value * PERIODS_PER_YEAR[named]) / PERIODS_PER_YEAR[own])
  const reading = `${writeNumber(converted)} a ${own}`
  return { kind: 'unsure', value: converted, reading, problem: `“${typed}” is not for a ${own}. Enter ${reading}.` }
}

function exampleOf({ kind, unit }: FigureRow): string {
  if (kind === 'whole') return 'Enter a whole number'
  if (kind === 'rate') return `${NOT_A_NUMBER} such as 6.49`
  return `${NOT_A_NUMBER} such as ${periodOfUnit(unit) === null ? '850,000' : '1,250.50'}`
}

function known(value: number): TypedFigure {
  return { kind: 'value', value }
}

function unclear(typed: string, value: number, reading: string): TypedFigure {
  return { kind: 'unsure', value, reading, problem: `“${typed}” is not clear. Enter ${reading}.` }
}

function refused(problem: string): TypedFigure {
  return { kind: 'refused', problem }
}
