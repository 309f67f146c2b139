import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate/browser'
import { readSheet } from 'read-excel-file/universal'
import type { ReadCell } from './cell-text.ts'
import { FileProblem, MOST_CELLS, MOST_PARTS, MOST_UNPACKED_BYTES } from './file-format.ts'

/** The rows of an XLSX file's first sheet. Throws FileProblem for what is none, or unpacks to too much. */
export async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<readonly (readonly ReadCell[])[]> {
  refuseLarge(bytes)
  try {
    return (await readSheet(withErrorsAsText(bytes))) as ReadCell[][]
  } catch (problem) {
    if (problem instanceof FileProblem) throw problem
    throw new FileProblem('This file could not be read as a spreadsheet. Save it as XLSX or CSV and try again.')
  }
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/u
const ERROR_CELL = /(<(?:\w+:)?c\s[^>]*\bt=)(?:"e"|'e')/gu

/** The file with “#REF!” as the text of its cell: the reader would leave the cell empty. */
function withErrorsAsText(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  const parts = unzipSync(bytes)
  let changed = false
  for (const [name, part] of Object.entries(parts)) {
    const xml = SHEET.test(name) ? strFromU8(part) : ''
    refuseFarCell(xml)
    if (xml.search(ERROR_CELL) === -1) continue
    parts[name] = strToU8(xml.replaceAll(ERROR_CELL, '$1"str"'))
    changed = true
  }
  return changed ? zipSync(parts, { level: 0 }).buffer : bytes.buffer
}

const CELL_PLACE = /<(?:\w+:)?c\s[^>]*?\br=["']([A-Z]+)(\d+)["']/gu

/** One cell far below and beside the table: the reader would fill all cells between with nothing. */
function refuseFarCell(xml: string): void {
  let [columns, rows] = [0, 0]
  for (const [, letters = '', digits = ''] of xml.matchAll(CELL_PLACE)) {
    columns = Math.max(columns, columnNumber(letters))
    rows = Math.max(rows, Number(digits))
    if (columns * rows > MOST_CELLS) {
      throw new FileProblem(
        `A sheet of this file reaches to cell ${letters}${digits}. Delete what is far from your table, and try again.`,
      )
    }
  }
}

/** A is 1, AA is 27. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
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
