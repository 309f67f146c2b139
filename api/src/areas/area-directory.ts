import type { Area } from '@homeyield/contract/area'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import type { SuburbGroups } from '@homeyield/domain/property/suburb-groups'
import { cacheIndex, type CachedIndex } from '../server/cache-index.ts'
import { buildAreaIndex, type AreaIndex } from './area-index.ts'
import type { AreaStore } from './area-store.ts'
import { listEverydaySuburbs } from './everyday-suburbs.ts'
import { nameSuburbs } from './name-suburbs.ts'

/** The areas on land and the suburbs that people name, in memory. */
export interface AreaDirectory extends AreaIndex {
  readonly byCode: ReadonlyMap<string, Area>
  /** The everyday suburbs that have several areas. */
  readonly suburbs: readonly Area[]
  readonly suburbGroups: SuburbGroups
}

interface AreaDirectoryDeps {
  readonly areas: Pick<AreaStore, 'listLandAreas' | 'listSuburbAreas' | 'readBonds' | 'areasVersion'>
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Reads the directory once, and again after each import. */
export function openAreaDirectory({ areas, now }: AreaDirectoryDeps): CachedIndex<AreaDirectory> {
  return cacheIndex(
    areas.areasVersion,
    async () => {
      const [land, suburbAreas, bonds] = await Promise.all([
        areas.listLandAreas(),
        areas.listSuburbAreas(),
        areas.readBonds(),
      ])
      const suburbOf = nameSuburbs(land, suburbAreas)
      const named = land.map((area): Area => ({ ...area, suburb: suburbOf(area) }))
      const everyday = listEverydaySuburbs(land, suburbAreas)
      const suburbs = everyday.filter(({ sa2_code }) => splitAreaCodes(sa2_code).length > 1)
      return {
        ...buildAreaIndex([...everyday, ...named], bonds),
        byCode: new Map(named.map((area) => [area.sa2_code, area])),
        suburbs,
        suburbGroups: suburbs.map(({ sa2_code }) => new Set(splitAreaCodes(sa2_code))),
      }
    },
    now,
  )
}
