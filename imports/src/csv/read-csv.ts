import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

/** One row: the values by column, trimmed; column names in small letters without spaces (`TimeFrame`, `Time Frame`: timeframe). */
export type CsvRow = Readonly<Record<string, string>>

/**
 * Reads a CSV file row by row, so that its size does not matter; a name that ends in .gz is unpacked on the way. Rows with
 * too few or too many values are read as far as they go. Throws a sentence naming the first of `columns` that is not there;
 * `columns` may give several spellings of one.
 */
export async function readCsv(
  path: string,
  columns: readonly (readonly string[])[],
  take: (row: CsvRow) => void,
): Promise<void> {
  const parser = parse({
    bom: true,
    trim: true,
    relax_column_count: true,
    skip_empty_lines: true,
    columns: (header: string[]) => {
      const names = header.map((name) => name.toLowerCase().replace(/\s+/g, ''))
      const missing = columns.find((spellings) => !spellings.some((spelling) => names.includes(spelling)))
      if (missing)
        throw new Error(`${path} has no column ${missing.join(' or ')}; its columns are ${names.join(', ')}.`)
      return names
    },
  })
  const consume = async (rows: AsyncIterable<unknown>) => {
    for await (const row of rows) take(row as CsvRow)
  }
  const file = createReadStream(path)
  await (path.endsWith('.gz') ? pipeline(file, createGunzip(), parser, consume) : pipeline(file, parser, consume))
}
