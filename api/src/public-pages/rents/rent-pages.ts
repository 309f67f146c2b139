import type { RentPage } from '@homeyield/contract/rent-page'
import { packText, type PackedText } from '../../server/pack-text.ts'
import type { RentKind } from './read-rent-query.ts'
import { openRentMaps, type RentMaps } from './rent-maps.ts'
import type { RentMapStore } from './rent-map-store.ts'
import type { RentSource } from '../../market-rent/rent-source.ts'

/** The pages about rents, in memory until an import changes the rents. */
export interface RentPages {
  readonly textOfDistricts: (isProfessional: boolean) => Promise<PackedText>
  /** Null for an unknown district. */
  readonly textOfDistrict: (slug: string, kind: RentKind, isProfessional: boolean) => Promise<PackedText | null>
  /** The district of an area; null for an unknown one. */
  readonly districtOf: (sa2Code: string) => Promise<string | null>
  readonly listSlugs: () => Promise<readonly string[]>
}

interface RentPagesDeps {
  readonly store: RentMapStore
  readonly rents: RentSource
  readonly render: (page: RentPage) => Promise<string>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

interface Edition {
  readonly version: string
  readonly maps: RentMaps
  readonly texts: Map<string, Promise<PackedText>>
}

const MILLISECONDS_BETWEEN_CHECKS = 5_000
/** Some 20 MB. Beyond it, the page rendered first is rendered again. */
const MAX_PAGES = 300
/** The highest level takes a second for Auckland, and saves a tenth. */
const BROTLI_LEVEL = 5

export function openRentPages({ store, rents, render, now }: RentPagesDeps): RentPages {
  let edition: Promise<Edition> | null = null
  let checkedAt = -Infinity

  async function openEdition(): Promise<Edition> {
    // The version is read first: an import in between makes this edition outdated, and is not missed.
    const version = await store.readVersion()
    return { version, maps: await openRentMaps({ store, rents }), texts: new Map() }
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

  function remember({ texts }: Edition, key: string, page: () => RentPage): Promise<PackedText> {
    const known = texts.get(key)
    if (known) return known
    const text = render(page()).then((html) => packText('text/html; charset=utf-8', html, BROTLI_LEVEL))
    const [oldest] = texts.keys()
    if (texts.size >= MAX_PAGES && oldest !== undefined) texts.delete(oldest)
    texts.set(key, text)
    text.catch(() => texts.delete(key))
    return text
  }

  return {
    async textOfDistricts(isProfessional) {
      const opened = await current()
      const { districts } = opened.maps
      return remember(opened, `${isProfessional}`, () => ({ kind: 'districts', isProfessional, districts }))
    },
    async textOfDistrict(slug, { dwelling, bedrooms }, isProfessional) {
      const opened = await current()
      const drawn = await opened.maps.drawDistrict(slug)
      if (drawn === null) return null
      return remember(opened, `${slug} ${dwelling} ${bedrooms} ${isProfessional}`, () => ({
        ...drawn,
        kind: 'district',
        isProfessional,
        dwelling,
        bedrooms,
        areas: drawn.areas.map(({ sa2_code, name, path, rentOf }) => {
          return { sa2_code, name, path, rent: rentOf(dwelling, bedrooms) }
        }),
      }))
    },
    districtOf: async (sa2Code) => (await current()).maps.districtOf(sa2Code),
    listSlugs: async () => (await current()).maps.districts.map(({ slug }) => slug),
  }
}
