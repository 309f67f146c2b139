import type { AreaSurroundings } from './area-surroundings.ts'
import type { EstimateLevel } from './market-rent-entry.ts'

/**
 * The nearest evidence under an estimate; null when there is none nearer than the country. Source:
 * docs/method/market-rent.md, "Level of evidence".
 */
export function chooseLevel(hasOwn: boolean, surroundings: AreaSurroundings): EstimateLevel | null {
  if (hasOwn) return 'area'
  if (surroundings.own_weight > 0) return 'area_other'
  if (surroundings.near_weight >= 0.5) return 'nearby'
  if (surroundings.district_weight >= 1) return 'district'
  return surroundings.region_weight >= 1 ? 'region' : null
}
