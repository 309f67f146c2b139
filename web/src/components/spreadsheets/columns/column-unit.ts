import { type Period, periodOfUnit, PERIODS_PER_YEAR } from '@homeyield/domain/fields/period-of-text'
import { type HeadUnit, NO_UNIT, readHeading } from '@homeyield/domain/listings/heading'
import { writeDay } from '@homeyield/domain/dates/write-day'
import { readDatedHead } from './head-day.ts'
import { type FigureRow, figureRowOf, type Target } from './target.ts'

/** How the figures of a column become those of its input. */
export interface ColumnUnit {
  readonly head: HeadUnit
  /** The period that its amounts are for, where it is not the input's. */
  readonly from: Period | null
  /** What is said of the conversion. */
  readonly note: string | null
  /** Why the column is left out. */
  readonly refusal: string | null
}

const PLAIN: ColumnUnit = { head: NO_UNIT, from: null, note: null, refusal: null }

const SHARES_OF_PRICE: ReadonlySet<Target> = new Set(['deposit', 'loan'])

/** The unit of a column by its heading and the input that it is read as. */
export function columnUnit(target: Target, head: string): ColumnUnit {
  const row = figureRowOf(target)
  if (row === null) return PLAIN
  const { unit: written, aside } = readHeading(head)
  const isShareOfYear = target === 'vacancy_weeks' && written.counts === null && /\bvacancy rate\b/iu.test(head)
  const unit = isShareOfYear ? { ...written, percent: true } : written
  const refusal = refusalOf(target, row, unit)
  const own = periodOfUnit(row.unit)
  const from = row.kind === 'money' && unit.period !== own ? unit.period : null
  return {
    head: unit,
    from: refusal === null ? from : null,
    note: refusal === null ? joined(noteOf(target, unit, from, own), dayNote(target, head) ?? asideNote(aside)) : null,
    refusal,
  }
}

/** What a home is worth has a day. */
const DATED: ReadonlySet<Target> = new Set(['current_value', 'estimated_value', 'capital_value'])

function dayNote(target: Target, head: string): string | null {
  const day = DATED.has(target) ? readDatedHead(head)?.day : undefined
  return day === undefined ? null : `as at ${writeDay(day)}`
}

// What may be a unit that is not known, such as “6 m”.
const LIKE_UNIT = /\d|(?<!\p{L})\p{L}{1,2}(?!\p{L})/u

function asideNote(aside: string): string | null {
  return LIKE_UNIT.test(aside) ? `“${aside}” is not read` : null
}

function joined(...notes: readonly (string | null)[]): string | null {
  return notes.filter((note) => note !== null).join('; ') || null
}

function refusalOf(target: Target, { kind, unit }: FigureRow, head: HeadUnit): string | null {
  const own = periodOfUnit(unit)
  if (head.withoutGst && kind === 'money') return 'its figures are without GST'
  if (head.unknown !== null) return `its figures are ${head.unknown}`
  if (kind === 'money') {
    if (head.percent && !SHARES_OF_PRICE.has(target)) return 'its figures are in per cent, and an amount is needed'
    if (head.counts !== null) return `its figures are ${head.counts}, and an amount is needed`
    return head.period !== null && own === null ? `its amounts are for a ${head.period}` : null
  }
  if (head.dollars || head.thousands) return 'its figures are dollars, and per cent or a number is needed'
  if (!unit.startsWith('%') || head.period === null || head.period === own) return null
  // “Interest (monthly)” is an amount, and “PM fee % (weekly)” a share of each week's rent.
  return own !== null || !head.percent ? `its figures are for a ${head.period}` : null
}

function noteOf(target: Target, head: HeadUnit, from: Period | null, own: Period | null): string | null {
  if (head.percent && SHARES_OF_PRICE.has(target)) return 'read as per cent of the price'
  if (head.percent && target === 'vacancy_weeks') return 'per cent of a year: × 52 / 100 is weeks'
  if (head.counts === 'months' && figureRowOf(target)?.unit === 'years') return 'months: / 12 is years'
  // Each row says whether a loan gives the deposit, or is what is owed today.
  if (target === 'lvr') return 'the deposit is the price without the loan'
  const thousands = head.thousands ? 'thousands of dollars: × 1,000' : null
  const period = from === null || own === null ? null : `amounts for a ${from}: ${factorText(from, own)} is a ${own}`
  return [thousands, period].filter((said) => said !== null).join('; ') || null
}

function factorText(from: Period, own: Period): string {
  const times = PERIODS_PER_YEAR[from]
  const by = PERIODS_PER_YEAR[own]
  return [times === 1 ? '' : `× ${times}`, by === 1 ? '' : `/ ${by}`].filter((part) => part !== '').join(' ')
}
