import { type CsvRow, readCsv } from '../csv/read-csv.ts'
import { parseAmount, parseQuarter, parseText } from './parse-values.ts'
import type { TenancyRow } from './tenancy-row.ts'

// Newer files say `TimeFrame` and `Location Id`, older ones `Time Frame` and `Location`; readCsv takes out the spaces.
const COLUMNS = [
  ['timeframe'],
  ['locationid', 'location'],
  ['dwellingtype'],
  ['numberofbeds'],
  ['totalbonds'],
  ['medianrent'],
  ['upperquartilerent'],
  ['lowerquartilerent'],
]

/**
 * Reads MBIE's `Detailed Quarterly Tenancy` file in its newer or its older layout, row by row. Answers how many rows have a
 * quarter that cannot be read; they are not given to `take`. Throws a sentence where a column is missing.
 */
export async function readTenancyRows(path: string, take: (row: TenancyRow) => void): Promise<number> {
  let unreadable = 0
  await readCsv(path, COLUMNS, (row) => {
    const period = parseQuarter(row['timeframe'] ?? '')
    if (period === null) unreadable++
    else take(toTenancyRow(row, period))
  })
  return unreadable
}

function toTenancyRow(row: CsvRow, period: string): TenancyRow {
  return {
    period,
    location: parseText(row['locationid'] ?? row['location'] ?? '').replaceAll(',', ''),
    dwelling: parseText(row['dwellingtype'] ?? ''),
    beds: parseText(row['numberofbeds'] ?? '').toUpperCase(),
    bonds: parseAmount(row['totalbonds'] ?? ''),
    lower_quartile: parseAmount(row['lowerquartilerent'] ?? ''),
    median: parseAmount(row['medianrent'] ?? ''),
    upper_quartile: parseAmount(row['upperquartilerent'] ?? ''),
  }
}
