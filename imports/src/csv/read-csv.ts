import { readRecords } from './read-records.ts'

/** Trimmed values by column; column names in lower case without spaces: `Time Frame` becomes `timeframe`. */
export type CsvRow = Readonly<Record<string, string>>

/**
 * Reads a CSV file row by row, plain, .gz or .zip; `onProgress` gets the part of the file read so far, 0 to 1. Throws, naming the
 * file and line, for the first missing column of `columns` (each may list several spellings), a row with too few or too many
 * values, text that is not UTF-8, and a file without rows.
 */
export async function readCsv(
  path: string,
  columns: readonly (readonly string[])[],
  onRow: (row: CsvRow) => void,
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  for await (const { header, rows } of readRecords(path, { columns, onProgress, mayEndOpen: true })) {
    for (const row of rows) onRow(Object.fromEntries(header.map((name, at) => [name, row[at]?.trim() ?? ''])))
  }
}
