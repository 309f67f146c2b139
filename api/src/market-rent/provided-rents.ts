import type { AreaRents } from '@homeyield/domain/rent/area-rents'
import { isFarBelow } from '@homeyield/domain/rent/is-far-below'
import type { RentCell } from '@homeyield/domain/rent/rent-cell'
import type { MarketRentGateway, RentSource } from './rent-source.ts'

/**
 * Market rents of a provider: its cells replace the area's own, and those beside the estimate. The surroundings stay those
 * of the imported tables, which also replace what does not arrive in time.
 */
export function providedRents({ tables, provider }: { tables: RentSource; provider: MarketRentGateway }): RentSource {
  return {
    async rentsOf(sa2Code) {
      const own = await tables.rentsOf(sa2Code)
      if (own === null) return null
      const { area, district, region } = own.places
      const rungs = await provider.rungsFor({ sa2_code: sa2Code, area, district, region })
      const group = rungs.suburb_group
      return {
        ...own,
        ...(rungs.area === null ? {} : replaceCells(own, rungs.area)),
        places: { area, district, region, ...(group ? { suburb_group: group.place } : {}) },
        suburb_group: group?.cells ?? [],
        district: rungs.district ?? own.district,
        region: rungs.region ?? own.region,
      }
    },
  }
}

// The rents are brought from the provider's quarter where that is newer than the tables'.
function replaceCells({ surroundings, newest_period }: AreaRents, cells: readonly RentCell[]) {
  const isSetAside = (cell: RentCell) => surroundings !== null && isFarBelow(cell, surroundings)
  return {
    cells: cells.map((cell) => ({ ...cell, set_aside: isSetAside(cell) })),
    newest_period: cells.reduce((newest, { period }) => (period > newest ? period : newest), newest_period),
  }
}
