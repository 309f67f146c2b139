import type { Day } from '../dates/calendar-day.ts'
import type { Dwelling } from '../property/property-options.ts'

/** At most so many in a document. */
export const MOST_COMPARABLES = 8

/** How much better than the document's home one may be, in per cent; below 0 it is worse. */
export const BETTER_STEPS = [-30, -25, -20, -15, -10, -5, 0, 5, 10, 15, 20, 25, 30] as const

/** A home that was let or offered, as the professional knows it. */
export interface Comparable {
  readonly address: string
  readonly number_of_bedrooms: number
  readonly dwelling: Dwelling
  /** NZD. */
  readonly weekly_rent: number
  /** When it was let or offered. */
  readonly date: Day
  /** Such as `let by us` or the name of a site. */
  readonly source: string
  /** One of `BETTER_STEPS`. */
  readonly better_pct: number
  readonly note: string
  /** Whether it counts. */
  readonly on: boolean
}
