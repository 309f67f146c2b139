import { type CsvRow, readCsv } from '../csv/read-csv.ts'
import { parseAmount, parseQuarter, parseText } from './parse-values.ts'
import { refuseOtherHeader } from './refuse-other-file.ts'
import type { TenancyRow } from './tenancy-row.ts'

// Newer files have `TimeFrame` and `Location Id`, older ones `Time Frame` and `Location`; readCsv removes the spaces.
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
 * Reads MBIE's `Detailed Quarterly Tenancy` file in its newer or older layout. Returns the number of rows skipped for an
 * unreadable quarter. Throws when the file is not such a one or is cut off.
 */
export async function readTenancyRows(
  path: string,
  onRow: (row: TenancyRow) => void,
  onProgress?: (share: number) => void,
): Promise<number> {
  let unreadable = 0
  const read = (row: CsvRow) => {
    const period = parseQuarter(row['timeframe'] ?? '')
    if (period === null) unreadable++
    else onRow(toTenancyRow(row, period))
  }
  await readCsv(path, COLUMNS, read, onProgress).catch((error: unknown) => {
    throw refuseOtherHeader(path, error)
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
