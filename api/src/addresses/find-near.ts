import type { Area } from '@homeyield/contract/area'
import type { FoundAddress } from './address-source.ts'
import type { AddressStore } from './address-store.ts'

export interface FindNearDeps {
  readonly addresses: Pick<AddressStore, 'listNear'>
  readonly areaAt: (latitude: number, longitude: number) => Promise<Area | null>
}

const MOST = 8

/** Finds the addresses around a position, nearest first, and its suburb. Nothing of it is stored or logged. */
export function findNear({ addresses, areaAt }: FindNearDeps) {
  return async (
    _viewer: unknown,
    { latitude, longitude }: { latitude: number; longitude: number },
  ): Promise<{ addresses: FoundAddress[]; area: Area | null }> => {
    const [near, area] = await Promise.all([addresses.listNear(latitude, longitude, MOST), areaAt(latitude, longitude)])
    return { addresses: near, area }
  }
}
