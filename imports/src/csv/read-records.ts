import { TextDecoder } from 'node:util'
import Papa, { type ParseResult } from 'papaparse'
import { readBytes } from '../files/read-bytes.ts'
import { MissingColumn } from './missing-column.ts'

/** Some successive rows of a CSV file. */
export interface RecordBlock {
  /** In lower case without spaces: `Time Frame` becomes `timeframe`. */
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The line of the file where a row starts, from its index in `rows`. */
  readonly lineOf: (index: number) => number
}

export interface RecordOptions {
  /** The columns that must exist, each with the spellings that it may have. */
  readonly columns: readonly (readonly string[])[]
  /** Receives the part of the file read so far, 0 to 1. */
  readonly onProgress: (share: number) => void
  /** Accepts a last line without an end, which may be cut off inside its last value. */
  readonly mayEndOpen?: boolean
}

// A longer row is an open quote, which would collect the rest of the file in memory.
const LONGEST_ROW = 1024 * 1024

/**
 * Reads a CSV file, plain, .gz or .zip, in blocks of rows, without its empty lines. Throws, with file and line, for a missing
 * column (`MissingColumn`), a row with too few or too many values, text that is not UTF-8, an open last line, and a file without rows.
 */
export async function* readRecords(path: string, options: RecordOptions): AsyncGenerator<RecordBlock> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = new RecordParser(path, options.columns)
  for await (const piece of readBytes(path, options.onProgress)) {
    const block = parser.parse(decode(path, decoder, piece, parser.lastLine))
    if (block !== null) yield block
  }
  decode(path, decoder, null, parser.lastLine)
  const block = parser.end(options.mayEndOpen === true)
  if (block !== null) yield block
}

class RecordParser {
  readonly #path: string
  readonly #columns: RecordOptions['columns']
  #header: readonly string[] | null = null
  #newline: Newline | null = null
  #hasRows = false
  /** The text after the last whole row, and the line where it starts. */
  #rest = ''
  #line = 1

  constructor(path: string, columns: RecordOptions['columns']) {
    this.#path = path
    this.#columns = columns
  }

  /** The line where the text so far ends. */
  get lastLine(): number {
    return this.#line + countLines(this.#rest)
  }

  /** The rows that a piece of text completes; null when it completes none. */
  parse(piece: string): RecordBlock | null {
    this.#newline ??= newlineOf(piece)
    // The ends of lines of old Macs, which are counted as the others.
    const isOldMac = this.#newline === '\r'
    const text = this.#rest + (isOldMac ? piece.replaceAll('\r', '\n') : piece)
    const { data, errors, meta } = parseRows(text, isOldMac ? '\n' : (this.#newline ?? '\n'))
    const lineOf = lineFinder(this.#line, data)
    const [fault] = errors
    if (fault) throw this.#fault(lineOf(fault.row ?? 0), 'a quote inside a value is not doubled.')
    this.#rest = text.slice(meta.cursor)
    this.#line += countLines(text.slice(0, meta.cursor))
    if (this.#rest.length > LONGEST_ROW) throw this.#openQuote()
    return this.#check(data, lineOf, '')
  }

  /** The row of a last line without an end, or null. Throws when the file is not whole. */
  end(mayEndOpen: boolean): RecordBlock | null {
    const rest = this.#rest
    if ((rest.split('"').length - 1) % 2 === 1) throw this.#openQuote()
    if (rest !== '' && !mayEndOpen) throw this.#fault(this.#line, 'the line has no end. The file may be cut off.')
    const line = this.#line
    const { data } = parseRows(rest === '' ? '' : `${rest}\n`, '\n')
    const block = this.#check(data, () => line, ' The file may be cut off.')
    if (this.#header === null) throw new Error(`${this.#path} is empty.`)
    if (!this.#hasRows) throw new Error(`${this.#path} has a header but no rows.`)
    return block
  }

  #check(data: readonly string[][], lineOf: (index: number) => number, advice: string): RecordBlock | null {
    const filled = [...data.keys()].filter((at) => data[at]?.length !== 1 || data[at]?.[0]?.trim() !== '')
    if (this.#header === null) {
      const [first] = filled.splice(0, 1)
      if (first === undefined) return null
      this.#header = this.#readHeader(data[first] ?? [], lineOf(first))
    }
    const header = this.#header
    const rows = filled.map((at) => data[at] ?? [])
    if (rows.length === 0) return null
    const lineOfRow = (index: number) => lineOf(filled[index] ?? 0)
    const wrong = rows.findIndex((row) => row.length !== header.length)
    if (wrong !== -1) {
      const count = rows[wrong]?.length ?? 0
      const values = count === 1 ? '1 value' : `${count} values`
      const cut = count < header.length ? advice : ''
      throw this.#fault(lineOfRow(wrong), `${values}, but the header has ${header.length} columns.${cut}`)
    }
    this.#hasRows = true
    return { header, rows, lineOf: lineOfRow }
  }

  #readHeader(written: readonly string[], line: number): string[] {
    const header = written.map((name) => name.toLowerCase().replace(/\s+/gu, ''))
    const missing = this.#columns.find((spellings) => !spellings.some((name) => header.includes(name)))
    if (missing === undefined) return header
    const names = written.map((name) => name.trim()).join(', ')
    const shown = names.length > 400 ? `${names.slice(0, 400)} …` : names
    const { message } = this.#fault(line, `there is no column ${missing.join(' or ')}; the columns are ${shown}.`)
    throw new MissingColumn(message, header)
  }

  #openQuote(): Error {
    return this.#fault(this.#line, 'a quote is opened and not closed. The file may be cut off.')
  }

  #fault(line: number, text: string): Error {
    return new Error(`${this.#path}, line ${line}: ${text}`)
  }
}

type Newline = '\r\n' | '\r' | '\n'

/** Of its first line; null without an end of a line. */
function newlineOf(text: string): Newline | null {
  const end = text.search(/[\r\n]/u)
  if (end === -1) return null
  if (text[end] === '\n') return '\n'
  return text[end + 1] === '\n' ? '\r\n' : '\r'
}

// Without the last row, which the next piece may continue.
function parseRows(text: string, newline: Newline): ParseResult<string[]> {
  return new Papa.Parser({ delimiter: ',', newline }).parse(text, 0, true) as ParseResult<string[]>
}

// A zero is valid UTF-8, but in a table it is a half of a letter in UTF-16.
function decode(path: string, decoder: TextDecoder, piece: Buffer | null, line: number): string {
  const failed = (before: string, cause?: unknown) =>
    new Error(
      `${path}, line ${line + countLines(before)}: the text is not UTF-8. Save the file as CSV in UTF-8, or download it again.`,
      { cause },
    )
  let text = ''
  try {
    text = piece === null ? decoder.decode() : decoder.decode(piece, { stream: true })
  } catch (error) {
    throw failed(piece?.toString('utf8').split('\uFFFD', 1)[0] ?? '', error)
  }
  const zero = text.indexOf('\0')
  if (zero !== -1) throw failed(text.slice(0, zero))
  return text
}

function lineFinder(firstLine: number, rows: readonly (readonly string[])[]): (index: number) => number {
  return (index) =>
    firstLine +
    index +
    rows.slice(0, index).reduce((lines, row) => lines + row.reduce((inside, value) => inside + countLines(value), 0), 0)
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
