import type { Area } from '@homeyield/contract/area'
import { type Locate, openLocator } from '@homeyield/domain/outlines/open-locator'
import type { AreaStore } from './area-store.ts'

interface AreaMap {
  readonly locate: Locate
  readonly areas: ReadonlyMap<string, Area>
}

/**
 * Finds the area of a position in WGS84 degrees: the one around it, or the nearest within 500 m, or null. The outlines are read at
 * the first question, as they only change when the server starts; a failed reading is repeated by the next one.
 */
export function findAreaAt(store: AreaStore): (latitude: number, longitude: number) => Promise<Area | null> {
  let reading: Promise<AreaMap> | undefined
  const read = async (): Promise<AreaMap> => {
    try {
      const [outlines, areas] = await Promise.all([store.listOutlines(), store.listLandAreas()])
      return { locate: openLocator(outlines), areas: new Map(areas.map((area) => [area.sa2_code, area])) }
    } catch (error) {
      reading = undefined
      throw error
    }
  }
  return async (latitude, longitude) => {
    const { locate, areas } = await (reading ??= read())
    return areas.get(locate(latitude, longitude) ?? '') ?? null
  }
}
