import type { AreaSurroundings, DistrictDifferences } from './area-surroundings.ts'
import type { RegionRent } from './index-rents.ts'
import type { RentCell } from './rent-cell.ts'

/** A cell of an area's own bonds; one set aside looks like rooms let one by one, or social rents, and is not used. */
export interface OwnCell extends RentCell {
  readonly set_aside: boolean
}

/** Everything known about the rents of an area. */
export interface AreaRents {
  readonly places: {
    readonly area: string
    readonly suburb_group?: string
    readonly district: string
    readonly region: string
  }
  /** Null where the table has no rents at all, or the code is unknown or not of land. */
  readonly surroundings: AreaSurroundings | null
  readonly differences: DistrictDifferences
  readonly cells: readonly OwnCell[]
  /** Measured over the area and its neighbours together, by sources that offer it. */
  readonly suburb_group: readonly RentCell[]
  readonly district: readonly RentCell[]
  readonly region: readonly RentCell[]
  /** The first day of the newest quarter in the whole table, YYYY-MM-DD. */
  readonly newest_period: string
  /** Of the area's region. */
  readonly months: readonly RegionRent[]
}
