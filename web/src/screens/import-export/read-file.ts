import { fetchCode } from '../../api-client/fetch-code.ts'
import { FileProblem, MOST_BYTES, MOST_ROWS } from './file-format.ts'
import type { FoundRow } from './found-row.ts'
import { readJsonFile } from './json-file.ts'
import { readCsv } from './read-csv.ts'
import { type Spreadsheet, toSpreadsheet } from './spreadsheet-rows.ts'

/** What a file has: rows of our own JSON, or a spreadsheet whose columns are still to be named. */
export type ReadFile = { readonly rows: readonly FoundRow[] } | { readonly sheet: Spreadsheet }

// An XLSX file is a zip archive.
const ZIP = [0x50, 0x4b]
// Not the head of a CSV file such as “[Address],Price”.
const JSON_START = /^\s*(?:\{\s*["}]|\[\s*["\d{[\]])/u

/** Reads a file by its content, whatever its name. Throws FileProblem. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > MOST_BYTES) throw new FileProblem('This file is larger than 5 MB. Import it in parts.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await readBytes(bytes)
  const count = 'rows' in read ? read.rows.length : read.sheet.rows.length
  if (count === 0) throw new FileProblem('This file has no calculations.')
  if (count > MOST_ROWS) throw new FileProblem(`This file has ${count} rows. Import at most ${MOST_ROWS} at a time.`)
  return read
}

async function readBytes(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    const readXlsx = await fetchCode(async () => (await import('./read-xlsx.ts')).readXlsx)
    return { sheet: toSpreadsheet(await readXlsx(bytes)) }
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 100))
  if (JSON_START.test(start)) return { rows: readJsonFile(new TextDecoder().decode(bytes)) }
  return { sheet: toSpreadsheet(readCsv(bytes)) }
}
