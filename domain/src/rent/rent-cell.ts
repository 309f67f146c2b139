import { toDollars } from '../money/round.ts'
import type { Dwelling } from '../property/property-options.ts'

/**
 * Weekly rent quartiles in NZD of one kind of dwelling with one number of bedrooms (1 to 5; 5 means five or more).
 * `Any` is all dwellings together. `period` is the first day of the quarter. `areas` is how many were pooled; Infinity
 * for a figure measured over the whole place.
 */
export interface RentCell {
  readonly dwelling: Dwelling | 'Any'
  readonly number_of_bedrooms: number
  readonly lower_quartile: number
  readonly median: number
  readonly upper_quartile: number
  readonly bonds: number
  readonly period: string
  readonly areas: number
}

export type PooledFigures = Omit<RentCell, 'dwelling' | 'number_of_bedrooms'>

/**
 * Pools cells of the same kind: quartiles are means weighted by bonds, in whole NZD; bonds and areas are added up; the
 * period is the newest. Null without any bond.
 */
export function poolCells(cells: readonly PooledFigures[]): PooledFigures | null {
  const bonds = sum(cells, (cell) => cell.bonds)
  if (bonds <= 0) return null
  const mean = (figure: (cell: PooledFigures) => number) =>
    toDollars(sum(cells, (cell) => figure(cell) * cell.bonds) / bonds)
  return {
    lower_quartile: mean((cell) => cell.lower_quartile),
    median: mean((cell) => cell.median),
    upper_quartile: mean((cell) => cell.upper_quartile),
    bonds,
    period: cells.reduce((newest, cell) => (cell.period > newest ? cell.period : newest), ''),
    areas: sum(cells, (cell) => cell.areas),
  }
}

function sum(cells: readonly PooledFigures[], figure: (cell: PooledFigures) => number): number {
  return cells.reduce((total, cell) => total + figure(cell), 0)
}
