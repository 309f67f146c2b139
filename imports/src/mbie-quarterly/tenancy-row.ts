/**
 * One published row: bonds and weekly rent quartiles (NZD, null where withheld) of one location, dwelling and number of beds
 * in the quarter from `period` (YYYY-MM-DD). `location` is an area's code, `-99` for New Zealand or ''; `beds` is MBIE's
 * text in upper case or ''.
 */
export interface TenancyRow {
  readonly period: string
  readonly location: string
  readonly dwelling: string
  readonly beds: string
  readonly bonds: number | null
  readonly lower_quartile: number | null
  readonly median: number | null
  readonly upper_quartile: number | null
}

export const NEW_ZEALAND = '-99'

/** All dwellings, or all numbers of beds. */
export const ALL = 'ALL'
