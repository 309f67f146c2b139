import { type HeadUnit, readHeading } from '@homeyield/domain/listings/heading'
import { readPriceCell } from '@homeyield/domain/listings/read-price'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { type ReadCell, shownCell } from '../../components/spreadsheets/cells/cell-text.ts'
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
  const units = heads.map((head) => (targetOf(head) === 'purchase_price' ? readHeading(head).unit : null))
  const cells = rows.map((row) => units.map((unit, at) => listedCell(unit, row.cells[at] ?? null)))
  return linesOf([heads.map(headingOf), ...cells])
}

/** A heading that a list is read by; that of the price has a unit that no price is read in. */
function headingOf(head: string): string {
  const target = targetOf(head) ?? ''
  const { unknown } = readHeading(head).unit
  const isPriced = target !== 'purchase_price' || unknown === null
  return isPriced ? (HEADING_OF[target] ?? head) : `${HEADINGS.purchase_price} (${unknown})`
}

/** A price of thousands in dollars; any other cell as it is. */
function listedCell(priceUnit: HeadUnit | null, cell: ReadCell): ReadCell {
  if (priceUnit === null) return cell
  const { price, words, doubt } = readPriceCell(shownCell(cell), priceUnit)
  return price === null || words !== null || doubt !== null ? cell : writeNumber(price, 2)
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
