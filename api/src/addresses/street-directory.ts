import type { AddressStore } from './address-store.ts'
import { buildStreetIndex, type StreetIndex } from './street-index.ts'

/** The street index of a running server, which follows the table. */
export interface StreetDirectory {
  /** The index, built at the first call; a changed table is seen within a minute. */
  current: () => Promise<StreetIndex>
  /** Builds the index before anyone waits for it. */
  warm: () => Promise<void>
  /** Builds it anew, whatever the table says. */
  reload: () => Promise<void>
}

const secondsBetweenChecks = 60

/**
 * Holds the index over the streets of `store`. While a changed table is read, and when reading it fails, searches go on with the
 * index there is; only the first build can fail a search, and the next one tries again. `now` is in milliseconds.
 */
export function openStreetDirectory(
  store: Pick<AddressStore, 'listStreets' | 'streetsVersion'>,
  now: () => number = Date.now,
): StreetDirectory {
  let built: { index: StreetIndex; version: string } | undefined
  let building: Promise<StreetIndex> | undefined
  let checkedAt = -Infinity

  async function build(): Promise<StreetIndex> {
    // The version is read first: streets that arrive in between make it old, never unseen.
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
