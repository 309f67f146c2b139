import type { FindPlaceDeps } from './find-place.ts'
import { suburbPlace } from './find-suburb.ts'
import type { FoundPlace } from './place-source.ts'

/** Reads a candidate of a question again, by its id, once a person has chosen it; null when it is no more. */
export function readPlace({
  addresses,
  areas,
}: Pick<FindPlaceDeps, 'areas'> & { readonly addresses: Pick<FindPlaceDeps['addresses'], 'findAddress'> }) {
  return async (id: string): Promise<FoundPlace | null> => {
    const [kind, ...parts] = id.split(':')
    const key = parts.join(':')
    if (kind === 'suburb') {
      const { byCode, suburbs } = await areas.current()
      const area = byCode.get(key) ?? suburbs.find(({ sa2_code }) => sa2_code === key)
      return area === undefined ? null : suburbPlace(area, [])
    }
    const record = kind === 'address' || kind === 'street' ? await addresses.findAddress(key) : null
    if (record === null) return null
    const isStreet = kind === 'street'
    return {
      id,
      found: isStreet ? 'street' : 'address',
      address: record.address,
      suburb: record.suburb,
      city: record.city,
      sa2_code: record.sa2_id,
      meshblock: isStreet ? null : record.meshblock,
      latitude: isStreet ? null : record.latitude,
      longitude: isStreet ? null : record.longitude,
      sample: record.sample,
      doubts: [],
    }
  }
}
