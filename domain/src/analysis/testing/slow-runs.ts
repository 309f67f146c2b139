import { inject } from 'vitest'

/** All that a test of a hundred thousand random deals needs. */
const EVERY = 100_000

/** How many examples a slow property test tries: one of `divisor`, or all with PROPERTY_RUNS of 100,000 or more. */
export function slowRuns(divisor: number): number {
  const runs = inject('propertyRuns')
  return runs >= EVERY ? runs : Math.ceil(runs / divisor)
}
