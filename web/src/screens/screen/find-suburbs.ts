import { foldText } from '@homeyield/domain/property/fold-text'
import type { RentTable } from '@homeyield/domain/rent/rent-table'

type StoredArea = RentTable['areas'][number]
/** The areas of a name, one for each district. */
type AreasOfNames = ReadonlyMap<string, ReadonlyMap<string, StoredArea>>

interface FoundSuburbs {
  readonly areas: readonly StoredArea[]
  /** One area, which the district or town that is written does not contradict. */
  readonly isSure: boolean
}

const MOST_WORDS = 4

/**
 * The stored suburbs that an address ends with, one for each district; several where the address does not tell them apart.
 * Source: docs/method/screening.md, "Without a connection".
 */
export function findSuburbs(areas: readonly StoredArea[]): (address: string) => FoundSuburbs {
  const districts = new Map(
    areas.map(({ territorial_authority: district }) => [foldDistrict(district), district] as const),
  )
  const areasOf = areasByName(areas)

  // A town that is no district is in those of the areas of its name.
  function districtsOf(town: string): readonly string[] {
    const district = districts.get(town)
    return district === undefined ? [...(areasOf.get(town)?.keys() ?? [])] : [district]
  }

  return (address) => {
    const parts = partsOf(address, districts)
    let elsewhere: FoundSuburbs = { areas: [], isSure: false }
    for (const { name, after } of namesIn(parts)) {
      const found = areasOf.get(name)
      if (found === undefined) continue
      const written = new Set(after.flatMap(districtsOf))
      const all = [...found.values()]
      const there = all.filter(({ territorial_authority }) => written.has(territorial_authority))
      if (there.length > 0 || written.size === 0) {
        const left = there.length > 0 ? there : all
        return { areas: left, isSure: left.length === 1 }
      }
      if (elsewhere.areas.length === 0) elsewhere = { areas: all, isSure: false }
    }
    return elsewhere
  }
}

function areasByName(areas: readonly StoredArea[]): AreasOfNames {
  const byName = new Map<string, Map<string, StoredArea>>()
  for (const area of areas) {
    for (const name of [area.suburb, area.name]) {
      const folded = foldText(name)
      const byDistrict = byName.get(folded) ?? new Map<string, StoredArea>()
      byName.set(folded, byDistrict)
      // The table has the suburb of several areas before these.
      if (!byDistrict.has(area.territorial_authority)) byDistrict.set(area.territorial_authority, area)
    }
  }
  return byName
}

/** From the end. */
function partsOf(address: string, districts: ReadonlyMap<string, string>): readonly string[] {
  return address
    .split(',')
    .flatMap((part) => splitDistrict(foldText(part).replace(/ \d{4}$/u, ''), districts))
    .filter((part) => part !== '' && !/^\d+$/u.test(part))
    .toReversed()
}

/** The names that may be a suburb: the parts from the end, each with the ends of its words, and what is written after it. */
function namesIn(parts: readonly string[]) {
  const names = parts.flatMap((part, at) => {
    const words = part.split(' ')
    const most = Math.min(words.length, MOST_WORDS)
    const after = parts.slice(0, at)
    return Array.from({ length: most }, (_, from) => ({
      name: words.slice(words.length - most + from).join(' '),
      after,
    }))
  })
  // A town beside a suburb is no suburb: the suburb is before it.
  const [town, ...others] = names
  return town === undefined ? [] : [...others, town]
}

/** A district at the end of a part is one of its own: Newtown Wellington. */
function splitDistrict(part: string, districts: ReadonlyMap<string, string>): readonly string[] {
  const at = part.lastIndexOf(' ')
  const last = part.slice(at + 1)
  return at > 0 && districts.has(last) ? [part.slice(0, at), last] : [part]
}

function foldDistrict(district: string): string {
  return foldText(district).replace(/ (?:city|district)$/u, '')
}
