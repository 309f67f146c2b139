import type { Area } from '@homeyield/contract/area'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { type FoundPlace, MOST_CANDIDATES, type PlaceDoubt, type PlaceResult } from './place-source.ts'
import { cityOfArea, hasCode, indexPlaceNames, type NamedAreas, onePerDistrict } from './place-names.ts'
import { toQuestion, toResult } from './place-results.ts'

/** The suburb that words name with its town; sure only where one district has it. `address` is what is shown of it. */
export function findSuburb(
  areas: NamedAreas,
  words: readonly string[],
  doubts: readonly PlaceDoubt[],
  address?: string,
): PlaceResult {
  return toResult(readSuburbs(areas, words).map((area) => suburbPlace(area, doubts, address)))
}

/** Suburbs with names like the words, as a question. */
export function askForSuburb(
  areas: NamedAreas,
  words: readonly string[],
  doubts: readonly PlaceDoubt[],
  address?: string,
): PlaceResult {
  const names = indexPlaceNames(areas)
  for (let count = Math.min(words.length, 4); count > 0; count -= 1) {
    const sought = words.slice(0, count)
    if (sought.join('').length < 4) continue
    const found = areas.find(sought.join(' '), MOST_CANDIDATES)
    const around = found.filter((area) => names.isAround(area, words.slice(count)))
    const [only] = around
    // A suburb of several areas is found with them.
    const isOne = only !== undefined && around.every((area) => hasCodes(only, area))
    if (isOne && count < words.length) {
      return { state: 'known', place: suburbPlace(only, [...doubts, 'spelling'], address) }
    }
    if (found.length > 0) {
      return toQuestion((around.length > 0 ? around : found).map((area) => suburbPlace(area, doubts, address)))
    }
  }
  return { state: 'not_found' }
}

/** The areas of the longest name at the beginning of the words, or else at their end, in the places that the others name. */
function readSuburbs(areas: NamedAreas, words: readonly string[]): readonly Area[] {
  const names = indexPlaceNames(areas)
  const counts = Array.from(words, (_, at) => words.length - at)
  const splits = [
    ...counts.map((count) => ({ name: words.slice(0, count), rest: words.slice(count) })),
    ...counts.map((count) => ({ name: words.slice(-count), rest: words.slice(0, -count) })),
  ]
  for (const isOf of [names.isAround, names.isBeside]) {
    for (const { name, rest } of splits) {
      const withTown = rest.length === 0 ? [] : names.namedWithTown(name)
      const found = [...names.named(name), ...withTown].filter((area) => isOf(area, rest))
      // Without a town it may be that of another district: Northcote (Christchurch City).
      const others = rest.length === 0 && found.length > 0 ? names.longer(name) : []
      if (found.length > 0) return onePerDistrict([...found, ...others])
    }
  }
  return []
}

function hasCodes(area: Area, part: Area): boolean {
  return splitAreaCodes(part.sa2_code).every((code) => hasCode(area, code))
}

function suburbPlace(area: Area, doubts: readonly PlaceDoubt[], address?: string): FoundPlace {
  const city = cityOfArea(area)
  const name = area.sa2_code.includes(',') ? area.suburb : area.name
  return {
    id: `suburb:${area.sa2_code}`,
    found: 'suburb',
    address: address ?? (name === city ? name : `${name}, ${city}`),
    suburb: name,
    city,
    sa2_code: area.sa2_code,
    meshblock: null,
    latitude: null,
    longitude: null,
    sample: false,
    doubts,
  }
}
