import type { Area } from '@homeyield/contract/area'
import { foldDoubledVowels, foldText } from '@homeyield/domain/property/fold-text'
import type { RentTable } from '@homeyield/domain/rent/rent-table'

type StoredArea = RentTable['areas'][number]

const MOST = 8

/**
 * The stored areas and everyday suburbs with a word that begins with `text`, those whose name begins with it first. Equals stay in
 * the table's order, which has the everyday suburbs of several areas first.
 */
export function findStoredAreas(areas: readonly StoredArea[], text: string): Area[] {
  const folded = foldText(text)
  if (folded === '') return []
  const spellings = [folded, foldDoubledVowels(folded)].filter((spelling) => spelling !== null)
  const matches = areas.flatMap((area) => {
    const names = [...new Set([area.name, area.suburb])].map((name) => ` ${foldText(name)}`)
    const found = names.flatMap((name) => spellings.map((spelling) => name.indexOf(` ${spelling}`)))
    const at = found.filter((index) => index >= 0)
    return at.length === 0 ? [] : [{ area, at: Math.min(...at) }]
  })
  return matches
    .toSorted((one, other) => one.at - other.at)
    .slice(0, MOST)
    .map(({ area }) => toArea(area))
}

const KILOMETRES_A_DEGREE = 111
const FARTHEST_KILOMETRES = 15

/** The stored area whose middle is nearest to a position in WGS84 degrees; null where none is near. */
export function nearestStoredArea(
  areas: readonly StoredArea[],
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
): Area | null {
  const narrowing = Math.cos((latitude * Math.PI) / 180)
  let nearest: { readonly area: StoredArea; readonly kilometres: number } | null = null
  for (const area of areas) {
    if (area.latitude === null || area.longitude === null) continue
    const [north, east] = [area.latitude - latitude, (area.longitude - longitude) * narrowing]
    const kilometres = Math.hypot(north, east) * KILOMETRES_A_DEGREE
    if (kilometres <= (nearest?.kilometres ?? FARTHEST_KILOMETRES)) nearest = { area, kilometres }
  }
  return nearest && toArea(nearest.area)
}

function toArea({ sa2_code, name, suburb, territorial_authority }: StoredArea): Area {
  return { sa2_code, name, suburb, territorial_authority, region: '' }
}
