/**
 * One row of MBIE's tenancy bonds, as published: the bonds and weekly rent quartiles (NZD, null where withheld) of one
 * location, dwelling and number of beds in the quarter that starts on `period` (YYYY-MM-DD). `location` is a statistical
 * area's code, `-99` for all of New Zealand, or '' for none; `beds` is MBIE's text in capitals, '' for none.
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

/** The location that stands for all of New Zealand. */
export const NEW_ZEALAND = '-99'

/** The dwelling or number of beds that stands for all together. */
export const ALL = 'ALL'
