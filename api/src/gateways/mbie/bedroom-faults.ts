import type { RentCell } from '@homeyield/domain/rent/rent-cell'
import { figure, field } from '../loose-json.ts'
import type { StatisticsRow } from './read-statistics.ts'

/** Since the end of 2025 MBIE codes many whole houses as one bedroom: a quarter with more than this is not used. */
const MAX_ONE_BEDROOM_PERCENT = 25
const MIN_DISTRICT_SHARE = 0.6
const LET_BY_THE_ROOM = new Set([2, 3, 4])
const STATED = new Set(['1', '2', '3', '4', '5', '5+'])

/** Whether too many bonds of a whole region are coded one bedroom; the same rule as in the importer. */
export function hasBedroomFault(rows: readonly StatisticsRow[]): boolean {
  const bondsOf = (bedrooms: (stated: string) => boolean) =>
    rows
      .filter((one) => one.dwelling !== 'ALL' && one.dwelling !== 'Room' && bedrooms(one.bedrooms))
      .reduce((total, { row }) => total + (figure(field(row, 'nLodged')) ?? 0), 0)
  const stated = bondsOf((bedrooms) => STATED.has(bedrooms))
  return bondsOf((bedrooms) => bedrooms === '1') * 100 > stated * MAX_ONE_BEDROOM_PERCENT
}

/** Removes cells of two to four bedrooms whose rent is that of a room, compared with the cells `around`. */
export function withoutRoomRents(cells: readonly RentCell[], around: readonly RentCell[]): RentCell[] {
  return cells.filter(({ dwelling, number_of_bedrooms, median }) => {
    if (dwelling === 'Room' || !LET_BY_THE_ROOM.has(number_of_bedrooms)) return true
    const usual = around.find((one) => one.dwelling === dwelling && one.number_of_bedrooms === number_of_bedrooms)
    return usual === undefined || median >= usual.median * MIN_DISTRICT_SHARE
  })
}
