import type { Area } from '@homeyield/contract/area'
import type { LookedPlace, PlaceChoice } from '@homeyield/contract/look'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { addressWords, wordMeanings } from '@homeyield/domain/property/street-words'
import { translateSourceError } from '../addresses/address-problems.ts'
import type { AddressSource, FoundAddress } from '../addresses/address-source.ts'
import { addressIdOf, type FindPlace, type FoundPlace, placesIn } from '../addresses/place-source.ts'
import { notFound } from '../server/refusal.ts'
import type { FindLookedPlace } from './look-port.ts'

/** The areas on land, and the everyday suburbs that have several. */
interface Places {
  readonly byCode: ReadonlyMap<string, Area>
  readonly suburbs: readonly Area[]
}

export interface FindLookedPlaceDeps {
  readonly readDirectory: () => Promise<Places>
  /** Among our own areas and addresses. */
  readonly findPlace: FindPlace
  /** Ours, or those of a provider. */
  readonly addresses: AddressSource
  readonly isProvided: boolean
  readonly sa2OfMeshblock: (meshblock: string) => Promise<string | null>
}

/**
 * The place that is meant, or the places to choose from. Throws the refusal of an unknown code or id. Source:
 * docs/method/market-rent.md, "One place without an account".
 */
export function findLookedPlace(deps: FindLookedPlaceDeps): FindLookedPlace {
  return async ({ place = '', sa2_code, address_id }) => {
    const directory = await deps.readDirectory()
    if (address_id !== undefined) return sure(await placeAt(deps, directory, address_id))
    if (sa2_code !== undefined) return sure(placeOf(areaOf(directory, sa2_code)))
    const result = await deps.findPlace(place)
    const places = placesIn(result)
    // A provider has other ids than our addresses.
    const own = deps.isProvided ? places.filter((one) => addressIdOf(one) === null) : places
    const isSearched = own.some(isWholeStreet) || (deps.isProvided && !own.some(isNamedSuburb))
    const searched = isSearched ? await translateSourceError(deps.addresses.search(place)) : []
    const [meant, another] = searched.filter(({ address }) => beginsWith(address, place))
    if (meant !== undefined && another === undefined) return sure(await placeAt(deps, directory, meant.id))
    const [only] = own
    if (searched.length === 0 && result.state === 'known' && only !== undefined && isAsWritten(only)) {
      const id = addressIdOf(only)
      return sure(id === null ? foundArea(directory, only) : await placeAt(deps, directory, id))
    }
    const suburbs = own.some((one) => isNamedSuburb(one) || isAsWritten(one)) ? [] : await suburbsBehind(deps, place)
    const found = [...suburbs, ...own].filter((one) => searched.length === 0 || !isWholeStreet(one))
    const choices = found.map((one) => chooseFound(directory, one))
    return { place: null, choices: [...choices, ...searched.map(chooseAddress)] }
  }
}

function sure(place: LookedPlace): { place: LookedPlace; choices: [] } {
  return { place, choices: [] }
}

/** Whether an address begins with the words of a text, abbreviated or not. */
function beginsWith(address: string, text: string): boolean {
  const words = addressWords(address)
  return addressWords(text).every((word, at) => {
    const meanings = new Set(wordMeanings(words[at] ?? ''))
    return wordMeanings(word).some((meaning) => meanings.has(meaning))
  })
}

/** Whether it is a suburb by its name, not for want of a street. */
function isNamedSuburb({ found, doubts }: FoundPlace): boolean {
  return found === 'suburb' && !doubts.includes('street')
}

/** Whether it is a street without a number, of which people choose an address. */
function isWholeStreet({ doubts }: FoundPlace): boolean {
  return doubts.includes('no_number')
}

/** A wrong guess would use the free look. */
function isAsWritten({ doubts }: FoundPlace): boolean {
  return !doubts.includes('spelling') && !doubts.includes('suburb')
}

/** The suburbs that an address names after its comma. */
async function suburbsBehind({ findPlace }: FindLookedPlaceDeps, address: string): Promise<readonly FoundPlace[]> {
  const [, ...behind] = address.split(',')
  return behind.length === 0 ? [] : placesIn(await findPlace(behind.join(','))).filter(isNamedSuburb)
}

function areaOf({ byCode, suburbs }: Places, codes: string): Area {
  const area = byCode.get(codes) ?? suburbs.find(({ sa2_code }) => sa2_code === codes)
  if (area === undefined) throw notFound()
  return area
}

/** The area of a street, or a suburb as people call it. */
function areaOfFound(directory: Places, { found, suburb, sa2_code }: FoundPlace): Area {
  const area = areaOf(directory, sa2_code)
  return found === 'suburb' && suburb !== null ? { ...area, name: suburb } : area
}

function foundArea(directory: Places, place: FoundPlace): LookedPlace {
  const { doubts } = place
  const isUnknown = doubts.includes('street') || doubts.includes('number')
  return { ...placeOf(areaOfFound(directory, place)), is_address_unknown: isUnknown }
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
  { addresses, sa2OfMeshblock }: FindLookedPlaceDeps,
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

function chooseFound(directory: Places, place: FoundPlace): PlaceChoice {
  const id = addressIdOf(place)
  if (id !== null) return chooseAddress({ id, address: place.address })
  if (place.found === 'street') return { name: place.address, sa2_code: place.sa2_code, address_id: null }
  const { name, sa2_code, territorial_authority } = areaOfFound(directory, place)
  const areas = splitAreaCodes(sa2_code).length
  return {
    name: `${name}, ${territorial_authority}${areas > 1 ? ` (${areas} areas)` : ''}`,
    sa2_code,
    address_id: null,
  }
}

function chooseAddress({ id, address }: Pick<FoundAddress, 'id' | 'address'>): PlaceChoice {
  return { name: address, sa2_code: null, address_id: id }
}
