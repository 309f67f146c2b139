import { type Period, periodOfUnit } from '@homeyield/domain/fields/period-of-text'
import { readHeading } from '@homeyield/domain/listings/heading'
import type { ReadCell } from '../cells/cell-text.ts'
import { targetOf } from '../columns/guess-columns.ts'
import { LOAN_COLUMNS, loanColumnOf } from '../columns/loan-target.ts'
import { figureRowOf } from '../columns/target.ts'
import type { MergedCells } from '../read/sheet.ts'

type Row = readonly ReadCell[]

/** What is above the headings. */
export interface Above {
  /** The row directly above them. */
  readonly row: Row
  /** Of that row, from 0. */
  readonly merged: readonly MergedCells[]
  /** Rows above with one cell, the nearest last. */
  readonly titles: readonly string[]
}

/**
 * The headings with what is above them: “Fixed” over “Until”, “Loan 1” over “Rate”, and “Monthly” over “Rates”. Cells
 * that are not merged may stand over one column or several: then only what has no name otherwise is joined.
 */
export function joinAbove(heads: readonly string[], { row, merged, titles }: Above): readonly string[] {
  const title = titles.findLast((text) => periodAbove(text) !== null) ?? ''
  const width = Math.max(heads.length, row.findLastIndex((cell) => targetOf(textOf(cell)) !== undefined) + 1)
  return Array.from({ length: width }, (_, index) => {
    const head = heads[index] ?? ''
    const over = merged.find(({ from, to }) => from <= index && index <= to)
    const own = textOf(row[over?.from ?? index])
    if (head === '') return targetOf(own) === undefined ? '' : own
    const before = row.slice(0, index + 1).findLast((cell) => textOf(cell) !== '')
    return withPeriod(joined(head, own, textOf(before)), own === '' ? title : own)
  })
}

// What any loan has.
const OF_LOANS: ReadonlySet<string> = new Set([
  'interest_rate',
  'repayment_type',
  'loan_payment_term',
  'loan_duration',
  ...LOAN_COLUMNS.filter(({ index }) => index === 0).map(({ target }) => target),
])

function joined(head: string, own: string, before: string): string {
  const target = targetOf(head)
  const above = targetOf(`${own} ${head}`)
  if (own !== '' && above !== undefined && above !== target) return `${own} ${head}`
  const other = targetOf(`${before} ${head}`)
  const isJoined = target === undefined || (OF_LOANS.has(target) && loanColumnOf(other ?? '') !== undefined)
  return isJoined && other !== undefined && other !== target ? `${before} ${head}` : head
}

const WORDS: Readonly<Record<Period, string>> = {
  week: 'weekly',
  fortnight: 'fortnightly',
  month: 'monthly',
  quarter: 'quarterly',
  year: 'yearly',
}
// Not a title such as “Monthly report”.
const OF_FIGURES =
  /^(?:(?:all|our|total) )?(?:figures?|amounts?|costs?|expenses?|income|outgoings?|cash ?flow|income and (?:costs|expenses)|operating (?:costs|expenses))?(?: are)?$/u

function periodAbove(text: string): Period | null {
  const { name, unit } = readHeading(text)
  return OF_FIGURES.test(name) ? unit.period : null
}

function withPeriod(head: string, above: string): string {
  const period = periodAbove(above)
  const target = targetOf(head)
  const row = target === undefined ? null : figureRowOf(target)
  const isOfTime = row?.kind === 'money' && periodOfUnit(row.unit) !== null
  return period !== null && isOfTime && readHeading(head).unit.period === null ? `${head} (${WORDS[period]})` : head
}

export function textOf(cell: ReadCell | undefined): string {
  return typeof cell === 'string' ? cell.trim() : ''
}
