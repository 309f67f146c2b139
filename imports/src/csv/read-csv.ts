import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'

/** Trimmed values by column; column names in lower case without spaces: `Time Frame` becomes `timeframe`. */
export type CsvRow = Readonly<Record<string, string>>

/**
 * Reads a CSV file row by row and unpacks .gz. Tolerates rows with too few or too many values. Throws for the first missing
 * column of `columns`, each of which may list several spellings.
 */
export async function readCsv(
  path: string,
  columns: readonly (readonly string[])[],
  onRow: (row: CsvRow) => void,
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
    for await (const row of rows) onRow(row as CsvRow)
  }
  const file = createReadStream(path)
  await (path.endsWith('.gz') ? pipeline(file, createGunzip(), parser, consume) : pipeline(file, parser, consume))
}
