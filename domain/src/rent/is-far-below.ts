import type { AreaSurroundings } from './area-surroundings.ts'
import { relativityOf, SET_ASIDE_BELOW } from './estimate-constants.ts'
import type { RentCell } from './rent-cell.ts'
import { nameKind } from './rent-kind.ts'

/**
 * Whether a cell's median is under 60 % of what is known around it, so that it looks like rooms let one by one or
 * social rents. Rooms are not checked. Source: docs/method/market-rent.md, "Surroundings".
 */
export function isFarBelow(cell: RentCell, { base, step }: Pick<AreaSurroundings, 'base' | 'step'>): boolean {
  const relativity = relativityOf(nameKind(cell))
  if (cell.dwelling === 'Room' || relativity === undefined) return false
  return Math.log(cell.median) - relativity - (base - step) < Math.log(SET_ASIDE_BELOW)
}
