import type { MarketRentGateway, RentSource } from './rent-source.ts'
import type { MarketRentStore } from './market-rent-store.ts'

/**
 * Market rents of a provider, completed from the imported tables when it does not respond in time. Every entry has the
 * place, level and period of its figures.
 */
export function providedRents({
  tables,
  provider,
}: {
  tables: Pick<MarketRentStore, 'cellsFor' | 'placesOf'>
  provider: MarketRentGateway
}): RentSource {
  return {
    async cellsFor(sa2Code) {
      const [own, places] = await Promise.all([tables.cellsFor(sa2Code), tables.placesOf(sa2Code)])
      if (places === null) return own
      const rungs = await provider.rungsFor(places)
      const group = rungs.suburb_group
      return {
        places: {
          area: places.area,
          district: places.district,
          region: places.region,
          ...(group ? { suburb_group: group.place } : {}),
        },
        area: rungs.area ?? own.area,
        suburb_group: group?.cells ?? [],
        district: rungs.district ?? own.district,
        region: rungs.region ?? own.region,
      }
    },
  }
}
