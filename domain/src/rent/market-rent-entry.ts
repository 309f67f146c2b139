import type { Dwelling } from '../property/property-options.ts'

/**
 * How wide the figure is that answers for an area, from its own to the whole region's; a group of suburbs is known only to some
 * sources.
 */
export type Level = 'area' | 'any_dwelling' | WiderLevel
export const WIDER_LEVELS = ['suburb_group', 'district', 'region'] as const
export type WiderLevel = (typeof WIDER_LEVELS)[number]

/** What a wider area says of the same kind of home: weekly rent quartiles in NZD. */
export interface WiderRent {
  readonly level: WiderLevel
  /** The name of the area. */
  readonly place: string
  readonly lower_quartile: number
  readonly median: number
  readonly upper_quartile: number
  readonly bonds: number
  readonly period: string
}

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
  /** The name of the area that the figure was measured over. */
  readonly place: string
  /** What wider areas say, the nearest first, where they have enough areas and bonds to speak. */
  readonly wider: readonly WiderRent[]
}
