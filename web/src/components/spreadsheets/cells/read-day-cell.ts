import { addDays, addMonths, type Day } from '@homeyield/domain/dates/calendar-day'
import { writeDay } from '@homeyield/domain/dates/write-day'
import type { ReadCell } from './cell-text.ts'

/** What a cell gives for a day. */
export type ReadDay =
  | { readonly kind: 'value'; readonly value: Day }
  /** Read as `reading`, which may be wrong. */
  | { readonly kind: 'unsure'; readonly value: Day; readonly reading: string }
  | { readonly kind: 'refused'; readonly problem: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const MONTH = String.raw`(?<month>${MONTHS.join('|')})[a-z]*\.?`
const YEAR = String.raw`['’]?(?<year>\d{4}|\d{2})`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/iu
const TIME = /(?:T|\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|\s*[ap]m)?$/iu
const YEAR_FIRST = /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/u
const IN_FIGURES = /^(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})$/u
const IN_WORDS = new RegExp(String.raw`^${DAY}[\s-]*(?:of\s+)?${MONTH}[\s,-]*${YEAR}$`, 'iu')
const MONTH_FIRST = new RegExp(String.raw`^${MONTH}\s+${DAY},?\s+${YEAR}$`, 'iu')
const MONTH_ALONE = new RegExp(String.raw`^${MONTH}[\s-]*${YEAR}$`, 'iu')
const MONTH_IN_FIGURES = /^(?<month>0?[1-9]|1[0-2])[-/.](?<year>\d{4})$/u
const YEAR_ALONE = /^(?:19|20)\d{2}$/u
// From 1970 to 2099.
const SERIAL = { first: 25_569, last: 73_050 } as const

/**
 * A day as people write it: “30 Jun 2027”, “30/6/27”. `monthFirst`: whether the column has days such as 06/30/2027. A month
 * alone is asked about as its last day; where something began, it and a year are as their first one.
 */
export function readDayCell(cell: NonNullable<ReadCell>, monthFirst: boolean, isStart = false): ReadDay {
  if (cell instanceof Date) return dayOf(cell.getUTCFullYear(), cell.getUTCMonth() + 1, cell.getUTCDate())
  const text = dateOf(String(cell))
  const serial = Number(text)
  if (serial >= SERIAL.first && serial <= SERIAL.last && Number.isInteger(serial)) {
    return asked(addDays('1899-12-30', serial))
  }
  const { year, month, day, first, second } =
    [YEAR_FIRST, IN_WORDS, MONTH_FIRST, IN_FIGURES].map((pattern) => pattern.exec(text)?.groups).find(Boolean) ?? {}
  if (year !== undefined && first !== undefined && second !== undefined) {
    return inFigures(yearOf(year), Number(first), Number(second), monthFirst)
  }
  if (year !== undefined && month !== undefined && day !== undefined) {
    return dayOf(yearOf(year), monthOf(month), Number(day))
  }
  if (isStart && YEAR_ALONE.test(text)) return asked(writtenDay(serial, 1, 1))
  const alone = (MONTH_ALONE.exec(text) ?? MONTH_IN_FIGURES.exec(text))?.groups
  if (alone === undefined) return REFUSED
  const start = writtenDay(yearOf(alone['year'] ?? ''), monthOf(alone['month'] ?? ''), 1)
  return asked(isStart ? start : addDays(addMonths(start, 1), -1))
}

/** Whether a text can only be a day with its month first, such as 06/30/2027. */
export function isMonthFirst(cell: ReadCell): boolean {
  const { first = '', second = '' } = (typeof cell === 'string' && IN_FIGURES.exec(dateOf(cell))?.groups) || {}
  return Number(first) <= 12 && Number(second) > 12
}

/** Without the day of the week and the time. */
function dateOf(text: string): string {
  return text.trim().replace(WEEKDAY, '').replace(TIME, '')
}

function inFigures(year: number, first: number, second: number, monthFirst: boolean): ReadDay {
  const written = monthFirst ? dayOf(year, first, second) : dayOf(year, second, first)
  return monthFirst && written.kind === 'value' ? asked(written.value) : written
}

// No rate is fixed, and no purchase planned, as far ahead as 2070.
function yearOf(year: string): number {
  return year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year)
}

function monthOf(month: string): number {
  const index = MONTHS.findIndex((name) => month.toLowerCase().startsWith(name))
  return index === -1 ? Number(month) : index + 1
}

const REFUSED: ReadDay = { kind: 'refused', problem: 'Enter a day such as 30/6/2027' }

function dayOf(year: number, month: number, day: number): ReadDay {
  const text = writtenDay(year, month, day)
  // 31 June would be 1 July.
  return addDays(text, 0) === text ? { kind: 'value', value: text } : REFUSED
}

function writtenDay(year: number, month: number, day: number): Day {
  return [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

function asked(value: Day): ReadDay {
  return { kind: 'unsure', value, reading: writeDay(value) }
}
