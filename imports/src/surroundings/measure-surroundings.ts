import type { AreaSurroundings } from '@homeyield/domain/rent/area-surroundings'
import { relativityOf } from '@homeyield/domain/rent/estimate-constants'
import type { Area } from '../areas/area.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'
import { clip, levelRegions } from './level-regions.ts'
import { measureNearby } from './measure-nearby.ts'
import { measureOwnStep } from './measure-own-step.ts'
import { pulledMeans } from './pulled-means.ts'
import { type WeightedCell, weighCells } from './weigh-cells.ts'

const DISTRICT_KIND_PULL = 2

/** What a kind of home adds in a district. */
export interface DistrictDifference {
  readonly territorial_authority_code: string
  readonly dwelling: AreaCell['dwelling']
  readonly number_of_bedrooms: number
  readonly difference: number
}

export interface Surroundings {
  readonly areas: readonly (AreaSurroundings & { readonly sa2_code: string })[]
  readonly differences: readonly DistrictDifference[]
  /** Cells far below what is around them; they count in nothing. */
  readonly setAside: ReadonlySet<AreaCell>
}

/**
 * Measures the level of rents around every area of the country from all cells; null without a single bond. Source:
 * docs/method/market-rent.md, "Surroundings".
 */
export function measureSurroundings(
  cells: readonly AreaCell[],
  areas: readonly Area[],
  relativities: (kind: string) => number | undefined = relativityOf,
): Surroundings | null {
  const levelled = levelRegions(weighCells(cells, areas, relativities))
  if (levelled === null) return null
  const { levels, used, setAside } = levelled
  const left = used.map((cell) => ({ ...cell, left: cell.level - levels.levelOf(cell.area) }))
  const groupOf = ({ area, kind }: WeightedCell) => `${area.territorial_authority_code} ${kind}`
  const kinds = pulledMeans(left, DISTRICT_KIND_PULL, (cell) => ({
    group: groupOf(cell),
    weight: cell.weight,
    value: clip(cell.left),
  }))
  const differenceOf = (cell: (typeof left)[number]) => cell.left - (kinds.get(groupOf(cell)) ?? 0)
  const cellsOf = Map.groupBy(left, ({ area }) => area)
  const sums = [...cellsOf].map(([area, group]) => ({
    area,
    weight: sumOf(group, ({ weight }) => weight),
    value: sumOf(group, (cell) => cell.weight * clip(differenceOf(cell))),
  }))
  const nearby = measureNearby(areas, sums)
  const own = new Map(sums.map(({ area, weight }) => [area, weight]))
  const stepOf = (area: Area) => {
    const around = nearby.get(area.sa2_code)?.difference ?? 0
    const gaps = (cellsOf.get(area) ?? []).map((cell) => ({
      weight: cell.weight,
      gap: differenceOf(cell) - around,
    }))
    return around + measureOwnStep(gaps)
  }
  const districts = weightsBy(used, ({ area }) => area.territorial_authority_code)
  const regions = weightsBy(used, ({ area }) => area.region_code)
  const first = new Map(left.map((cell) => [groupOf(cell), cell]))
  return {
    areas: areas.map((area) => {
      const step = stepOf(area)
      return {
        sa2_code: area.sa2_code,
        base: levels.levelOf(area) + step,
        step,
        near_weight: nearby.get(area.sa2_code)?.weight ?? 0,
        district_weight: districts.get(area.territorial_authority_code) ?? 0,
        region_weight: regions.get(area.region_code) ?? 0,
        own_weight: own.get(area) ?? 0,
      }
    }),
    differences: [...first].map(([group, { area, cell }]) => ({
      territorial_authority_code: area.territorial_authority_code,
      dwelling: cell.dwelling,
      number_of_bedrooms: cell.number_of_bedrooms,
      difference: kinds.get(group) ?? 0,
    })),
    setAside: new Set(setAside.map(({ cell }) => cell)),
  }
}

function weightsBy(cells: readonly WeightedCell[], group: (cell: WeightedCell) => string): Map<string, number> {
  return new Map([...Map.groupBy(cells, group)].map(([name, members]) => [name, sumOf(members, (one) => one.weight)]))
}

function sumOf<Item>(items: readonly Item[], figure: (item: Item) => number): number {
  return items.reduce((total, item) => total + figure(item), 0)
}
