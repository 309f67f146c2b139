import { isUsableCell } from '@homeyield/domain/rent/is-usable-cell'
import type { Area } from '../areas/area.ts'
import { type AreaCell, kindOf } from '../market-rents/area-cell.ts'

/** A cell's rent against a three-bedroom house, in natural logarithms, and how much it counts. */
export interface WeightedCell {
  readonly cell: AreaCell
  readonly area: Area
  readonly kind: string
  readonly level: number
  readonly weight: number
}

/** The bonds at which a cell counts half. */
const HALF_WEIGHT_BONDS = 2.5
/** Rooms and one-bedroom homes scatter three times as much. */
const ONE_BEDROOM_WEIGHT = 0.15

/**
 * Weighs the cells that can be reckoned with; the others are left out. Source: docs/method/market-rent.md,
 * "Surroundings".
 */
export function weighCells(
  cells: readonly AreaCell[],
  areas: readonly Area[],
  relativities: (kind: string) => number | undefined,
): WeightedCell[] {
  const byCode = new Map(areas.map((area) => [area.sa2_code, area]))
  const usable = cells.filter(isUsableCell)
  const ownBonds = new Map<string, number>()
  for (const cell of usable) {
    if (cell.dwelling === 'Any' || cell.dwelling === 'Room') continue
    const key = `${cell.sa2_code} ${cell.number_of_bedrooms}`
    ownBonds.set(key, (ownBonds.get(key) ?? 0) + cell.bonds)
  }
  return usable.flatMap((cell) => {
    const kind = kindOf(cell)
    const area = byCode.get(cell.sa2_code)
    const relativity = relativities(kind)
    if (area === undefined || relativity === undefined) return []
    // No bond speaks twice: of all dwellings together count those that no other cell has.
    const counted = cell.dwelling === 'Any' ? (ownBonds.get(`${cell.sa2_code} ${cell.number_of_bedrooms}`) ?? 0) : 0
    const bonds = Math.max(cell.bonds - counted, 0)
    const scatter = cell.number_of_bedrooms === 1 || cell.dwelling === 'Room' ? ONE_BEDROOM_WEIGHT : 1
    const weight = (bonds / (bonds + HALF_WEIGHT_BONDS)) * scatter
    return [{ cell, area, kind, level: Math.log(cell.median) - relativity, weight }]
  })
}
