import type { AddressChange, SourceAddress } from '../src/addresses/source-address.ts'
import { type Locate, openLocator } from '@homeyield/domain/outlines/open-locator'
import { decodePolygons } from '@homeyield/domain/outlines/outline'
import { SEEDS } from '../src/reference/seed-tables.ts'
import { parseSeedTables, readSeedTexts } from '../src/reference/seed-tables.ts'

const ROWS_OF_A_STREET = 40
const KINDS = ['Road', 'Street', 'Street', 'Place', 'Avenue', 'Crescent', 'Lane', 'Drive', 'Terrace', 'Close']
const SYLLABLES = ['ka', 'wai', 'mā', 'ro', 'tū', 'hi', 'pe', 'nō', 'rua', 'ti', 'Ō', 'ha', 'ke', 'mou', 'ra', 'wē']

interface MadeUpStreet {
  readonly name: string
  readonly suburb: string
  readonly city: string
  readonly district: string
  readonly latitude: number
  readonly longitude: number
}

/**
 * A country with the districts and areas of New Zealand and made-up addresses, which change from week to week. `versions` has
 * a number for each address: 0 when it does not exist, otherwise a count of its changes.
 */
export interface MadeUpCountry {
  readonly versions: Uint8Array
  readonly locate: Locate
  readonly addressAt: (id: number) => SourceAddress
  /** Changes `count` addresses: half change, a quarter is new, a quarter goes. */
  readonly changeWeek: (count: number) => AddressChange[]
}

/** Makes `rows` addresses, always the same ones. */
export async function makeUpCountry(rows: number): Promise<MadeUpCountry> {
  const random = repeatableRandom(2026)
  const { streets, locate } = await makeStreets(Math.ceil(rows / ROWS_OF_A_STREET), random)
  const versions = new Uint8Array(rows * 2)
  versions.fill(1, 0, rows)
  let next = rows
  const addressAt = (id: number): SourceAddress => {
    const street = streets[id % streets.length]
    if (street === undefined) throw new Error('There is no street.')
    const version = versions[id] ?? 0
    const at = Math.floor(id / streets.length)
    return {
      ...street,
      id: String(id + 1),
      unit: at % 5 === 0 ? String((at % 3) + 1) : '',
      houseNumber: at + 1 + (version - 1) * 1000,
      suffix: at % 9 === 0 ? 'A' : '',
      lastNumber: at % 31 === 0 ? at + 3 + (version - 1) * 1000 : null,
      street: street.name,
      latitude: street.latitude + (at % 20) * 1e-5,
    }
  }
  const changeWeek = (count: number): AddressChange[] => {
    const changed = new Set<number>()
    const change = (id: number, version: number) => {
      versions[id] = version
      changed.add(id)
    }
    for (let at = 0; at < count; at++) {
      const id = Math.floor(random() * next)
      const version = versions[id] ?? 0
      if (changed.has(id)) continue
      if (at % 4 === 0) change(next++, 1)
      else if (version > 0) change(id, at % 4 === 1 ? 0 : version + 1)
    }
    return [...changed].map((id) =>
      versions[id] === 0 ? { kind: 'delete', id: String(id + 1) } : { kind: 'store', address: addressAt(id) },
    )
  }
  return { versions, locate, addressAt, changeWeek }
}

async function makeStreets(count: number, random: () => number) {
  const { areas, outlines } = parseSeedTables(await readSeedTexts(SEEDS))
  const decoded = outlines.map(({ sa2_code, polygons }) => ({ sa2_code, polygons: decodePolygons(polygons) }))
  const locate = openLocator(decoded)
  const places = new Map(areas.map((area) => [area.sa2_code, area]))
  const streets = Array.from({ length: count }, (_, at): MadeUpStreet => {
    const outline = decoded[at % decoded.length]
    const ring = outline?.polygons[0]?.[0] ?? []
    const place = places.get(outline?.sa2_code ?? '')
    const [longitude = 0, latitude = 0] = ring[Math.floor(random() * ring.length)] ?? []
    return {
      name: `${nameOf(random)} ${KINDS[Math.floor(random() * KINDS.length)] ?? ''}`,
      suburb: place?.name ?? '',
      city: place?.territorial_authority ?? '',
      district: place?.territorial_authority ?? '',
      latitude,
      longitude,
    }
  })
  return { streets, locate }
}

function nameOf(random: () => number): string {
  const name = Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * 16)] ?? '')
  return name
    .join('')
    .toLowerCase()
    .replace(/^./u, (letter) => letter.toUpperCase())
}

/** Mulberry32: numbers from 0 to 1, always the same. */
function repeatableRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
