import { poolCells } from '@homeyield/domain/rent/rent-cell'
import type { Area } from '../areas/area.ts'
import type { AreaCell } from '../market-rents/area-cell.ts'

/** A median under so many per cent of its district's tells of rooms let one by one. */
const BY_ROOM_PERCENT = 60

/** A cell that is not used because it looks like rooms let one by one, and the weekly rent (NZD) that it was held against. */
export interface ByRoomLetting {
  readonly cell: AreaCell
  readonly compared_with: number
}

/**
 * Parts cells into those to use and those that are really rooms let one by one: two to four bedrooms whose median is under
 * 60 % of the district's for that dwelling and number. The district's figure is the bond-weighted mean of the medians of its
 * **other** cells, so that a big by-room area cannot hide behind itself. A district without another such cell is asked for
 * its figure for that number of bedrooms in any dwelling, then in the same way for fewer bedrooms (a home is hardly let for
 * 60 % of what a smaller one costs); one that knows none of these leaves the cell in use. Cells for any dwelling
 * are held to the same, or they would bring back the very lettings that were left out. A Room is let by itself.
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
