import { HALF_WIDTHS, KIND_CONSTANTS } from '@homeyield/domain/rent/estimate-constants'
import type { HeldOutCell } from './hold-out.ts'

const LEAST = 0.25
const MOST = 15
const INSIDE = 0.8
const HALVINGS = 40

/**
 * Fits the pull of each kind: the one with which 80 % of the held-out cells fall inside the 80 % interval, held to 0.25
 * and 15. Source: docs/method/market-rent.md, "Fitting the constants".
 */
export function fitPulls(held: readonly HeldOutCell[]): Map<string, number> {
  return new Map([...Map.groupBy(held, ({ kind }) => kind)].map(([kind, cells]) => [kind, fitPull(kind, cells)]))
}

function fitPull(kind: string, cells: readonly HeldOutCell[]): number {
  const inUse = KIND_CONSTANTS[kind]?.pull ?? MOST
  const isInside = (pull: number) => (cell: HeldOutCell) =>
    Math.abs(cell.gap) <= HALF_WIDTHS.interval_80 * Math.sqrt((cell.variance * inUse) / pull + cell.sampling)
  let [low, high] = [LEAST, MOST]
  // The higher the pull, the narrower the interval.
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = Math.sqrt(low * high)
    if (cells.filter(isInside(middle)).length >= INSIDE * cells.length) low = middle
    else high = middle
  }
  return low
}
