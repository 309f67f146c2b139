import type { AddressList, SourceAddress } from '../addresses/source-address.ts'

/** An address in Sydenham, Christchurch, with `given` changed. */
export function sourceAddress(given: Partial<SourceAddress> = {}): SourceAddress {
  return {
    id: '1',
    unit: '',
    houseNumber: 14,
    suffix: '',
    lastNumber: null,
    street: 'Colombo Street',
    suburb: 'Sydenham',
    city: 'Christchurch',
    district: 'Christchurch City',
    latitude: -43.5476,
    longitude: 172.6365,
    ...given,
  }
}

/** A source with these addresses, in batches of two. */
export function listOf(addresses: readonly SourceAddress[], asOf: string | null = null): AddressList {
  return {
    source: 'a test',
    asOf,
    async *read({ onProgress }) {
      for (let from = 0; from < addresses.length; from += 2) {
        yield addresses.slice(from, from + 2)
        onProgress(Math.min(1, (from + 2) / addresses.length))
      }
    },
  }
}
