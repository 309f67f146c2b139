import { readCsv } from '../csv/read-csv.ts'
import { NEW_ZEALAND, type RegionMonth } from './region-month.ts'

// Some twenty years show two market cycles, and the table stays small.
const FIRST_MONTH = '2006-01'

const COLUMNS = ['month', 'region', 'mediansaleprice', 'saleslowerquartile', 'salesupperquartile', 'medianrent'].map(
  (column) => [column],
)

/**
 * Reads the monthly sale prices and rents by region of the Ministry of Housing and Urban Development. `regions` has the
 * product's names by code. Skips months without figures. Throws for an unknown region, an invalid figure or quartiles out of
 * order.
 */
export async function readRegionMonths(
  path: string,
  regions: ReadonlyMap<string, string>,
): Promise<readonly RegionMonth[]> {
  const codes = new Map([...regions].map(([code, name]) => [normaliseName(name), code]))
  codes.set(normaliseName('New Zealand'), NEW_ZEALAND)
  const months: RegionMonth[] = []
  await readCsv(path, COLUMNS, (row) => {
    const month = row['month'] ?? ''
    if (!/^\d{4}-\d{2}$/u.test(month)) throw new Error(`"${month}" is not a month.`)
    if (month < FIRST_MONTH) return
    const region_code = codes.get(normaliseName(row['region'] ?? ''))
    if (region_code === undefined) throw new Error(`Unknown region "${row['region']}".`)
    const read = (column: string) => readFigure(row[column] ?? '', `${column} of ${row['region']} in ${month}`)
    const figures = {
      median_sale_price: read('mediansaleprice'),
      lower_quartile_sale_price: read('saleslowerquartile'),
      upper_quartile_sale_price: read('salesupperquartile'),
      weekly_rent: read('medianrent'),
    }
    if (Object.values(figures).every((figure) => figure === null)) return
    assertInOrder(figures, `${row['region']} in ${month}`)
    months.push({ region_code, month, ...figures })
  })
  return months
}

function readFigure(text: string, what: string): number | null {
  if (text === '') return null
  const figure = Math.round(Number(text))
  if (!Number.isFinite(figure) || figure <= 0) throw new Error(`The ${what} is "${text}", which is not a valid amount.`)
  return figure
}

function assertInOrder(figures: Omit<RegionMonth, 'region_code' | 'month'>, what: string): void {
  const known = [
    figures.lower_quartile_sale_price,
    figures.median_sale_price,
    figures.upper_quartile_sale_price,
  ].filter((figure) => figure !== null)
  if (known.some((figure, place) => figure < (known[place - 1] ?? 0))) {
    throw new Error(`The quartiles of ${what} are out of order.`)
  }
}

// Sources differ in macrons and in the word Region.
function normaliseName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/ Region$/u, '')
    .toLowerCase()
}
