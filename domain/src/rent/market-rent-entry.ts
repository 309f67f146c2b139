import type { Dwelling } from '../property/property-options.ts'

/** How wide an area the figure was measured over; only some sources know groups of suburbs. */
export type Level = 'area' | 'any_dwelling' | WiderLevel
export const WIDER_LEVELS = ['suburb_group', 'district', 'region'] as const
export type WiderLevel = (typeof WIDER_LEVELS)[number]

/** The weekly rent quartiles of a wider area for the same kind of home, NZD. */
export interface WiderRent {
  readonly level: WiderLevel
  readonly place: string
  readonly lower_quartile: number
  readonly median: number
  readonly upper_quartile: number
  readonly bonds: number
  readonly period: string
}

/**
 * The market rent of one dwelling with one number of bedrooms: weekly quartiles in NZD, their tenancy bonds, the first
 * day of their quarter (YYYY-MM-DD) and how wide the figure is. Five bedrooms means five or more. Source: decisions
 * section 1, GET /market-rent/sa2.
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
  /** Figures of wider areas with enough areas and bonds, the nearest first. */
  readonly wider: readonly WiderRent[]
}
