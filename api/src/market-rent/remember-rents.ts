import type { AreaRents } from '@homeyield/domain/rent/area-rents'
import type { RentSource } from './rent-source.ts'

interface RememberDeps {
  readonly tables: RentSource
  /** Changes with every import. */
  readonly readVersion: () => Promise<string>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const MILLISECONDS_BETWEEN_CHECKS = 5_000

/** Caches the rents of the requested areas in memory, until an import changes them: some 10 kB an area. */
export function rememberRents({ tables, readVersion, now }: RememberDeps): RentSource {
  let version = ''
  let checkedAt = -Infinity
  let known = new Map<string, AreaRents>()
  return {
    async rentsOf(sa2Code) {
      if (now() - checkedAt >= MILLISECONDS_BETWEEN_CHECKS) {
        const newest = await readVersion()
        checkedAt = now()
        if (newest !== version) known = new Map()
        version = newest
      }
      // Rents read before an import must not enter the map of those after it.
      const current = known
      const area = current.get(sa2Code) ?? (await tables.rentsOf(sa2Code))
      // An unknown code is not cached: there is no end of them.
      if (area !== null) current.set(sa2Code, area)
      return area
    },
  }
}
