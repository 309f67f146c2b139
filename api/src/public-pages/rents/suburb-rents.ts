import type { RegionRents } from '@homeyield/contract/market-trend'
import type { KindRent, NearbySuburb, SuburbPage } from '@homeyield/contract/rent-page'
import { joinAreaCodes } from '@homeyield/domain/property/area-codes'
import { slugOf } from '@homeyield/domain/property/slug-of'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { nameKind } from '@homeyield/domain/rent/rent-kind'
import type { Suburb } from '../../areas/suburb-port.ts'
import { estimateIn, type RentSource } from '../../market-rent/rent-source.ts'
import { findNearest } from './find-nearest.ts'
import type { RentKind } from './read-rent-query.ts'
import type { FoundSuburb, RentMaps } from './rent-maps.ts'

/** Suburbs around one. */
const NEARBY = 10

export interface SuburbRentsDeps {
  readonly maps: RentMaps
  readonly rents: RentSource
  readonly readRegionRents: (sa2Code: string) => Promise<RegionRents>
}

type KindRents = ReadonlyMap<string, KindRent>

/** Describes suburbs as one import left them. What is in memory is bounded by the number of suburbs and regions. */
export function openSuburbRents({ maps, rents, readRegionRents }: SuburbRentsDeps) {
  const known = new Map<Suburb, Promise<KindRents>>()
  const years = new Map<string, Promise<RegionRents>>()

  async function rentsOf(suburb: Suburb): Promise<KindRents> {
    const found = known.get(suburb) ?? estimate(rents, suburb).then(toKindRents)
    known.set(suburb, found)
    found.catch(() => known.delete(suburb))
    return found
  }

  async function yearsOf({ areas: [area] }: Suburb): Promise<RegionRents> {
    const found = years.get(area?.region ?? '') ?? readRegionRents(area?.sa2_code ?? '')
    years.set(area?.region ?? '', found)
    found.catch(() => years.delete(area?.region ?? ''))
    return found
  }

  return async (
    { district, suburb }: FoundSuburb,
    { dwelling, bedrooms }: RentKind,
  ): Promise<Omit<SuburbPage, 'isProfessional'>> => {
    const kind = nameKind({ dwelling, number_of_bedrooms: bedrooms })
    const entries = await estimate(rents, suburb)
    const areas = []
    for (const area of suburb.areas.length > 1 ? suburb.areas : []) {
      const { sa2_code, name } = area
      const own = toKindRents(await estimateIn(rents, sa2_code))
      areas.push({ sa2_code, name, rent: own.get(kind) ?? null })
    }
    const nearby: NearbySuburb[] = []
    // One after the other, so that other requests find a free connection.
    for (const other of findNearest(maps.suburbs, suburb, NEARBY)) {
      const { slug, name, district } = other
      const rent = (await rentsOf(other)).get(kind) ?? null
      nearby.push({ slug, name, district: { slug: slugOf(district), name: district }, rent })
    }
    return {
      kind: 'suburb',
      district,
      suburb: { slug: suburb.slug, name: suburb.name },
      codes: joinAreaCodes(suburb.areas.map(({ sa2_code }) => sa2_code)),
      dwelling,
      bedrooms,
      entries,
      areas,
      nearby,
      years: await yearsOf(suburb),
    }
  }
}

function estimate(rents: RentSource, { name, areas }: Suburb): Promise<MarketRentEntry[]> {
  return estimateIn(rents, joinAreaCodes(areas.map(({ sa2_code }) => sa2_code)), name)
}

function toKindRents(entries: readonly MarketRentEntry[]): KindRents {
  return new Map(
    entries.map((entry) => {
      const { median, interval_80, confidence } = entry
      return [nameKind(entry), { median, interval_80, confidence }]
    }),
  )
}
