import type { ReadCell } from '../cells/cell-text.ts'
import { targetOf } from '../columns/guess-columns.ts'
import type { Sheet } from '../read/sheet.ts'
import { isRestHead } from '../rows/rest-columns.ts'
import { joinAbove, textOf } from './join-above.ts'
import { numberLoans, withUnits } from './name-heads.ts'
import { isSecondRow } from './second-row.ts'
import { findHeads, type Heads, isFilled, type Layout, turn } from './find-heads.ts'

export interface TableRow {
  readonly number: number
  readonly cells: readonly ReadCell[]
  readonly isHidden: boolean
  /** Why its cells are not below their headings; null when they are. */
  readonly problem: string | null
}

/** A table of a file: its heads, and its other rows with their numbers in the file. */
export interface Spreadsheet {
  readonly heads: readonly string[]
  readonly rows: readonly TableRow[]
  /** The row of the heads; the column in a turned table. */
  readonly headRow: number
  /** Whether each home is a column, with the headings in the first one. */
  readonly isTurned: boolean
}

export const FOUND: Layout = { headRow: null, isTurned: null }

type Table = readonly (readonly ReadCell[])[]

const NONE: ReadonlySet<number> = new Set()

/** The table of a sheet: from its row of headings on, without rows that have nothing. */
export function toSpreadsheet(
  given: Table,
  layout = FOUND,
  hiddenRows = NONE,
  merged: readonly Merged[] = [],
): Spreadsheet {
  const found = findHeads(given, layout)
  const table = found.isTurned ? turn(given) : given
  const isLower = layout.headRow === null && isSecondRow(table[found.number], table[found.number - 1])
  const heading = isLower ? { ...found, number: found.number + 1 } : found
  const named = namedHeads(table, heading, heading.isTurned ? [] : merged)
  const isExported = named.some(isRestHead)
  const withOwnUnits = isExported ? null : withUnits(named, table[heading.number] ?? [])
  const heads = withOwnUnits ?? named
  const first = heading.number + (withOwnUnits === null ? 1 : 2)
  const hidden = heading.isTurned ? NONE : hiddenRows
  const rows = table
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ number, cells }) => number >= first && cells.some(isFilled))
    .map(({ number, cells }) => ({
      number,
      cells,
      isHidden: hidden.has(number),
      problem: isExported ? null : widthProblem(cells, heads.length),
    }))
  return { heads, rows, headRow: heading.number, isTurned: heading.isTurned }
}

type Merged = NonNullable<Sheet['merged']>[number]

// Titles further up are of the sheet.
const MOST_TITLES = 3

function namedHeads(table: Table, { number, isTurned }: Heads, merged: readonly Merged[]): readonly string[] {
  const row = table[number - 2] ?? []
  const heads = numberLoans(headsOf(table, number, isTurned), row)
  if (heads.some(isRestHead)) return heads
  const titles = table
    .slice(Math.max(0, number - 1 - MOST_TITLES), number - 1)
    .flatMap((cells) => (cells.filter(isFilled).length === 1 ? [textOf(cells[heads.findIndex(Boolean)])] : []))
  return joinAbove(heads, { row, merged: merged.filter((cells) => cells.row === number - 1), titles })
}

function headsOf(table: Table, number: number, isTurned: boolean): readonly string[] {
  const cells = table[number - 1] ?? []
  const heads = cells.slice(0, cells.findLastIndex(isFilled) + 1).map((cell) => String(cell ?? '').trim())
  const first = heads.findIndex((_head, index) => table.some((row) => isFilled(row[index] ?? null)))
  const names = table.slice(number).map((row) => row[first])
  // In a turned table the addresses stand over the figures, beside “Metric” or nothing.
  const isAddress =
    isTurned &&
    !heads.some((head) => targetOf(head) === 'property') &&
    targetOf(heads[first] ?? '') === undefined &&
    names.every((name) => typeof name === 'string' && /\p{L}/u.test(name))
  return isAddress ? heads.with(first, 'Address') : heads
}

/** Empty cells and headings at the end do not count. */
function widthProblem(cells: readonly ReadCell[], width: number): string | null {
  if (cells.findLastIndex(isFilled) + 1 > width) {
    return 'This row has more values than headings: one of them may be split by a comma.'
  }
  return cells.length < width ? 'This row has fewer values than headings: one may be missing.' : null
}

interface ChosenSheet {
  readonly chosen: Sheet
  readonly sheet: Spreadsheet
}

/** The sheet with homes: our own, or the first with an address and the most headings that are known; null for no sheet. */
export function chooseSheet(sheets: readonly Sheet[]): ChosenSheet | null {
  const found = sheets.map((chosen) => {
    const sheet = toSpreadsheet(chosen.rows, FOUND, chosen.hiddenRows, chosen.merged)
    return { chosen, sheet, known: knownIn(sheet) }
  })
  const [first, ...others] = found
  if (first === undefined) return null
  const { chosen, sheet } = others.reduce((best, one) => (one.known > best.known ? one : best), first)
  return { chosen, sheet }
}

/** Whether a sheet has rows with an address and something else that is known. */
export function hasHomes({ rows, hiddenRows, merged }: Sheet): boolean {
  return knownIn(toSpreadsheet(rows, FOUND, hiddenRows, merged)) > 2
}

function knownIn({ heads, rows }: Spreadsheet): number {
  if (rows.length === 0) return 0
  if (heads.some(isRestHead)) return Infinity
  const targets = new Set(heads.map(targetOf))
  targets.delete(undefined)
  return targets.size + (targets.has('property') ? 1 : 0)
}
