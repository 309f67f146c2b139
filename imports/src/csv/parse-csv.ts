import Papa from 'papaparse'

/** The rows of a CSV text with a header. Throws when it is no table. */
export function parseCsv(text: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: ',',
    skipEmptyLines: true,
  })
  const [fault] = errors
  if (fault) throw new Error(`CSV, row ${(fault.row ?? 0) + 1}: ${fault.message}`)
  return data
}
