import { setImmediate } from 'node:timers/promises'
import type { District, RentPage } from '@homeyield/contract/rent-page'
import { slugOf } from '@homeyield/domain/property/slug-of'
import { packText, type PackedText } from '../../server/pack-text.ts'
import type { RentKind } from './read-rent-query.ts'
import { openRentMaps, type RentMaps, type RentMapsDeps } from './rent-maps.ts'
import { openSuburbRents, type SuburbRentsDeps } from './suburb-rents.ts'

/** The pages about rents, in memory until an import changes the rents. */
export interface RentPages {
  readonly textOfDistricts: (isProfessional: boolean) => Promise<PackedText>
  /** Null for an unknown district. */
  readonly textOfDistrict: (slug: string, kind: RentKind, isProfessional: boolean) => Promise<PackedText | null>
  /** Null for an unknown suburb. */
  readonly textOfSuburb: (
    district: string,
    suburb: string,
    kind: RentKind,
    isProfessional: boolean,
  ) => Promise<PackedText | null>
  /** The district of an area; null for an unknown one. */
  readonly districtOf: (sa2Code: string) => Promise<string | null>
  /** The district that a person names, with or without City or District; null for none. */
  readonly findDistrict: (name: string) => Promise<District | null>
  /** The path of the page of the suburb that an area is in; null for an area without one. */
  readonly suburbPathOf: (sa2Code: string) => Promise<string | null>
  /** The path of a page that was written with capitals, macrons or spaces; null for any other. */
  readonly findPath: (...names: readonly string[]) => Promise<string | null>
  readonly listPaths: () => Promise<readonly string[]>
}

interface RentPagesDeps extends RentMapsDeps, Pick<SuburbRentsDeps, 'readRegionRents'> {
  readonly render: (page: RentPage) => Promise<string>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

interface Edition {
  readonly version: string
  readonly maps: RentMaps
  readonly describeSuburb: ReturnType<typeof openSuburbRents>
  /** Of the districts, whose maps take longest. */
  readonly texts: Texts
  readonly suburbTexts: Texts
}

type Texts = Map<string, Promise<PackedText>>

const MILLISECONDS_BETWEEN_CHECKS = 5_000
/**
 * Some 20 MB of districts, and 15 MB of suburbs. Beyond it, the page rendered first is rendered again: a suburb's takes some 15 ms,
 * and a crawler of them all does not replace the districts.
 */
const MAX_PAGES = 300
/** The highest level takes a second for Auckland, and saves a tenth. */
const BROTLI_LEVEL = 5

const ROOT = '/rents'

export function openRentPages({ render, now, readRegionRents, ...deps }: RentPagesDeps): RentPages {
  const { store, rents } = deps
  let edition: Promise<Edition> | null = null
  let checkedAt = -Infinity
  let rendering: Promise<unknown> = Promise.resolve()

  async function openEdition(): Promise<Edition> {
    // The version is read first: an import in between makes this edition outdated, and is not missed.
    const version = await store.readVersion()
    const maps = await openRentMaps(deps)
    const describeSuburb = openSuburbRents({ maps, rents, readRegionRents })
    return { version, maps, describeSuburb, texts: new Map(), suburbTexts: new Map() }
  }

  async function replaceIfChanged({ version }: Edition): Promise<void> {
    if ((await store.readVersion()) === version) return
    const next = await openEdition()
    edition = Promise.resolve(next)
  }

  // Pages are served from the last edition while another is read, or when that fails.
  async function current(): Promise<Edition> {
    if (edition === null) {
      checkedAt = now()
      edition = openEdition()
      edition.catch(() => (edition = null))
      return edition
    }
    const opened = await edition
    if (now() - checkedAt >= MILLISECONDS_BETWEEN_CHECKS) {
      checkedAt = now()
      replaceIfChanged(opened).catch(() => undefined)
    }
    return opened
  }

  function remember(texts: Texts, key: string, describe: () => Promise<RentPage> | RentPage): Promise<PackedText> {
    const known = texts.get(key)
    if (known) return known
    const text = write(describe)
    const [oldest] = texts.keys()
    if (texts.size >= MAX_PAGES && oldest !== undefined) texts.delete(oldest)
    texts.set(key, text)
    text.catch(() => texts.delete(key))
    return text
  }

  async function write(describe: () => Promise<RentPage> | RentPage): Promise<PackedText> {
    return packText('text/html; charset=utf-8', await renderInTurn(await describe()), BROTLI_LEVEL)
  }

  // One page at a time: other requests are answered between two, also while a crawler reads them all.
  function renderInTurn(page: RentPage): Promise<string> {
    const html = rendering.then(() => setImmediate()).then(() => render(page))
    rendering = html.catch(() => undefined)
    return html
  }

  async function listPaths(): Promise<readonly string[]> {
    const { districts, suburbs } = (await current()).maps
    return [
      ROOT,
      ...districts.map(({ slug }) => `${ROOT}/${slug}`),
      ...suburbs.map(({ district, slug }) => `${ROOT}/${slugOf(district)}/${slug}`),
    ]
  }

  return {
    async textOfDistricts(isProfessional) {
      const { maps, texts } = await current()
      const { districts } = maps
      return remember(texts, `${isProfessional}`, () => ({ kind: 'districts', isProfessional, districts }))
    },
    async textOfDistrict(slug, { dwelling, bedrooms }, isProfessional) {
      const { maps, texts } = await current()
      const drawn = await maps.drawDistrict(slug)
      if (drawn === null) return null
      return remember(texts, `${slug} ${dwelling} ${bedrooms} ${isProfessional}`, () => ({
        ...drawn,
        kind: 'district',
        isProfessional,
        dwelling,
        bedrooms,
        areas: drawn.areas.map(({ sa2_code, name, suburb, path, rentOf }) => {
          return { sa2_code, name, suburb, path, rent: rentOf(dwelling, bedrooms) }
        }),
      }))
    },
    async textOfSuburb(district, suburb, kind, isProfessional) {
      const { maps, describeSuburb, suburbTexts } = await current()
      const found = maps.findSuburb(district, suburb)
      if (found === null) return null
      const key = `${district} ${suburb} ${kind.dwelling} ${kind.bedrooms} ${isProfessional}`
      return remember(suburbTexts, key, async () => ({ ...(await describeSuburb(found, kind)), isProfessional }))
    },
    districtOf: async (sa2Code) => (await current()).maps.districtOf(sa2Code),
    async findDistrict(name) {
      const { districts } = (await current()).maps
      const slugs = new Set([name, `${name} City`, `${name} District`].map(slugOf))
      return districts.find(({ slug }) => slugs.has(slug)) ?? null
    },
    suburbPathOf: async (sa2Code) => (await current()).maps.suburbPathOf(sa2Code),
    async findPath(...names) {
      const path = [ROOT, ...names.map(slugOf)].join('/')
      return (await listPaths()).includes(path) ? path : null
    },
    listPaths,
  }
}
