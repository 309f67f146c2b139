export interface CachedIndex<Index> {
  current: () => Promise<Index>
  warm: () => Promise<void>
  reload: () => Promise<void>
}

const secondsBetweenChecks = 5

/**
 * Holds an index over a table that imports change. While a changed table is read, or when that fails, searches use the
 * existing index; only the first build can fail a search, and the next search tries again. `now` is in milliseconds.
 */
export function cacheIndex<Index>(
  readVersion: () => Promise<string>,
  build: () => Promise<Index>,
  now: () => number = Date.now,
): CachedIndex<Index> {
  let built: { index: Index; version: string } | undefined
  let building: Promise<Index> | undefined
  let checkedAt = -Infinity

  async function buildNow(): Promise<Index> {
    // The version is read first: rows added in between make the index outdated, but are not missed.
    const version = await readVersion()
    built = { index: await build(), version }
    checkedAt = now()
    return built.index
  }

  function rebuild(): Promise<Index> {
    building ??= buildNow().finally(() => (building = undefined))
    return building
  }

  async function refreshIfChanged(version: string): Promise<void> {
    if ((await readVersion()) !== version) await rebuild()
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
