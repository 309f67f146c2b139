import type { PlaceSource } from '../addresses/place-source.ts'
import type { StoredHome } from './stored-home.ts'

/** The homes with the places of those that were not read yet, among the first `most`. */
export async function findPlaces(
  places: PlaceSource,
  homes: readonly StoredHome[],
  most: number,
): Promise<readonly StoredHome[]> {
  const found: StoredHome[] = []
  for (const [index, home] of homes.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that others are served
    found.push(home.state === 'not_read' && index < most ? await findPlace(places, home) : home)
  }
  return found
}

async function findPlace(places: PlaceSource, home: StoredHome): Promise<StoredHome> {
  // As a line writes it: suburb and city may be columns of their own.
  const answer = await places.find([home.property, home.suburb, home.city].filter((part) => part !== null).join(', '))
  if ('place' in answer) return atPlace(home, answer.place)
  const { ask } = answer
  return { ...home, state: ask.length > 0 ? 'question' : 'not_found', candidates: ask }
}

type Place = Extract<Awaited<ReturnType<PlaceSource['find']>>, { readonly place: unknown }>['place']

/** A home at its place. */
export function atPlace(home: StoredHome, place: Place): StoredHome {
  const { found, address, is_sample_address, suburb, city, meshblock, sa2_code } = place
  const here = { found, property: address, is_sample_address, suburb, city, meshblock, sa2_code }
  return { ...home, ...here, state: 'known', candidates: [] }
}
