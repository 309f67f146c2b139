import type { AddressQuery } from './address-query.ts'
import type { AddressStore } from './address-store.ts'
import { type FoundPlace, MOST_CANDIDATES, type PlaceDoubt, placeIdOf, type PlaceResult } from './place-source.ts'
import type { NumberedAddress } from './look-up-numbers.ts'
import type { NamedAreas } from './place-names.ts'
import type { StreetReading } from './read-street.ts'
import type { Street } from './street-index.ts'
import { writtenLabel } from './written-address.ts'

/** The addresses as places, under the number as written where that is not ours. */
export async function placesOf(
  { findAddress }: Pick<AddressStore, 'findAddress'>,
  query: AddressQuery,
  hits: readonly NumberedAddress[],
  doubts: readonly PlaceDoubt[],
): Promise<FoundPlace[]> {
  const places = hits.map(async ({ line, reading: { street, isPlaceMisspelt }, doubt }): Promise<FoundPlace | null> => {
    const record = await findAddress(line.id)
    if (record === null) return null
    const { suburb, city, sa2_id: sa2_code, meshblock, latitude, longitude, sample } = record
    const spelling: readonly PlaceDoubt[] = isPlaceMisspelt && !doubts.includes('spelling') ? ['spelling'] : []
    const address = addressOf(doubt === null ? line.label : writtenLabel(query), street)
    const all = [...(doubt === null ? [] : [doubt]), ...doubts, ...spelling]
    return {
      id: placeIdOf(line.id),
      found: 'address',
      address,
      suburb,
      city,
      sa2_code,
      meshblock,
      latitude,
      longitude,
      sample,
      doubts: all,
    }
  })
  return (await Promise.all(places)).filter((place) => place !== null)
}

/** The areas of streets: one where all addresses of a street, or those around the number, are in one. */
export async function streetPlaces(
  { listStreetAreas }: Pick<AddressStore, 'listStreetAreas'>,
  { byCode }: Pick<NamedAreas, 'byCode'>,
  query: AddressQuery,
  readings: readonly StreetReading[],
): Promise<FoundPlace[]> {
  const { houseNumber } = query
  const doubts: readonly PlaceDoubt[] = [houseNumber === null ? 'no_number' : 'number']
  const places = readings.slice(0, MOST_CANDIDATES).map(async ({ street }): Promise<FoundPlace[]> => {
    const found = await listStreetAreas(street.id, houseNumber)
    const address = addressOf(writtenLabel(query), street)
    return found.map(({ sa2_code, id, sample }) => ({
      id: `street:${id}`,
      found: 'street',
      // The parts of a street that lies in several areas, of which a person chooses.
      address: found.length === 1 ? address : `${address} (${byCode.get(sa2_code)?.name ?? sa2_code})`,
      suburb: street.suburb,
      city: street.city,
      sa2_code,
      meshblock: null,
      latitude: null,
      longitude: null,
      sample,
      doubts,
    }))
  })
  return (await Promise.all(places)).flat()
}

function addressOf(label: string, { name, suburb, city }: Street): string {
  return [`${label} ${name}`.trim(), suburb, city].filter((part) => part !== null).join(', ')
}

/** One place is known, several are a question. */
export function toResult(places: readonly FoundPlace[]): PlaceResult {
  const [place] = places
  return place !== undefined && places.length === 1 ? { state: 'known', place } : toQuestion(places)
}

export function toQuestion(places: readonly FoundPlace[]): PlaceResult {
  return places.length === 0
    ? { state: 'not_found' }
    : { state: 'question', candidates: places.slice(0, MOST_CANDIDATES) }
}
