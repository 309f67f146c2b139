import type { Day } from '@homeyield/domain/dates/calendar-day'
import { readDayCell } from '../cells/read-day-cell.ts'

const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
const DAY = new RegExp(
  String.raw`(?:\b(?:as )?(?:at|of|on|fy)\s*)?(?<![\d/.-])` +
    String.raw`(?<day>\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})|(?:\d{1,2}\s+)?${MONTH}[\s-]+(?:\d{4}|\d{2})|(?:19|20)\d{2}(?:[-/](?:20)?\d{2})?)(?![\d/])`,
  'iu',
)
// “2024/25”
const SECOND_YEAR = /^(\d{4})[-/]\d{2,4}$/u

export interface DatedHead {
  /** Without the day. */
  readonly head: string
  /** The first day of a month or a year. */
  readonly day: Day
}

/** A heading that names when its figures were so: “CV 2024”, “Value (30/6/2025)”; null for any other. */
export function readDatedHead(head: string): DatedHead | null {
  const found = DAY.exec(head)
  const text = (found?.groups?.['day'] ?? '').replace(SECOND_YEAR, '$1')
  const read = text === '' ? null : readDayCell(text, false, true)
  if (found === null || read === null || read.kind === 'refused') return null
  return { head: head.replace(found[0], ' '), day: read.value }
}
