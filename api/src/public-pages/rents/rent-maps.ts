import type { AreaRent, District, DistrictArea } from '@homeyield/contract/rent-page'
import { decodePolygons } from '@homeyield/domain/outlines/outline'
import { type PlacedName, placeNames } from '@homeyield/domain/outlines/place-names'
import { type DrawnOutlines, projectOutlines } from '@homeyield/domain/outlines/project-outlines'
import type { Dwelling } from '@homeyield/domain/property/property-options'
import { slugOf } from '@homeyield/domain/property/slug-of'
import { estimateRents } from '@homeyield/domain/rent/estimate-rents'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { ReadSuburbs, Suburb, Suburbs } from '../../areas/suburb-port.ts'
import type { RentSource } from '../../market-rent/rent-source.ts'
import type { AreaRow, RentMapStore } from './rent-map-store.ts'

export interface RentMapsDeps {
  readonly store: RentMapStore
  readonly readSuburbs: ReadSuburbs
  readonly rents: RentSource
}

/** The rents of the country as one import left them, read when they are first needed. */
export interface RentMaps {
  readonly districts: readonly District[]
  readonly suburbs: readonly Suburb[]
  readonly drawDistrict: (slug: string) => Promise<DrawnDistrict | null>
  readonly findSuburb: (districtSlug: string, slug: string) => FoundSuburb | null
  /** The slug of the district that an area is in; null for an unknown area. */
  readonly districtOf: (sa2Code: string) => string | null
  /** The path of the page of the suburb that an area is in; null for an area without one. */
  readonly suburbPathOf: (sa2Code: string) => string | null
}

export interface FoundSuburb {
  readonly district: District
  readonly suburb: Suburb
}

export interface DrawnDistrict {
  readonly district: District
  readonly width: number
  readonly height: number
  readonly names: readonly PlacedName[]
  readonly areas: readonly DrawnArea[]
}

interface DrawnArea extends Omit<DistrictArea, 'rent'> {
  readonly rentOf: (dwelling: Dwelling, bedrooms: number) => AreaRent | null
}

/** Areas whose rents are read at the same time, so that other requests find a free connection. */
const AT_ONCE = 4

const byName = new Intl.Collator('en-NZ')

export async function openRentMaps(deps: RentMapsDeps): Promise<RentMaps> {
  const rows = await deps.store.listDistricts()
  const districts = new Map(
    rows.map(({ name, region, areas }) => {
      const slug = slugOf(name)
      return [name, { slug, name, region, areas }] as const
    }),
  )
  const suburbs = await deps.readSuburbs()
  // Islands outside of all districts have no page.
  const shown = suburbs.all.filter(({ district }) => districts.has(district))
  const codes = new Map(rows.map(({ name, code }) => [slugOf(name), code]))
  const bySlug = new Map([...districts.values()].map((district) => [district.slug, district]))
  const bySlugs = new Map(shown.map((suburb) => [`${slugOf(suburb.district)}/${suburb.slug}`, suburb]))
  const drawn = new Map<string, Promise<DrawnDistrict>>()
  return {
    districts: [...districts.values()],
    suburbs: shown,
    async drawDistrict(slug) {
      const [district, code] = [bySlug.get(slug), codes.get(slug)]
      if (district === undefined || code === undefined) return null
      const drawing = drawn.get(slug) ?? draw(deps, suburbs, district, code)
      drawn.set(slug, drawing)
      drawing.catch(() => drawn.delete(slug))
      return drawing
    },
    findSuburb(districtSlug, slug) {
      const [district, suburb] = [bySlug.get(districtSlug), bySlugs.get(`${districtSlug}/${slug}`)]
      return district === undefined || suburb === undefined ? null : { district, suburb }
    },
    suburbPathOf(sa2Code) {
      const { district = '', slug = '' } = suburbs.byArea.get(sa2Code) ?? {}
      const path = `${slugOf(district)}/${slug}`
      return bySlugs.has(path) ? `/rents/${path}` : null
    },
    districtOf: (sa2Code) => districts.get(suburbs.byArea.get(sa2Code)?.district ?? '')?.slug ?? null,
  }
}

async function draw(
  { store, rents }: RentMapsDeps,
  { byArea }: Suburbs,
  district: District,
  code: string,
): Promise<DrawnDistrict> {
  const rows = (await store.listAreas(code)).toSorted((one, other) => byName.compare(one.name, other.name))
  const outlines = rows.flatMap(({ sa2_code, polygons }) =>
    polygons === null ? [] : [{ sa2_code, polygons: decodePolygons(polygons) }],
  )
  const drawing = projectOutlines(outlines)
  const areas: DrawnArea[] = []
  const bonds = new Map<string, number>()
  const drawArea = async ({ sa2_code, name }: AreaRow): Promise<DrawnArea> => {
    const area = await rents.rentsOf(sa2_code)
    const entries = estimateRents(area === null ? [] : [area]).map(briefly)
    const rentOf = (dwelling: Dwelling, bedrooms: number) => entries.find(isOf(dwelling, bedrooms))?.rent ?? null
    const { slug, name: suburb } = byArea.get(sa2_code) ?? { slug: '', name }
    bonds.set(
      sa2_code,
      (area?.cells ?? []).reduce((most, cell) => Math.max(most, cell.bonds), 0),
    )
    return { sa2_code, name, suburb: { slug, name: suburb }, path: drawing.paths.get(sa2_code) ?? '', rentOf }
  }
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    areas.push(...(await Promise.all(rows.slice(at, at + AT_ONCE).map(drawArea))))
  }
  const { width, height } = drawing
  return { district, width, height, names: nameSuburbsOn(drawing, areas, bonds), areas }
}

/** The names of suburbs, of those where most homes are let first. */
function nameSuburbsOn(
  drawing: DrawnOutlines,
  areas: readonly DrawnArea[],
  bonds: ReadonlyMap<string, number>,
): PlacedName[] {
  const shapes = [...Map.groupBy(areas, ({ suburb }) => suburb.slug).values()].map((members) => ({
    name: members[0]?.suburb.name ?? '',
    rings: members.flatMap(({ sa2_code }) => drawing.rings.get(sa2_code) ?? []),
    weight: members.reduce((sum, { sa2_code }) => sum + (bonds.get(sa2_code) ?? 0), 0),
  }))
  return placeNames(shapes, drawing)
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
