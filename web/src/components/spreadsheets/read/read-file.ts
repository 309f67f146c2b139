import { fetchCode } from '../../../api-client/fetch-code.ts'
import type { FoundRow } from '../rows/found-row.ts'
import { chooseSheet, type Spreadsheet } from '../table/spreadsheet.ts'
import { FileProblem, MOST_BYTES, MOST_ROWS } from './file-format.ts'
import { readJsonFile } from './json-file.ts'
import { readCsv } from './read-csv.ts'
import type { Sheet } from './sheet.ts'

export interface ReadSheets {
  /** Those that may be chosen: hidden ones are not. */
  readonly sheets: readonly Sheet[]
  readonly chosen: Sheet
  readonly sheet: Spreadsheet
}

/** What a file has: rows of our own JSON, or a spreadsheet whose columns are still to be named. */
export type ReadFile = { readonly rows: readonly FoundRow[] } | ReadSheets

// An XLSX file is a zip archive.
const ZIP = [0x50, 0x4b]
// Not the head of a CSV file such as “[Address],Price”.
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*["\d{[\]])/u

/** Reads a file by its content, whatever its name. Throws FileProblem. */
export async function readFile(file: Blob, most = MOST_ROWS): Promise<ReadFile> {
  if (file.size > MOST_BYTES) throw new FileProblem('This file is larger than 5 MB. Import it in parts.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await readBytes(bytes)
  const count = 'rows' in read ? read.rows.length : read.sheet.rows.length
  if (count === 0) throw new FileProblem('This file has no calculations.')
  if (count > most) throw new FileProblem(`This file has ${count} rows. Import at most ${most} at a time.`)
  return read
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    const readXlsx = await fetchCode(async () => (await import('./read-xlsx.ts')).readXlsx)
    return chooseFrom(await readXlsx(bytes))
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 100))
  if (JSON_START.test(start)) return { rows: readJsonFile(new TextDecoder().decode(bytes)) }
  return chooseFrom([{ name: '', rows: readCsv(bytes), hiddenRows: new Set() }])
}

function chooseFrom(sheets: readonly Sheet[]): ReadSheets {
  const found = chooseSheet(sheets)
  if (found === null) throw new FileProblem('Every sheet of this file is hidden.')
  return { sheets, ...found }
}
