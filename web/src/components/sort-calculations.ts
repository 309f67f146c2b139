import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { listedCash } from '@homeyield/domain/figures/headline'
import { streetOf } from '@homeyield/domain/property/street-of'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { rentOf, yieldsOf } from './yields-of.ts'

/** The figures of the table that lists show and sort by. */
export const LISTED_FIGURES = {
  price: FIGURES.purchase_price,
  rent: FIGURES.weekly_rental_income,
  gross: FIGURES.gross_rental_yield,
  net: FIGURES.net_rental_yield,
  cash: FIGURES[HEADLINE],
} as const
export type FigureColumn = keyof typeof LISTED_FIGURES

/** What calculations are sorted by; `updated` is the order of the list as it is received, the oldest first. */
export type SortColumn = FigureColumn | 'address' | 'updated'

export interface CalculationOrder<Column extends SortColumn = SortColumn> {
  readonly column: Column
  readonly descending: boolean
}

// Natural order: 2 High Street before 10 High Street, and Ōrākei beside Orakei.
const collator = new Intl.Collator('en-NZ', { numeric: true })

type Compare = (one: ListedCalculation, other: ListedCalculation) => number

const byAddress: Compare = (one, other) =>
  collator.compare(streetOf(one.property), streetOf(other.property)) || collator.compare(one.property, other.property)

/**
 * Calculations, which are given newest first, sorted. Unknown figures come last in both directions; equal ones are sorted
 * by address.
 */
export function sortCalculations(
  calculations: readonly ListedCalculation[],
  { column, descending }: CalculationOrder,
): readonly ListedCalculation[] {
  const sign = descending ? -1 : 1
  if (column === 'updated') return descending ? calculations : calculations.toReversed()
  if (column === 'address') return calculations.toSorted((one, other) => sign * byAddress(one, other))
  return calculations.toSorted((one, other) => {
    const [a, b] = [figureOf(one, column), figureOf(other, column)]
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byAddress(one, other)
    return sign * (a - b) || byAddress(one, other)
  })
}

/** NZD or per cent; null when unknown. */
export function figureOf(calculation: ListedCalculation, column: FigureColumn): number | null {
  if (column === 'price') return calculation.purchase_price
  if (column === 'rent') return rentOf(calculation)
  if (column === 'cash') return listedCash(calculation)
  return yieldsOf(calculation)[column]
}

/** The same with its unit; a dash when unknown. */
export function writeListed(calculation: ListedCalculation, column: FigureColumn): string {
  return writeFigure(LISTED_FIGURES[column].unit, figureOf(calculation, column))
}
