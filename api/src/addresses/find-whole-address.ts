import { foldText } from '@homeyield/domain/property/fold-text'
import type { AddressSource } from './address-source.ts'
import type { PlaceAnswer, PlaceCandidate, PlaceSource } from './place-source.ts'

const MOST_CANDIDATES = 5

/** Finds the address that a text begins with; otherwise asks about those that it finds. */
export function openPlaceSource({ search, read }: AddressSource): PlaceSource {
  const readPlace = async (id: string): Promise<PlaceCandidate[]> => {
    const record = await read(id)
    if (record === null) return []
    const { address, suburb, city, meshblock, sa2_id, sample } = record
    return [
      { id, found: 'address', address, suburb, city, meshblock, sa2_code: sa2_id || null, is_sample_address: sample },
    ]
  }
  return {
    async find(address): Promise<PlaceAnswer> {
      const found = await search(address)
      const [best] = found
      const isWhole = best !== undefined && foldText(best.address).startsWith(foldText(address))
      const wanted = isWhole ? [best] : found.slice(0, MOST_CANDIDATES)
      const places = (await Promise.all(wanted.map(({ id }) => readPlace(id)))).flat()
      const [place] = places
      return isWhole && place !== undefined ? { place } : { ask: places }
    },
  }
}
