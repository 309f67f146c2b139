import { MissingColumn } from '../csv/missing-column.ts'
import { NEW_ZEALAND, type TenancyRow } from './tenancy-row.ts'

const ADVICE = 'Use MBIE’s “Detailed Quarterly Tenancy” file, which has figures by area, dwelling and bedrooms.'

const QUARTERS = new Set(['01', '04', '07', '10'])
const AREA_CODE = /^\d{6}$/u

/** The refusal of another file by its header: MBIE's monthly files count lodged bonds and know no dwellings. */
export function refuseOtherHeader(path: string, error: unknown): unknown {
  if (!(error instanceof MissingColumn)) return error
  const isMonthly = error.header.includes('lodgedbonds') && !error.header.includes('dwellingtype')
  if (!isMonthly) return new Error(`${error.message} ${ADVICE}`, { cause: error })
  return new Error(`${path} is a monthly file of MBIE’s, with rents by district or region. ${ADVICE}`, { cause: error })
}

// The whole country has about 400,000 bonds, and no area such a rent a week.
const MOST = { bonds: 1_000_000, rent: 20_000 }

/** Throws for rows that no file of MBIE's has: quarters that begin within a month or after `today`, impossible figures. */
export function refuseImpossibleRows(path: string, rows: readonly TenancyRow[], today: string): void {
  for (const { period, bonds, lower_quartile, median, upper_quartile } of rows) {
    if (!period.endsWith('-01'))
      throw new Error(
        `${path} has figures from ${period}, but a quarter begins on the first of a month. Dates such as 1/07/2025 are read as day, month, year: save American ones as 2025-07-01.`,
      )
    if (period > today) throw new Error(`${path} has figures from ${period}, which lies in the future. ${ADVICE}`)
    if (bonds !== null && bonds > MOST.bonds)
      throw new Error(`${path} has ${format(bonds)} bonds in one row, more than the country has. ${ADVICE}`)
    const rent = Math.max(lower_quartile ?? 0, median ?? 0, upper_quartile ?? 0)
    if (rent > MOST.rent) throw new Error(`${path} has a weekly rent of $${format(rent)}, which no area has. ${ADVICE}`)
  }
}

/** Throws for another file with the right header: of months, of districts or of regions. */
export function refuseOtherRows(path: string, rows: readonly TenancyRow[]): void {
  const month = rows.find(({ period }) => !QUARTERS.has(period.slice(5, 7)))?.period.slice(0, 7)
  if (month !== undefined) throw new Error(`${path} is a monthly file: it has figures of ${month}. ${ADVICE}`)
  const places = rows.map((row) => row.location).filter((location) => location !== '' && location !== NEW_ZEALAND)
  if (places.length === 0 || places.some((place) => AREA_CODE.test(place))) return
  const named = [...new Set(places)].slice(0, 3).join(', ')
  throw new Error(`${path} is a file of districts or regions: its locations are ${named}, not areas. ${ADVICE}`)
}

function format(count: number): string {
  return count.toLocaleString('en-NZ')
}
