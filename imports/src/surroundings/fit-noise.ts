import { type AreaCell, kindOf } from '../market-rents/area-cell.ts'

// The variance of a median against that of a mean, close to π/2, and the quartiles' distance in standard deviations.
const MEDIAN_FACTOR = 1.63
const QUARTILES_APART = 1.349

/**
 * Fits the noise of each kind, the variance of the logarithm of a median that rests on one bond, from the distance of
 * the quartiles, weighted by bonds. Source: docs/method/market-rent.md, "Fitting the constants".
 */
export function fitNoise(cells: readonly AreaCell[]): Map<string, number> {
  return new Map(
    [...Map.groupBy(cells, kindOf)].map(([kind, group]) => {
      const bonds = group.reduce((sum, cell) => sum + cell.bonds, 0)
      const squares = group.reduce((sum, cell) => sum + cell.bonds * deviationOf(cell) ** 2, 0)
      return [kind, (MEDIAN_FACTOR * squares) / bonds]
    }),
  )
}

function deviationOf({ lower_quartile, upper_quartile }: AreaCell): number {
  return Math.log(upper_quartile / lower_quartile) / QUARTILES_APART
}
