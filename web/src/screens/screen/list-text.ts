import { type HeadUnit, readHeading } from '@homeyield/domain/listings/heading'
import { MAX_LIST_LENGTH } from '@homeyield/domain/listings/listed-home'
import { readPriceCell } from '@homeyield/domain/listings/read-price'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { type ReadCell, shownCell } from '../../components/spreadsheets/cells/cell-text.ts'
import { targetOf } from '../../components/spreadsheets/columns/guess-columns.ts'
import { FileProblem } from '../../components/spreadsheets/read/file-format.ts'
import { readListFile, type ReadList, type ReadSheets } from '../../components/spreadsheets/read/read-file.ts'
import type { FoundRow } from '../../components/spreadsheets/rows/found-row.ts'
import { isFilled } from '../../components/spreadsheets/table/find-heads.ts'
import { choiceNotes } from '../../components/spreadsheets/table/sheet-notes.ts'
import type { Spreadsheet } from '../../components/spreadsheets/table/spreadsheet.ts'

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

/** A file as the text of a list, and what is said of how it was read. */
export interface ListText {
  readonly text: string
  readonly notes: readonly string[]
}

/** A file as a list. Throws FileProblem. */
export async function readList(file: Blob): Promise<ListText> {
  return listText(await readListFile(file))
}

/**
 * A table with headings as one with tabs between its cells, and any other text as it is: a list is read from lines too.
 * Throws FileProblem where there is nothing, or more than is read.
 */
function listText({ read, text }: ReadList): ListText {
  const list = read === null || 'rows' in read ? plainList(read, text) : sheetList(read, text)
  if (list.text.trim() === '') throw new FileProblem('This file has no homes.')
  if (list.text.length > MAX_LIST_LENGTH)
    throw new FileProblem(`This file has more than ${writeNumber(MAX_LIST_LENGTH)} characters. Rank it in parts.`)
  return list
}

function plainList(read: { readonly rows: readonly FoundRow[] } | null, text: string | null): ListText {
  return { text: read === null ? (text ?? '') : exportText(read.rows), notes: [] }
}

function sheetList(read: ReadSheets, text: string | null): ListText {
  const { chosen, sheet } = read
  const hasHeads = isHeadings(sheet.heads)
  if (!hasHeads && text !== null) return { text, notes: [] }
  const hidden = hasHeads && sheet.isTurned ? [] : [...chosen.hiddenRows]
  const isHiddenRow = hidden.some((number) => (chosen.rows[number - 1] ?? []).some(isFilled))
  const notes = [
    ...choiceNotes(read).filter((note) => hasHeads || !note.startsWith('The headings')),
    ...(isHiddenRow ? ['Hidden rows are not read.'] : []),
    ...(hasHeads ? rowNotes(sheet) : []),
  ]
  return {
    text: hasHeads ? tableText(read) : linesOf(chosen.rows.filter((_row, at) => !chosen.hiddenRows.has(at + 1))),
    notes,
  }
}

/** Those of a list: a place, and something else. */
function isHeadings(heads: readonly string[]): boolean {
  const targets = new Set(heads.map(targetOf).filter((target) => target !== undefined))
  return targets.size > 1 && (targets.has('property') || targets.has('suburb'))
}

/** With what is above the headings, and with cells beside them. */
function tableText({ chosen, sheet: { heads, rows, headRow, isTurned } }: ReadSheets): string {
  const units = heads.map((head) => (targetOf(head) === 'purchase_price' ? readHeading(head).unit : null))
  const above = isTurned ? [] : chosen.rows.slice(0, headRow - 1).filter((cells) => cells.some(isFilled))
  const cells = rows
    .filter(({ isHidden }) => !isHidden)
    .map((row) => filledCells(row.cells, heads.length).map((cell, at) => listedCell(units[at] ?? null, cell)))
  return linesOf([...above, heads.map(headingOf), ...cells])
}

/** Without the empty cells beside the headings. */
function filledCells(cells: readonly ReadCell[], width: number): readonly ReadCell[] {
  return Array.from({ length: Math.max(width, cells.findLastIndex(isFilled) + 1) }, (_cell, at) => cells[at] ?? null)
}

const MOST_NAMED = 5

/** Each problem of rows with the numbers of the first of them. */
function rowNotes({ rows }: Spreadsheet): readonly string[] {
  const shown = rows.filter(({ isHidden }) => !isHidden)
  const problems = new Set(shown.map(({ problem }) => problem).filter((problem) => problem !== null))
  return [...problems].map((problem) => {
    const numbers = shown.filter((row) => row.problem === problem).map(({ number }) => number)
    const more = numbers.length > MOST_NAMED ? ` and ${numbers.length - MOST_NAMED} more` : ''
    return `Row ${numbers.slice(0, MOST_NAMED).join(', ')}${more}: ${problem}`
  })
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
