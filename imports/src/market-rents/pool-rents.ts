import { poolCells } from '@homeyield/domain/rent/rent-cell'
import type { Area } from '../areas/area.ts'
import { type AreaCell, kindOf } from './area-cell.ts'
import type { MarketRent } from './market-rent-store.ts'

/**
 * Adds district and region means to the areas' own cells: bond-weighted, by dwelling and bedrooms. Does not pool cells for
 * any dwelling, which the fallback ladder never uses, and sets no minimum, which the ladder decides. Leaves out cells of
 * unknown areas. The cells `byRoom` stay beside the others, and are pooled nowhere.
 */
export function poolRents(
  cells: readonly AreaCell[],
  areas: readonly Area[],
  byRoom: readonly AreaCell[] = [],
): MarketRent[] {
  const byCode = new Map(areas.map((area) => [area.sa2_code, area]))
  const known = cells.filter((cell) => byCode.has(cell.sa2_code))
  const poolable = known.filter((cell) => cell.dwelling !== 'Any')
  return [
    ...known.map((cell) => toRow(cell, null)),
    ...byRoom.filter((cell) => byCode.has(cell.sa2_code)).map((cell) => toRow(cell, 'by_room')),
    ...poolOver('district', poolable, (cell) => byCode.get(cell.sa2_code)?.territorial_authority_code ?? ''),
    ...poolOver('region', poolable, (cell) => byCode.get(cell.sa2_code)?.region_code ?? ''),
  ]
}

function toRow({ sa2_code, ...cell }: AreaCell, set_aside: MarketRent['set_aside']): MarketRent {
  return { area_kind: 'area', area_code: sa2_code, ...cell, set_aside }
}

function poolOver(
  kind: 'district' | 'region',
  cells: readonly AreaCell[],
  codeOf: (cell: AreaCell) => string,
): MarketRent[] {
  return [...Map.groupBy(cells, (cell) => `${codeOf(cell)} ${kindOf(cell)}`).values()].flatMap((group) => {
    const [first] = group
    const pooled = poolCells(group)
    if (!first || !pooled) return []
    const { dwelling, number_of_bedrooms } = first
    return [{ area_kind: kind, area_code: codeOf(first), dwelling, number_of_bedrooms, ...pooled, set_aside: null }]
  })
}
