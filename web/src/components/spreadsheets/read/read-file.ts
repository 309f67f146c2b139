import { fetchCode } from '../../../api-client/fetch-code.ts'
import type { FoundRow } from '../rows/found-row.ts'
import { chooseSheet, type Spreadsheet } from '../table/spreadsheet.ts'
import { FileProblem, MOST_BYTES, MOST_ROWS } from './file-format.ts'
import { readJsonFile } from './json-file.ts'
import { decodeText, readCsv } from './read-csv.ts'
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

/** Reads the calculations of a file by its content, whatever its name. Throws FileProblem. */
export async function readFile(file: Blob): Promise<ReadFile> {
  const bytes = await bytesOf(file)
  const read = isArchive(bytes) ? await readArchive(bytes) : readText(bytes)
  const count = 'rows' in read ? read.rows.length : read.sheet.rows.length
  if (count === 0) throw new FileProblem('This file has no calculations.')
  if (count > MOST_ROWS) throw new FileProblem(`This file has ${count} rows. Import at most ${MOST_ROWS} at a time.`)
  return read
}

/** Of any file that is no archive and not our own JSON, `text` is all that it has. */
export interface ReadList {
  readonly read: ReadFile | null
  readonly text: string | null
}

/** Reads a list of homes, which may be a mail as well as a table. Throws FileProblem. */
export async function readListFile(file: Blob): Promise<ReadList> {
  const bytes = await bytesOf(file)
  if (isArchive(bytes)) return { read: await readArchive(bytes), text: null }
  if (isJson(bytes)) return { read: readText(bytes), text: null }
  return { read: readTable(bytes), text: decodeText(bytes) }
}

function readTable(bytes: Uint8Array): ReadFile | null {
  try {
    return readText(bytes)
  } catch (problem) {
    // Such as a quote that does not end: no table.
    if (problem instanceof FileProblem) return null
    throw problem
  }
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > MOST_BYTES) throw new FileProblem('This file is larger than 5 MB. Import it in parts.')
  return new Uint8Array(await file.arrayBuffer())
}

function isArchive(bytes: Uint8Array): boolean {
  return ZIP.every((byte, index) => bytes[index] === byte)
}

async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheets> {
  const readXlsx = await fetchCode(async () => (await import('./read-xlsx.ts')).readXlsx)
  return chooseFrom(await readXlsx(bytes))
}

function isJson(bytes: Uint8Array): boolean {
  return JSON_START.test(new TextDecoder().decode(bytes.subarray(0, 100)))
}

function readText(bytes: Uint8Array): ReadFile {
  if (isJson(bytes)) return { rows: readJsonFile(new TextDecoder().decode(bytes)) }
  return chooseFrom([{ name: '', rows: readCsv(bytes), hiddenRows: new Set() }])
}

function chooseFrom(sheets: readonly Sheet[]): ReadSheets {
  const found = chooseSheet(sheets)
  if (found === null) throw new FileProblem('Every sheet of this file is hidden.')
  return { sheets, ...found }
}
