import { SET_ASIDE_BELOW } from '@homeyield/domain/rent/estimate-constants'
import type { WeightedCell } from './weigh-cells.ts'
import { pulledMeans } from './pulled-means.ts'

const REGION_PULL = 0.3
const DISTRICT_PULL = 0.5
/** The furthest that one district, kind or cell may differ from what is around it. */
const FURTHEST = 0.35

/** The level of rents of the country, and what a cell's region and district add. */
export interface RegionLevels {
  readonly country: number
  /** What is left of a cell's level; 0 where it is as usual. */
  readonly levelOf: (area: Pick<WeightedCell['area'], 'region_code' | 'territorial_authority_code'>) => number
}

/**
 * Levels the country, its regions and its districts, twice: the second time without the cells far below their
 * surroundings, which are returned as `setAside`. Null without a single bond. Source: docs/method/market-rent.md,
 * "Surroundings".
 */
export function levelRegions(
  cells: readonly WeightedCell[],
): { levels: RegionLevels; used: WeightedCell[]; setAside: WeightedCell[] } | null {
  const first = measureLevels(cells, (value) => clip(value))
  if (first === null) return null
  const isFarBelow = ({ cell, area, level }: WeightedCell) =>
    cell.dwelling !== 'Room' && level - first.levelOf(area) < Math.log(SET_ASIDE_BELOW)
  const { true: setAside = [], false: used = [] } = Object.groupBy(cells, (cell) => `${isFarBelow(cell)}`)
  const levels = measureLevels(used, (value) => value)
  return levels === null ? null : { levels, used, setAside }
}

export function clip(value: number, furthest: number = FURTHEST): number {
  return Math.min(Math.max(value, -furthest), furthest)
}

function measureLevels(cells: readonly WeightedCell[], bound: (value: number) => number): RegionLevels | null {
  const total = cells.reduce((sum, { weight }) => sum + weight, 0)
  if (total <= 0) return null
  const country = cells.reduce((sum, { weight, level }) => sum + weight * level, 0) / total
  const regions = pulledMeans(cells, REGION_PULL, ({ area, weight, level }) => ({
    group: area.region_code,
    weight,
    value: level - country,
  }))
  const regionOf = (code: string) => regions.get(code) ?? 0
  const districts = pulledMeans(cells, DISTRICT_PULL, ({ area, weight, level }) => ({
    group: area.territorial_authority_code,
    weight,
    value: level - country - regionOf(area.region_code),
  }))
  return {
    country,
    levelOf: ({ region_code, territorial_authority_code }) =>
      country + regionOf(region_code) + bound(districts.get(territorial_authority_code) ?? 0),
  }
}
