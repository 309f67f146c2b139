import type { AddressStore } from './address-store.ts'
import { buildStreetIndex, type StreetIndex } from './street-index.ts'

export interface StreetDirectory {
  current: () => Promise<StreetIndex>
  warm: () => Promise<void>
  reload: () => Promise<void>
}

const secondsBetweenChecks = 5

/**
 * Holds the index over the streets of `store`. While a changed table is read, or when that fails, searches use the
 * existing index; only the first build can fail a search, and the next search tries again. `now` is in milliseconds.
 */
export function openStreetDirectory(
  store: Pick<AddressStore, 'listStreets' | 'streetsVersion'>,
  now: () => number = Date.now,
): StreetDirectory {
  let built: { index: StreetIndex; version: string } | undefined
  let building: Promise<StreetIndex> | undefined
  let checkedAt = -Infinity

  async function build(): Promise<StreetIndex> {
    // The version is read first: streets added in between make the index outdated, but are not missed.
    const version = await store.streetsVersion()
    built = { index: buildStreetIndex(await store.listStreets()), version }
    checkedAt = now()
    return built.index
  }

  function rebuild(): Promise<StreetIndex> {
    building ??= build().finally(() => (building = undefined))
    return building
  }

  async function refreshIfChanged(version: string): Promise<void> {
    if ((await store.streetsVersion()) !== version) await rebuild()
  }

  return {
    async current() {
      if (built === undefined) return rebuild()
      if (now() - checkedAt >= secondsBetweenChecks * 1000) {
        checkedAt = now()
        refreshIfChanged(built.version).catch(() => undefined)
      }
      return built.index
    },
    async warm() {
      if (built === undefined) await rebuild()
    },
    async reload() {
      await building?.catch(() => undefined)
      await rebuild()
    },
  }
}
