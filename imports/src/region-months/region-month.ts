/** The figures of a region in a month, NZD; null where missing. */
export interface RegionMonth {
  readonly region_code: string
  /** YYYY-MM. */
  readonly month: string
  readonly median_sale_price: number | null
  readonly lower_quartile_sale_price: number | null
  readonly upper_quartile_sale_price: number | null
  /** The median of bonds lodged in the month, a week. */
  readonly weekly_rent: number | null
}

/** The region code of the whole country. */
export const NEW_ZEALAND = '00'

export const REGION_MONTH_COLUMNS = [
  'region_code',
  'month',
  'median_sale_price',
  'lower_quartile_sale_price',
  'upper_quartile_sale_price',
  'weekly_rent',
] as const
