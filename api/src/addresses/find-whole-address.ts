import { foldText } from '@homeyield/domain/property/fold-text'
import type { AddressSource } from './address-source.ts'
import type { FindPlace, FoundPlace } from './place-source.ts'

const MOST_CANDIDATES = 5

/** Finds the only address that begins with a text; otherwise asks about those that it finds. */
export function findWholeAddress({ search, read }: AddressSource): FindPlace {
  const readPlace = async (id: string): Promise<FoundPlace[]> => {
    const record = await read(id)
    if (record === null) return []
    const { sa2_id: sa2_code, ...place } = record
    return [{ ...place, sa2_code, found: 'address', doubts: [] }]
  }
  return async (address) => {
    const found = await search(address)
    const whole = found.filter((one) => foldText(one.address).startsWith(foldText(address)))
    const wanted = whole.length === 1 ? whole : found.slice(0, MOST_CANDIDATES)
    const candidates = (await Promise.all(wanted.map(({ id }) => readPlace(id)))).flat()
    const [place] = candidates
    if (whole.length === 1 && place !== undefined) return { state: 'known', place }
    return candidates.length > 0 ? { state: 'question', candidates } : { state: 'not_found' }
  }
}
