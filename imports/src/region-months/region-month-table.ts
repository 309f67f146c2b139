import { parseCsv } from '../csv/parse-csv.ts'
import { toCsv } from '../csv/to-csv.ts'
import { REGION_MONTH_COLUMNS, type RegionMonth } from './region-month.ts'

/** Formats the shipped table in order of region and month; missing figures are empty. */
export function formatRegionMonths(months: readonly RegionMonth[]): string {
  const ordered = months.toSorted((one, other) =>
    `${one.region_code} ${one.month}` < `${other.region_code} ${other.month}` ? -1 : 1,
  )
  return toCsv(
    REGION_MONTH_COLUMNS,
    ordered.map((month) => REGION_MONTH_COLUMNS.map((column) => String(month[column] ?? ''))),
  )
}

export function parseRegionMonths(text: string): readonly RegionMonth[] {
  const figure = (value: string | undefined) => (value ? Number(value) : null)
  return parseCsv(text).map((row) => ({
    region_code: row['region_code'] ?? '',
    month: row['month'] ?? '',
    median_sale_price: figure(row['median_sale_price']),
    lower_quartile_sale_price: figure(row['lower_quartile_sale_price']),
    upper_quartile_sale_price: figure(row['upper_quartile_sale_price']),
    weekly_rent: figure(row['weekly_rent']),
  }))
}
