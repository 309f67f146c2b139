import type { Area } from '@homeyield/contract/area'
import { openLocator } from '@homeyield/domain/outlines/open-locator'
import { cacheIndex, type CachedIndex } from '../server/cache-index.ts'
import type { AreaDirectory } from './area-directory.ts'
import type { AreaStore } from './area-store.ts'

interface FindAreaAtDeps {
  readonly areas: Pick<AreaStore, 'listOutlines' | 'areasVersion'>
  readonly directory: Pick<CachedIndex<AreaDirectory>, 'current'>
}

/**
 * Finds the area of a position in WGS84 degrees: the one around it, or the nearest within 500 m, or null. The outlines are read at
 * the first question, and again after an import.
 */
export function findAreaAt({ areas, directory }: FindAreaAtDeps) {
  const locator = cacheIndex(areas.areasVersion, async () => openLocator(await areas.listOutlines()))
  return async (latitude: number, longitude: number): Promise<Area | null> => {
    const [locate, { byCode }] = await Promise.all([locator.current(), directory.current()])
    return byCode.get(locate(latitude, longitude) ?? '') ?? null
  }
}
