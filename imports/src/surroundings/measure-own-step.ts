import { clip } from './level-regions.ts'

/** The squared gap, times the weight of the cells, up to which it is scatter. */
export const OWN_THRESHOLD = 0.027
/** The furthest that a cell may differ from its neighbourhood. */
export const FURTHEST_OWN = 0.5

interface OwnGap {
  readonly weight: number
  /** What is left of the cell's level beside its region, district, kind and neighbourhood. */
  readonly gap: number
}

/**
 * What an area's own cells add to their neighbourhood, as far as it is more than scatter. Source:
 * docs/method/market-rent.md, "Surroundings".
 */
export function measureOwnStep(gaps: readonly OwnGap[]): number {
  const total = gaps.reduce((sum, { weight }) => sum + weight, 0)
  const mean = gaps.reduce((sum, { weight, gap }) => sum + weight * clip(gap, FURTHEST_OWN), 0) / total
  const evidence = total * mean ** 2
  return evidence > OWN_THRESHOLD ? mean * (1 - OWN_THRESHOLD / evidence) : 0
}
