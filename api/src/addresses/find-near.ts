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
    position: { latitude: number; longitude: number },
  ): Promise<{ addresses: FoundAddress[]; area: Area | null }> => {
    const [latitude, longitude] = [toDecimetres(position.latitude), toDecimetres(position.longitude)]
    const [near, area] = await Promise.all([addresses.listNear(latitude, longitude, MOST), areaAt(latitude, longitude)])
    return { addresses: near, area }
  }
}

// Numbers as small as 5e-324, which JSON allows, are out of PostgreSQL's range.
function toDecimetres(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
