/** The figures of a region in a month, NZD; null where there is none. The whole country has the code 00. */
export interface RegionMonth {
  readonly region_code: string
  /** YYYY-MM. */
  readonly month: string
  readonly median_sale_price: number | null
  readonly lower_quartile_sale_price: number | null
  readonly upper_quartile_sale_price: number | null
  /** The median of the bonds lodged in the month, a week. */
  readonly weekly_rent: number | null
}

/** The code under which the whole country's figures are kept. */
export const NEW_ZEALAND = '00'

/** The columns of the shipped table, in order. */
export const REGION_MONTH_COLUMNS = [
  'region_code',
  'month',
  'median_sale_price',
  'lower_quartile_sale_price',
  'upper_quartile_sale_price',
  'weekly_rent',
] as const
