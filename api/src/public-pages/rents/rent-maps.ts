import type { AreaRent, District } from '@homeyield/contract/rent-page'
import { decodePolygons } from '@homeyield/domain/outlines/outline'
import { projectOutlines } from '@homeyield/domain/outlines/project-outlines'
import { foldText } from '@homeyield/domain/property/fold-text'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { RentSource } from '../../market-rent/rent-source.ts'
import type { AreaRow, RentMapStore } from './rent-map-store.ts'

interface RentMapsDeps {
  readonly store: RentMapStore
  readonly rents: RentSource
}

/** The rents of the country as one import left them, read when they are first needed. */
export interface RentMaps {
  readonly districts: readonly District[]
  readonly drawDistrict: (slug: string) => Promise<DrawnDistrict | null>
  /** The slug of the district that an area is in; null for an unknown area. */
  readonly districtOf: (sa2Code: string) => Promise<string | null>
}

export interface DrawnDistrict {
  readonly district: District
  readonly width: number
  readonly height: number
  readonly areas: readonly DrawnArea[]
}

interface DrawnArea {
  readonly sa2_code: string
  readonly name: string
  readonly path: string
  readonly rentOf: (dwelling: Dwelling, bedrooms: number) => AreaRent | null
}

/** Areas whose rents are read at the same time, so that other requests find a free connection. */
const AT_ONCE = 4

const byName = new Intl.Collator('en-NZ')

export async function openRentMaps(deps: RentMapsDeps): Promise<RentMaps> {
  const codes = new Map<string, string>()
  const districts = (await deps.store.listDistricts()).map(({ code, name, region, areas }): District => {
    const slug = slugOf(name)
    codes.set(slug, code)
    return { slug, name, region, areas }
  })
  const drawn = new Map<string, Promise<DrawnDistrict>>()
  return {
    districts,
    async drawDistrict(slug) {
      const [district, code] = [districts.find((known) => known.slug === slug), codes.get(slug)]
      if (district === undefined || code === undefined) return null
      const drawing = drawn.get(slug) ?? draw(deps, district, code)
      drawn.set(slug, drawing)
      drawing.catch(() => drawn.delete(slug))
      return drawing
    },
    async districtOf(sa2Code) {
      const code = await deps.store.findDistrict(sa2Code)
      return districts.find(({ slug }) => codes.get(slug) === code)?.slug ?? null
    },
  }
}

/** Central Hawke's Bay District: central-hawkes-bay-district. */
function slugOf(name: string): string {
  return foldText(name).replaceAll(' ', '-')
}

async function draw({ store, rents }: RentMapsDeps, district: District, code: string): Promise<DrawnDistrict> {
  const rows = (await store.listAreas(code)).toSorted((one, other) => byName.compare(one.name, other.name))
  const outlines = rows.flatMap(({ sa2_code, polygons }) =>
    polygons === null ? [] : [{ sa2_code, polygons: decodePolygons(polygons) }],
  )
  const { width, height, paths } = projectOutlines(outlines)
  const areas: DrawnArea[] = []
  const drawArea = async ({ sa2_code, name }: AreaRow): Promise<DrawnArea> => {
    const area = await rents.rentsOf(sa2_code)
    const entries = estimateRents(area === null ? [] : [area]).map(briefly)
    const rentOf = (dwelling: Dwelling, bedrooms: number) => entries.find(isOf(dwelling, bedrooms))?.rent ?? null
    return { sa2_code, name, path: paths.get(sa2_code) ?? '', rentOf }
  }
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    areas.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(drawArea))))
  }
  return { district, width, height, areas }
}

// Every visitor sees the median and how sure it is; the quartiles and wider areas are for accounts.
function briefly({ dwelling, number_of_bedrooms, ...entry }: MarketRentEntry) {
  const { median, interval_80, confidence, bonds, level, place, period } = entry
  return { dwelling, number_of_bedrooms, rent: { median, interval_80, confidence, bonds, level, place, period } }
}

function isOf(dwelling: Dwelling, bedrooms: number) {
  return (entry: Pick<MarketRentEntry, 'dwelling' | 'number_of_bedrooms'>) =>
    entry.dwelling === dwelling && entry.number_of_bedrooms === bedrooms
}
