import { strFromU8, strToU8, unzipSync, type Unzipped, zipSync } from 'fflate/browser'
import readXlsxFile, { type SheetData } from 'read-excel-file/universal'
import type { ReadCell } from '../cells/cell-text.ts'
import { isRestHead } from '../rows/rest-columns.ts'
import { FileProblem, MOST_CELLS, MOST_PARTS, MOST_SHEET_ROWS, MOST_UNPACKED_BYTES } from './file-format.ts'
import { highestOf } from './highest-of.ts'
import { columnNumber, type Place, readXlsxParts, type SheetMarks } from './read-xlsx-parts.ts'
import { percentText, type Sheet, WITHOUT_RESULT } from './sheet.ts'

/** The visible sheets of an XLSX file. Throws FileProblem for what is none, or unpacks to too much. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Sheet[]> {
  refuseLarge(bytes)
  const parts = unzipSync(bytes)
  try {
    const read = await readXlsxFile(withErrorsAsText(bytes, parts))
    const visible = readXlsxParts(parts)
    return read.flatMap(({ sheet: name, data }) => {
      const marks = visible.get(name)
      return marks === undefined ? [] : [withMarks(name, data, marks)]
    })
  } catch (problem) {
    if (problem instanceof FileProblem) throw problem
    throw new FileProblem('This file could not be read as a spreadsheet. Save it as XLSX or CSV and try again.')
  }
}

function withMarks(name: string, data: SheetData, marks: SheetMarks): Sheet {
  const { hiddenRows, percents, worded, withoutResult } = marks
  const hiddenColumns = isExported(data) ? NONE : marks.hiddenColumns
  const width = highestOf([...data.map((cells) => cells.length), ...withoutResult.map(({ column }) => column)])
  const height = highestOf([data.length, ...withoutResult.map(({ row }) => row)])
  if (width * height > MOST_CELLS) throw tooFar(`row ${height}`)
  const rows = Array.from({ length: height }, (_row, row) =>
    Array.from({ length: width }, (_cell, column): ReadCell => {
      const cell = data[row]?.[column]
      return isReadCell(cell) && !hiddenColumns.has(column + 1) ? cell : null
    }),
  )
  const change = ({ row, column }: Place, to: (cell: ReadCell) => ReadCell) => {
    const cells = rows[row - 1]
    if (cells !== undefined && column <= cells.length) cells[column - 1] = to(cells[column - 1] ?? null)
  }
  for (const place of percents) change(place, (cell) => (typeof cell === 'number' ? percentText(cell) : cell))
  for (const { before, after, ...place } of worded) {
    change(place, (cell) => (typeof cell === 'number' ? `${before}${cell} ${after}`.trim() : cell))
  }
  for (const place of withoutResult) {
    if (!hiddenColumns.has(place.column)) change(place, () => WITHOUT_RESULT)
  }
  const hasHidden = data.some((cells) => cells.some((cell, index) => cell !== null && hiddenColumns.has(index + 1)))
  return { name, rows, hiddenRows, hasHiddenColumns: hasHidden, merged: marks.merged }
}

const NONE: ReadonlySet<number> = new Set()

/** Of our own file every column counts, hidden or not. */
function isExported(data: SheetData): boolean {
  return data[0]?.some((cell) => typeof cell === 'string' && isRestHead(cell)) ?? false
}

function isReadCell(cell: unknown): cell is ReadCell {
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u
const ERROR_CELL = /(<(?:\w+:)?c\s[^<>]*\bt=)(?:"e"|'e')/gu

/** The file with “#REF!” as the text of its cell: the reader would leave the cell empty. */
function withErrorsAsText(bytes: Uint8Array<ArrayBuffer>, parts: Unzipped): ArrayBuffer {
  let changed = false
  for (const [name, part] of Object.entries(parts)) {
    const xml = SHEET.test(name) ? strFromU8(part) : ''
    refuseManyRows(xml)
    refuseFarCell(xml)
    if (xml.search(ERROR_CELL) === -1) continue
    parts[name] = strToU8(xml.replaceAll(ERROR_CELL, '$1"str"'))
    changed = true
  }
  return changed ? zipSync(parts, { level: 0 }).buffer : bytes.buffer
}

const ROW = /<(?:\w+:)?row[\s/>]/gu

function refuseManyRows(xml: string): void {
  let rows = 0
  for (const _ of xml.matchAll(ROW)) {
    rows += 1
    if (rows > MOST_SHEET_ROWS)
      throw new FileProblem(
        'A sheet of this file has more than 100,000 rows. Delete the empty ones below your table, and try again.',
      )
  }
}

const CELL_PLACE = /<(?:\w+:)?c\s[^<>]*?\br=["']([A-Z]+)(\d+)["']/gu

/** One cell far below and beside the table: the reader would fill all cells between with nothing. */
function refuseFarCell(xml: string): void {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', digits = ''] of xml.matchAll(CELL_PLACE)) {
    columns = Math.max(columns, columnNumber(letters))
    rows = Math.max(rows, Number(digits))
    if (columns * rows > MOST_CELLS) {
      throw tooFar(`cell ${letters}${digits}`)
    }
  }
}

function tooFar(place: string): FileProblem {
  return new FileProblem(`A sheet of this file reaches to ${place}. Delete what is far from your table, and try again.`)
}

/** A small file may unpack to gigabytes: the sizes in its list of parts are added up before anything is unpacked. */
function refuseLarge(bytes: Uint8Array): void {
  let [parts, size] = [0, 0]
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        parts += 1
        size += originalSize
        return false
      },
    })
  } catch {
    throw new FileProblem('This file is not an XLSX file.')
  }
  if (parts > MOST_PARTS || size > MOST_UNPACKED_BYTES) {
    throw new FileProblem('This file unpacks to more than 50 MB. Import it in parts.')
  }
}
