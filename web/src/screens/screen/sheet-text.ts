import { writeNumber } from '@homeyield/domain/money/write-number'
import { type ReadCell, shownCell } from '../../components/spreadsheets/cells/cell-text.ts'
import { priceOfCell } from '../../components/spreadsheets/cells/read-figure-cell.ts'
import { targetOf } from '../../components/spreadsheets/columns/guess-columns.ts'
import type { ReadFile } from '../../components/spreadsheets/read/read-file.ts'
import type { FoundRow } from '../../components/spreadsheets/rows/found-row.ts'

/** The headings that a list is read by. */
const HEADINGS = {
  property: 'Address',
  unit: 'Unit',
  suburb: 'Suburb',
  city: 'City',
  dwelling: 'Type',
  number_of_bedrooms: 'Bedrooms',
  purchase_price: 'Price',
} as const

const HEADING_OF: Readonly<Partial<Record<string, string>>> = HEADINGS

/** The table of a file as the text of a list, with tabs between its cells. */
export function sheetText(read: ReadFile): string {
  return 'rows' in read ? exportText(read.rows) : tableText(read.sheet)
}

function tableText({ heads, rows }: Extract<ReadFile, { sheet: unknown }>['sheet']): string {
  const targets = heads.map(targetOf)
  const headings = heads.map((head, at) => HEADING_OF[targets[at] ?? ''] ?? head)
  const cells = rows.map((row) =>
    heads.map((head, at) => {
      const cell = row.cells[at] ?? null
      const price = targets[at] === 'purchase_price' ? priceOfCell(cell, true, head) : null
      return price === null ? cell : writeNumber(price, 2)
    }),
  )
  return linesOf([headings, ...cells])
}

/** Of our own JSON file. */
function exportText(rows: readonly FoundRow[]): string {
  const names = Object.keys(HEADINGS)
  return linesOf([
    Object.values(HEADINGS),
    ...rows.map(({ body }) =>
      names.map((name) => {
        const value = body[name]
        return typeof value === 'string' || typeof value === 'number' ? value : null
      }),
    ),
  ])
}

function linesOf(rows: readonly (readonly ReadCell[])[]): string {
  return rows.map((cells) => cells.map((cell) => quoted(shownCell(cell))).join('\t')).join('\n')
}

function quoted(text: string): string {
  return /["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
