import { foldText } from '@homeyield/domain/property/fold-text'
import type { AddressRecord, AddressSource, FoundAddress } from '../../addresses/address-source.ts'
import { list, field, text } from '../loose-json.ts'
import { ResultCache } from '../result-cache.ts'
import { addressFinderClient, type AddressFinderDeps } from './addressfinder-client.ts'
import { isSampleAddressFinder, type AddressFinderSettings } from './addressfinder-settings.ts'
import { readMetadata } from './read-metadata.ts'

const MAX_RESULTS = 10
const MIN_LETTERS = 3
const MINUTE = 60_000
// A search's result is read seconds later, and a draft is opened again within the day.
const SEARCHES = { fresh: 5 * MINUTE, usable: 60 * MINUTE, most: 300 }
const ADDRESSES = { fresh: 60 * MINUTE, usable: 24 * 60 * MINUTE, most: 500 }
// Our ids are opaque; theirs are letters and digits with dots and dashes.
const PXID = /^[\w.-]{1,100}$/u

/**
 * The addresses of Addressfinder: without post boxes, allowing typing errors, with the codes of the 2018 census. Recent
 * results are cached, since every call is paid for.
 */
export function openAddressFinderGateway(settings: AddressFinderSettings, deps: AddressFinderDeps): AddressSource {
  const callApi = addressFinderClient(settings, deps)
  const searches = new ResultCache<FoundAddress[]>({ ...SEARCHES, now: deps.now })
  const addresses = new ResultCache<AddressRecord | null>({ ...ADDRESSES, now: deps.now })
  const sample = isSampleAddressFinder(settings)

  const complete = async (q: string): Promise<FoundAddress[]> => {
    const query = { q, post_box: '0', strict: '2', max: String(MAX_RESULTS) }
    const result = await callApi('/api/nz/address/autocomplete', query)
    return list(result?.['completions'])
      .flatMap((found) => {
        const [id, address] = [text(field(found, 'pxid')), text(field(found, 'a'), 300)]
        return id === null || address === null || !PXID.test(id) ? [] : [{ id, address, sample }]
      })
      .slice(0, MAX_RESULTS)
  }
  return {
    search: async (typed) => {
      const q = typed.trim().replaceAll(/\s+/gu, ' ').slice(0, 200)
      if (foldText(q).replaceAll(' ', '').length < MIN_LETTERS) return []
      return searches.get(q.toLowerCase(), () => complete(q))
    },
    read: async (id) => {
      if (!PXID.test(id)) return null
      return addresses.get(id, async () => {
        const result = await callApi('/api/nz/address/metadata', { pxid: id, census: '2018' })
        return result === null ? null : readMetadata(id, result, sample)
      })
    },
  }
}
