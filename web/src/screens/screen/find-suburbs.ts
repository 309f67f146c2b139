import { foldText } from '@homeyield/domain/property/fold-text'
import type { RentTable } from '@homeyield/domain/rent/rent-table'

type StoredArea = RentTable['areas'][number]

const MOST_WORDS = 4

/**
 * The stored suburbs that an address ends with, one for each district; several where the address does not tell them apart.
 * Source: docs/method/screening.md, "Without a connection".
 */
export function findSuburbs(areas: readonly StoredArea[], address: string): readonly StoredArea[] {
  const districts = new Set(areas.map(({ territorial_authority }) => foldDistrict(territorial_authority)))
  const names = namesIn(address, districts)
  for (const name of names) {
    const matches = areas.filter((area) => foldText(area.suburb) === name || foldText(area.name) === name)
    // The table has the suburb of several areas before these.
    const byDistrict = [...new Map(matches.toReversed().map((area) => [area.territorial_authority, area])).values()]
    const named = byDistrict.filter(({ territorial_authority }) => isNamed(territorial_authority, names, name))
    if (byDistrict.length > 0) return named.length > 0 ? named : byDistrict.toReversed()
  }
  return []
}

/** The names that may be a suburb: the parts of an address from the end, each with the ends of its words. */
function namesIn(address: string, districts: ReadonlySet<string>): readonly string[] {
  const parts = address
    .split(',')
    .flatMap((part) => splitDistrict(foldText(part).replace(/ \d{4}$/u, ''), districts))
    .filter((part) => part !== '' && !/^\d+$/u.test(part))
    .toReversed()
  const names = parts.flatMap((part) => {
    const words = part.split(' ')
    const most = Math.min(words.length, MOST_WORDS)
    return Array.from({ length: most }, (_, at) => words.slice(words.length - most + at).join(' '))
  })
  // A town beside a suburb is no suburb: the suburb is before it.
  const town = names[0]
  return town === undefined || names.length === 1 ? names : [...names.slice(1), town]
}

/** A district at the end of a part is one of its own: Newtown Wellington. */
function splitDistrict(part: string, districts: ReadonlySet<string>): readonly string[] {
  const at = part.lastIndexOf(' ')
  const last = part.slice(at + 1)
  return at > 0 && districts.has(last) ? [part.slice(0, at), last] : [part]
}

function isNamed(district: string, names: readonly string[], suburb: string): boolean {
  const folded = foldDistrict(district)
  return names.some((name) => name !== suburb && name === folded)
}

function foldDistrict(district: string): string {
  return foldText(district).replace(/ (?:city|district)$/u, '')
}
