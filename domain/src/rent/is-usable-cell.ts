import type { RentCell } from './rent-cell.ts'

/**
 * Whether a cell can be reckoned with: bonds, and positive quartiles in order. Source: docs/method/market-rent.md,
 * "Cells and kinds".
 */
export function isUsableCell({ lower_quartile, median, upper_quartile, bonds }: RentCell): boolean {
  const figures = [lower_quartile, median, upper_quartile, bonds]
  return (
    figures.every(Number.isFinite) &&
    bonds > 0 &&
    lower_quartile > 0 &&
    lower_quartile <= median &&
    median <= upper_quartile
  )
}
