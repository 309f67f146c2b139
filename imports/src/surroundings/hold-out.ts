import { KIND_CONSTANTS, relativityOf } from '@homeyield/domain/rent/estimate-constants'
import { estimateKind, scatterIn } from '@homeyield/domain/rent/estimate-kind'
import type { Area } from '../areas/area.ts'
import { type AreaCell, kindOf } from '../market-rents/area-cell.ts'
import { measureSurroundings } from './measure-surroundings.ts'

const FOLDS = 10

/** A cell estimated without itself. */
export interface HeldOutCell {
  readonly kind: string
  readonly bonds: number
  /** The logarithm of its median against the estimate. */
  readonly gap: number
  /** The variance of the estimate. */
  readonly variance: number
  /** What the cell's own few bonds add to the variance of the gap. */
  readonly sampling: number
}

/**
 * Estimates each cell from the others: the cells of each kind are spread evenly over ten parts, and each part is left
 * out in turn (decision 26). Cells of any dwelling and those set aside are not estimated. Source:
 * docs/method/market-rent.md, "Fitting the constants".
 */
export function holdOut(
  cells: readonly AreaCell[],
  areas: readonly Area[],
  relativities: (kind: string) => number | undefined = relativityOf,
): HeldOutCell[] {
  const setAside = measureSurroundings(cells, areas, relativities)?.setAside ?? new Set()
  const ordered = cells.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const isHeldOut = (at: number) => at % FOLDS === fold
    const surroundings = measureSurroundings(
      ordered.filter((_, at) => !isHeldOut(at)),
      areas,
      relativities,
    )
    if (surroundings === null) return []
    const estimate = estimator(surroundings, areas)
    return ordered.flatMap((cell, at) => {
      const isEstimated = isHeldOut(at) && cell.dwelling !== 'Any' && !setAside.has(cell)
      return isEstimated ? estimate(cell) : []
    })
  })
}

function estimator(surroundings: NonNullable<ReturnType<typeof measureSurroundings>>, areas: readonly Area[]) {
  const districtOf = new Map(areas.map((area) => [area.sa2_code, area.territorial_authority_code]))
  const byArea = new Map(surroundings.areas.map((row) => [row.sa2_code, row]))
  const districts = Map.groupBy(surroundings.differences, (row) => row.territorial_authority_code)
  const differencesOf = new Map(
    [...districts].map(([code, rows]) => [code, new Map(rows.map((row) => [kindOf(row), row.difference]))]),
  )
  return (cell: AreaCell): HeldOutCell[] => {
    const around = byArea.get(cell.sa2_code)
    const { dwelling, number_of_bedrooms, bonds, median } = cell
    if (around === undefined || dwelling === 'Any') return []
    const differences = differencesOf.get(districtOf.get(cell.sa2_code) ?? '') ?? new Map()
    const estimate = estimateKind({ dwelling, number_of_bedrooms }, null, around, differences)
    if (estimate === null) return []
    const { middle, variance } = estimate
    const kind = kindOf(cell)
    const sampling = ((KIND_CONSTANTS[kind]?.noise ?? 0) * scatterIn(around)) / bonds
    return [{ kind, bonds, gap: Math.log(median) - middle, variance, sampling }]
  }
}

function keyOf(cell: AreaCell): string {
  return `${kindOf(cell)} ${cell.sa2_code}`
}
