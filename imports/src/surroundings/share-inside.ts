import type { HeldOutCell } from './hold-out.ts'

/** The share of cells, per cent, whose gap is within so many standard deviations. */
export function shareInside(held: readonly HeldOutCell[], deviations: number): number {
  const isInside = ({ gap, variance, sampling }: HeldOutCell) =>
    Math.abs(gap) <= deviations * Math.sqrt(variance + sampling)
  return (100 * held.filter(isInside).length) / held.length
}
