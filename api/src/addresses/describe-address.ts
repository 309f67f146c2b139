import type { FoundAddress } from './address-source.ts'
import type { AddressLine } from './address-store.ts'
import type { Street } from './street-index.ts'

export function describeAddress({ id, label, sample }: AddressLine, { name, suburb, city }: Street): FoundAddress {
  const place = suburb === null ? city : `${suburb}, ${city}`
  return { id, address: `${label} ${name}, ${place}`, sample }
}
