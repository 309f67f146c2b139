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

/** Throws for another file with the right header: of months, of districts or of regions. */
export function refuseOtherRows(path: string, rows: readonly TenancyRow[]): void {
  const month = rows.find(({ period }) => !QUARTERS.has(period.slice(5, 7)))?.period.slice(0, 7)
  if (month !== undefined) throw new Error(`${path} is a monthly file: it has figures of ${month}. ${ADVICE}`)
  const places = rows.map((row) => row.location).filter((location) => location !== '' && location !== NEW_ZEALAND)
  if (places.length === 0 || places.some((place) => AREA_CODE.test(place))) return
  const named = [...new Set(places)].slice(0, 3).join(', ')
  throw new Error(`${path} is a file of districts or regions: its locations are ${named}, not areas. ${ADVICE}`)
}
