import type { AddressRecord, AddressStore } from './address-store.ts'

/** Reads one address (decisions section 1, GET /addresses/{id}); null when no address has that id. */
export function readAddress({ addresses }: { addresses: Pick<AddressStore, 'findAddress'> }) {
  return (_viewer: unknown, { id }: { id: string }): Promise<AddressRecord | null> => addresses.findAddress(id)
}
