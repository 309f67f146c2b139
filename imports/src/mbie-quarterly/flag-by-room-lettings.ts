import { poolCells } from '@homeyield/domain/rent/rent-cell'
import type { Area } from '../areas/area.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'

/** A median below this share of the district's means rooms let separately. */
const BY_ROOM_PERCENT = 60

/** A cell left out as rooms let separately, and the weekly rent (NZD) it was compared with. */
export interface ByRoomLetting {
  readonly cell: AreaCell
  readonly compared_with: number
}

/**
 * Separates rooms let separately: cells of two to four bedrooms with a median under 60 % of the district's. That is the
 * bond-weighted mean of its other cells of the kind, else of any dwelling, else of fewer bedrooms; without any, the
 * cell stays. Cells for any dwelling are checked too, as they include the same lettings.
 */
export function flagByRoomLettings(
  cells: readonly AreaCell[],
  areas: readonly Area[],
): { usable: AreaCell[]; flagged: ByRoomLetting[] } {
  const districtOf = new Map(areas.map((area) => [area.sa2_code, area.territorial_authority_code]))
  const districts = Map.groupBy(
    cells.filter((cell) => cell.dwelling !== 'Room'),
    (cell) => districtOf.get(cell.sa2_code),
  )
  const usable: AreaCell[] = []
  const flagged: ByRoomLetting[] = []
  for (const cell of cells) {
    const figure = isChecked(cell) ? compareWith(cell, districts.get(districtOf.get(cell.sa2_code)) ?? []) : null
    if (figure !== null && cell.median * 100 < figure * BY_ROOM_PERCENT) {
      flagged.push({ cell, compared_with: figure })
    } else {
      usable.push(cell)
    }
  }
  return { usable, flagged }
}

function isChecked(cell: AreaCell): boolean {
  return cell.dwelling !== 'Room' && cell.number_of_bedrooms >= 2 && cell.number_of_bedrooms <= 4
}

function compareWith(cell: AreaCell, district: readonly AreaCell[]): number | null {
  const others = district.filter((other) => other !== cell)
  for (let bedrooms = cell.number_of_bedrooms; bedrooms >= 1; bedrooms--) {
    const asBig = others.filter((other) => other.number_of_bedrooms === bedrooms)
    const figure = poolCells(asBig.filter((other) => other.dwelling === cell.dwelling)) ?? poolCells(asBig)
    if (figure) return figure.median
  }
  return null
}
