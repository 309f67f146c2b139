/**
 * The level of rents around an area, in natural logarithms, as the last import left it. The weights tell how much
 * evidence there is near by, in the district, in the region and in the area itself. Source: docs/method/market-rent.md,
 * "Surroundings".
 */
export interface AreaSurroundings {
  /** A three-bedroom house here: country, region, district and the step. */
  readonly base: number
  /** What the neighbourhood and the area itself add to their district. */
  readonly step: number
  readonly near_weight: number
  readonly district_weight: number
  readonly region_weight: number
  readonly own_weight: number
}

/** What a kind of home adds in a district, by the kind's name; a kind not known there adds nothing. */
export type DistrictDifferences = ReadonlyMap<string, number>
