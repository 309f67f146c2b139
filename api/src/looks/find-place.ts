import type { Area } from '@homeyield/contract/area'
import type { LookedPlace, PlaceChoice } from '@homeyield/contract/look'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { addressWords, isStreetType, wordMeanings } from '@homeyield/domain/property/street-words'
import { translateSourceError } from '../addresses/address-problems.ts'
import type { AddressSource, FoundAddress } from '../addresses/address-source.ts'
import { notFound } from '../server/refusal.ts'
import type { FindPlace } from './look-port.ts'

/** The areas on land, and the everyday suburbs that have several. */
interface Places {
  readonly named: (text: string) => Area[]
  readonly find: (text: string, most: number) => Area[]
  readonly byCode: ReadonlyMap<string, Area>
  readonly suburbs: readonly Area[]
}

/** The number of an address, in lower case. */
interface AddressNumber {
  readonly houseNumber: number | null
  readonly unit: string | null
  readonly suffix: string | null
}

export interface FindPlaceDeps {
  readonly readDirectory: () => Promise<Places>
  readonly addresses: AddressSource
  readonly numberOf: (address: string) => AddressNumber
  readonly sa2OfMeshblock: (meshblock: string) => Promise<string | null>
}

const MOST_AREAS = 5

/**
 * The place that is meant; the places to choose from when it is not certain, none when nothing is found. A suburb's very
 * name is before addresses. Throws the refusal of an unknown code or id. Source: docs/method/market-rent.md, "One place
 * without an account".
 */
export function findPlace(deps: FindPlaceDeps): FindPlace {
  return async ({ place = '', sa2_code, address_id }) => {
    const directory = await deps.readDirectory()
    if (address_id !== undefined) return placeAt(deps, directory, address_id)
    if (sa2_code !== undefined) return placeOf(areaOf(directory, sa2_code))
    const typed = withoutEnd(place)
    const named = directory.named(typed)
    const [only, another] = named
    if (only !== undefined) return another === undefined ? placeOf(only) : named.map(chooseArea)
    const found = await translateSourceError(deps.addresses.search(place))
    const number = deps.numberOf(place)
    if (number.houseNumber === null) {
      return [...directory.find(typed, MOST_AREAS).map(chooseArea), ...found.map(chooseAddress)]
    }
    // The search also finds other numbers, and streets that are spelt alike.
    const alike = found.filter(({ address }) => hasWords(address, typed))
    const withNumber = (wanted: AddressNumber) =>
      alike.filter(({ address }) => isSameNumber(deps.numberOf(address), wanted))
    const exact = withNumber(number)
    // A unit that is not known has the rent of its house.
    const meant = exact.length > 0 ? exact : withNumber({ ...number, unit: null, suffix: null })
    const [address, ...others] = meant
    if (address !== undefined && others.length === 0) return placeAt(deps, directory, address.id)
    if (meant.length > 0) return meant.map(chooseAddress)
    const suburbs = suburbsOf(directory, typed)
    const [suburb] = suburbs
    const [, ...places] = typed.split(',')
    const near = suburbs.length === 0 ? found : found.filter((one) => hasWords(one.address, places.join(' ')))
    if (suburb !== undefined && suburbs.length === 1 && near.length === 0) {
      return { ...placeOf(suburb), is_address_unknown: true }
    }
    return [...suburbs.map(chooseArea), ...near.map(chooseAddress)]
  }
}

/** Without postcode and country, which add nothing to a place. */
function withoutEnd(place: string): string {
  return place.replace(/[\s,]+(?:new zealand|nz|aotearoa)\s*$/iu, '').replace(/[\s,]+\d{4}\s*$/u, '')
}

/** The suburb of an address: what follows a comma. */
function suburbsOf(directory: Places, address: string): Area[] {
  const parts = address.split(',')
  const named = parts.map((_, at) => (at === 0 ? [] : directory.named(parts.slice(at).join(' '))))
  return named.find((found) => found.length > 0) ?? []
}

const UNIT_WORDS = new Set(['unit', 'flat', 'apartment', 'apt', 'villa', 'suite', 'shop', 'level', 'floor'])

/** Whether an address has every word of a text, abbreviated or not, but numbers, units and types of streets. */
function hasWords(address: string, text: string): boolean {
  const known = new Set(addressWords(address).flatMap(wordMeanings))
  return addressWords(text).every((word) => {
    const meanings = wordMeanings(word)
    return /\d/u.test(word) || UNIT_WORDS.has(word) || meanings.some((one) => known.has(one) || isStreetType(one))
  })
}

function isSameNumber(one: AddressNumber, other: AddressNumber): boolean {
  return one.houseNumber === other.houseNumber && one.unit === other.unit && one.suffix === other.suffix
}

function areaOf({ byCode, suburbs }: Places, codes: string): Area {
  const area = byCode.get(codes) ?? suburbs.find(({ sa2_code }) => sa2_code === codes)
  if (area === undefined) throw notFound()
  return area
}

function placeOf({ sa2_code, name, suburb, territorial_authority }: Area): LookedPlace {
  return {
    name,
    sa2_code,
    suburb,
    city: territorial_authority,
    address: null,
    address_id: null,
    is_sample_address: false,
    is_address_unknown: false,
  }
}

async function placeAt(
  { addresses, sa2OfMeshblock }: FindPlaceDeps,
  { byCode }: Places,
  id: string,
): Promise<LookedPlace> {
  const found = await translateSourceError(addresses.read(id))
  if (found === null) throw notFound()
  const { address, suburb, city, sa2_id, meshblock, sample } = found
  const code = sa2_id === '' && meshblock !== null ? await sa2OfMeshblock(meshblock) : sa2_id
  const area = byCode.get(code ?? '')
  if (area === undefined) throw notFound()
  return {
    ...placeOf(area),
    suburb: suburb ?? area.suburb,
    city,
    address,
    address_id: id,
    is_sample_address: sample,
  }
}

function chooseArea({ sa2_code, name, territorial_authority }: Area): PlaceChoice {
  const areas = splitAreaCodes(sa2_code).length
  return {
    name: `${name}, ${territorial_authority}${areas > 1 ? ` (${areas} areas)` : ''}`,
    sa2_code,
    address_id: null,
  }
}

function chooseAddress({ id, address }: FoundAddress): PlaceChoice {
  return { name: address, sa2_code: null, address_id: id }
}
