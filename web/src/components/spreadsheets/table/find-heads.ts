import type { ReadCell } from '../cells/cell-text.ts'
import { targetOf } from '../columns/guess-columns.ts'
import { highestOf } from '../read/highest-of.ts'

type Table = readonly (readonly ReadCell[])[]

/** What a person chose; null is found. */
export interface Layout {
  readonly headRow: number | null
  readonly isTurned: boolean | null
}

export interface Heads {
  /** Of the row, or the column of a turned table, from 1. */
  readonly number: number
  readonly isTurned: boolean
}

// Titles and notes above a table are few, and so are columns before the headings of a turned one.
const MOST_ABOVE = 40
const MOST_BESIDE = 4

/** The row with the most headings that are known, else the first that has anything; a column where that has more. */
export function findHeads(table: Table, { headRow, isTurned }: Layout): Heads {
  const row = mostKnown(table.slice(0, MOST_ABOVE))
  const turned = turn(table.slice(0, MOST_ABOVE)).slice(0, MOST_BESIDE)
  const column = mostKnown(turned)
  const isFoundTurned = column.known >= 2 && column.known > row.known
  const [isColumn, found] = (isTurned ?? isFoundTurned) ? [true, column] : [false, row]
  const first = (isColumn ? turned : table).findIndex((cells) => cells.some(isFilled))
  return { number: headRow ?? (found.known > 0 ? found.number : first + 1), isTurned: isColumn }
}

function mostKnown(table: Table): { readonly known: number; readonly number: number } {
  return table.reduce(
    (most, cells, index) => {
      const known = new Set(cells.map((cell) => (typeof cell === 'string' ? targetOf(cell) : undefined)))
      known.delete(undefined)
      return known.size > most.known ? { known: known.size, number: index + 1 } : most
    },
    { known: 0, number: 0 },
  )
}

/** Its columns as rows. */
export function turn(table: Table): Table {
  const width = highestOf(table.map((cells) => cells.length))
  return Array.from({ length: width }, (_, column) => table.map((cells) => cells[column] ?? null))
}

export function isFilled(cell: ReadCell): boolean {
  return cell !== null && String(cell).trim() !== ''
}
