import { type FigureName, HEADLINE } from '../figures/figures.ts'
import type { RentFigures } from '../rent/rent-table.ts'
import type { LogRent } from './chance.ts'
import type { Judged, Verdict } from './judge.ts'

/** The figures of a home of a list. */
export const SCREENED_FIGURES = [
  'weekly_rental_income',
  HEADLINE,
  'gross_rental_yield',
  'net_rental_yield',
  'lvr',
] as const satisfies readonly FigureName[]

/** NZD a week, per cent; null while they are not known. */
export type ScreenedFigures = Readonly<Record<(typeof SCREENED_FIGURES)[number], number | null>>

/** What a home of a list comes to on its terms, and what the criteria make of it. Source: docs/method/screening.md, "Criteria". */
export interface ScreenedResult extends ScreenedFigures {
  readonly id: string
  /** What its line did not name and the terms gave. */
  readonly assumed: readonly ('dwelling' | 'number_of_bedrooms')[]
  /** The area's rent of its kind; null where it is not known. */
  readonly rent: Pick<RentFigures, 'median' | 'interval_80' | 'confidence' | 'period'> | null
  /** NZD a week for all targets together; null where it is not known, or no rent is enough. */
  readonly needed_rent: number | null
  /** That the area's median rent meets the criteria, 0 to 1; null where it is not known. */
  readonly chance: number | null
  /** The highest price in NZD at the calculator's rent, of a home without a price. */
  readonly works_at: number | null
  /** The same at the lower end of the rent's 80 % interval. */
  readonly surely_works_at: number | null
  /** Of the criteria that are given. */
  readonly judged: Judged
  readonly verdict: Verdict
  /** It misses a deal-breaker, and has no rank. */
  readonly is_out: boolean
  /** Shared by homes that the evidence does not separate; null where there is no chance. */
  readonly rank: number | null
  /** Why, in a sentence. */
  readonly why: string
}

/** A home before it has a rank. */
export interface UnrankedHome {
  readonly result: Omit<ScreenedResult, 'rank'>
  /** The logarithm of the area's median rent; null without one. */
  readonly rent: LogRent | null
  /** Equal where two homes have the rent of one area and kind. */
  readonly rentKey: string
}
