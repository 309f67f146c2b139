import type { Area } from '@homeyield/contract/area'
import type { LookedPlace, PlaceChoice } from '@homeyield/contract/look'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
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
    // A postcode adds nothing to the suburb.
    const name = place.replace(/[\s,]+\d{4}\s*$/u, '')
    const named = directory.named(name)
    const [only, another] = named
    if (only !== undefined) return another === undefined ? placeOf(only) : named.map(chooseArea)
    const found = await translateSourceError(deps.addresses.search(place))
    const query = deps.numberOf(place)
    if (query.houseNumber === null) {
      return [...directory.find(name, MOST_AREAS).map(chooseArea), ...found.map(chooseAddress)]
    }
    const [address, ...others] = found.filter((one) => isSameNumber(deps.numberOf(one.address), query))
    if (address !== undefined && others.length === 0) return placeAt(deps, directory, address.id)
    if (found.length > 0) return (address === undefined ? found : [address, ...others]).map(chooseAddress)
    return suburbOf(directory, place)
  }
}

/** The suburb of an address that no source knows: what follows a comma. */
function suburbOf(directory: Places, address: string): LookedPlace | PlaceChoice[] {
  const parts = address.replace(/[\s,]+\d{4}\s*$/u, '').split(',')
  const named = parts.map((_, at) => (at === 0 ? [] : directory.named(parts.slice(at).join(' '))))
  const areas = named.find((found) => found.length > 0) ?? []
  const [only, another] = areas
  if (only === undefined || another !== undefined) return areas.map(chooseArea)
  return { ...placeOf(only), is_address_unknown: true }
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
