import type { Dwelling } from '../property/property-options.ts'

/** How wide the figure is that answers for an area, from its own to the whole region's. */
export type Level = 'area' | 'any_dwelling' | 'district' | 'region'

/**
 * What the market says of one dwelling with one number of bedrooms: weekly rent quartiles in NZD, the tenancy bonds that
 * they come from, the first day of their quarter (YYYY-MM-DD) and how wide the figure is. Five bedrooms stands for five
 * and more. Source: decisions section 1, GET /market-rent/sa2.
 */
export interface MarketRentEntry {
  readonly dwelling: Dwelling
  readonly number_of_bedrooms: number
  readonly lower_quartile: number
  readonly upper_quartile: number
  readonly median: number
  readonly bonds: number
  readonly period: string
  readonly level: Level
}
