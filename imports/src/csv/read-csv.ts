import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { CsvError, parse } from 'csv-parse'
import { describeFileFailure } from '../files/describe-file-failure.ts'
import { checkEncoding } from './check-encoding.ts'

/** Trimmed values by column; column names in lower case without spaces: `Time Frame` becomes `timeframe`. */
export type CsvRow = Readonly<Record<string, string>>

/**
 * Reads a CSV file row by row and unpacks .gz; `onProgress` gets the part of the file read so far, 0 to 1. Throws, naming the
 * file and line, for the first missing column of `columns` (each may list several spellings), a row with too few or too many
 * values, text that is not UTF-8, and a file without rows.
 */
export async function readCsv(
  path: string,
  columns: readonly (readonly string[])[],
  onRow: (row: CsvRow) => void,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  let [header, hasRows] = [null as readonly string[] | null, false]
  const parser = parse({
    bom: true,
    trim: true,
    skip_empty_lines: true,
    columns: (names: string[]) => (header = readHeader(path, names, columns)),
  })
  const consume = async (rows: AsyncIterable<unknown>) => {
    for await (const row of rows) {
      hasRows = true
      onRow(row as CsvRow)
    }
  }
  try {
    const { size } = await stat(path)
    const file = createReadStream(path)
    file.on('data', () => onProgress(size === 0 ? 1 : file.bytesRead / size))
    const unpack = path.endsWith('.gz') ? createGunzip() : new PassThrough()
    await pipeline(file, unpack, checkEncoding(path), parser, consume)
  } catch (error) {
    throw describeFailure(path, header ?? [], error)
  }
  if (header === null) throw new Error(`${path} is empty.`)
  if (!hasRows) throw new Error(`${path} has a header but no rows.`)
}

function readHeader(path: string, header: readonly string[], columns: readonly (readonly string[])[]): string[] {
  const names = header.map((name) => name.toLowerCase().replace(/\s+/g, ''))
  const missing = columns.find((spellings) => !spellings.some((spelling) => names.includes(spelling)))
  if (missing) {
    throw new Error(`${path}, line 1: there is no column ${missing.join(' or ')}; the columns are ${names.join(', ')}.`)
  }
  return names
}

function describeFailure(path: string, header: readonly string[], error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code } = error as NodeJS.ErrnoException
  const failed = (text: string) => new Error(`${path}${text}`, { cause: error })
  if (error instanceof CsvError) {
    const { lines, record } = error as CsvError & { lines?: number; record?: unknown[] }
    const line = `, line ${lines ?? 1}`
    if (code === 'CSV_RECORD_INCONSISTENT_COLUMNS') {
      const count = record?.length ?? 0
      const values = count === 1 ? '1 value' : `${count} values`
      const cut = count < header.length ? ' The file may be cut off.' : ''
      return failed(`${line}: ${values}, but the header has ${header.length} columns.${cut}`)
    }
    if (code === 'CSV_QUOTE_NOT_CLOSED')
      return failed(`${line}: a quote is opened and not closed. The file may be cut off.`)
    return failed(`${line}: ${error.message}`)
  }
  return describeFileFailure(path, error)
}
