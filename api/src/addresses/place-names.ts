import type { Area } from '@homeyield/contract/area'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { addressWords, wordMeanings } from '@homeyield/domain/property/street-words'

/** The areas that lists name; the directory of areas has them. */
export interface NamedAreas {
  readonly find: (text: string, most: number) => Area[]
  readonly byCode: ReadonlyMap<string, Area>
  /** The everyday suburbs of several areas. */
  readonly suburbs: readonly Area[]
}

export interface PlaceNames {
  /** The suburbs and areas of a name, one for each district: the suburb where both have it. */
  readonly named: (words: readonly string[]) => readonly Area[]
  /** The areas that have their town behind the name: Avondale (Christchurch City). Others may be called so without it. */
  readonly namedWithTown: (words: readonly string[]) => readonly Area[]
  /** The areas with more behind the name, a district or another place: Avondale (Christchurch City), Roseneath-Sawyers Bay. */
  readonly longer: (words: readonly string[]) => readonly Area[]
  /** Whether the words are a city, district or region. */
  readonly isTown: (words: readonly string[]) => boolean
  /** Whether all words are of the city, district or region of an area. */
  readonly isAround: (area: Pick<Area, 'territorial_authority' | 'region'>, words: readonly string[]) => boolean
  /** Whether the words name another area of its district: Kaitaia of Ngataki, Kaitaia. */
  readonly isBeside: (area: Area, words: readonly string[]) => boolean
  /** Whether all words are of a district, by its name, or its region. */
  readonly isIn: (district: string, words: readonly string[]) => boolean
}

const indexes = new WeakMap<NamedAreas, PlaceNames>()
const MOST_FOUND = 10
const MOST_REMEMBERED = 1000
const IN_BRACKETS = / \([^)]*\)$/u
const MORE_BEHIND = /(?:-| \().*$/u
const WIDER = new Set(['city', 'district', 'region', 'island', 'north', 'south'])

/** The names of areas, indexed once for each version of the directory. */
export function indexPlaceNames(areas: NamedAreas): PlaceNames {
  const known = indexes.get(areas)
  if (known !== undefined) return known
  const index = buildIndex(areas)
  indexes.set(areas, index)
  return index
}

function buildIndex(areas: NamedAreas): PlaceNames {
  const { byCode, suburbs } = areas
  const byName = new Map<string, Area[]>()
  const towns = new Set<string>()
  const add = (name: string, area: Area) => {
    const key = keyOf(addressWords(name))
    byName.set(key, onePerDistrict([...(byName.get(key) ?? []), area]))
  }
  // The suburb of several areas goes before its areas.
  for (const suburb of suburbs) add(suburb.name, suburb)
  for (const area of byCode.values()) add(area.name, area)
  const without = (end: RegExp) =>
    Map.groupBy(
      [...byCode.values()].filter(({ name }) => end.test(name)),
      ({ name }) => keyOf(addressWords(name.replace(end, ''))),
    )
  const withMore = without(MORE_BEHIND)
  const bracketed = without(IN_BRACKETS)
  const regions = new Map<string, Set<string>>()
  for (const { territorial_authority: district, region } of byCode.values()) {
    // Taupō District is in three.
    regions.set(district, (regions.get(district) ?? new Set()).add(region))
    for (const name of [
      district,
      district.replace(/ (?:City|District)$/u, ''),
      region,
      region.replace(/ Region$/u, ''),
    ]) {
      towns.add(keyOf(addressWords(name)))
    }
  }
  // The streets of one name are compared with the same words.
  const found = new Map<string, readonly Area[]>()
  const named: PlaceNames['named'] = (words) => {
    const key = keyOf(words)
    const known = found.get(key)
    if (known !== undefined || key === '') return known ?? []
    // The directory knows names that its lists do not show: of a suburb of one area, and Auckland CBD.
    const more = areas.find(words.join(' '), MOST_FOUND).filter(({ name }) => keyOf(addressWords(name)) === key)
    const all = onePerDistrict([...(byName.get(key) ?? []), ...more])
    if (found.size >= MOST_REMEMBERED) found.clear()
    found.set(key, all)
    return all
  }
  const isAround: PlaceNames['isAround'] = ({ territorial_authority, region }, words) => {
    const around = new Set(fullWords(addressWords(`${territorial_authority} ${region}`)))
    return fullWords(words).every((word) => around.has(word) || WIDER.has(word))
  }
  return {
    named,
    namedWithTown: (words) => bracketed.get(keyOf(words)) ?? [],
    longer: (words) => withMore.get(keyOf(words)) ?? [],
    isTown: (words) => towns.has(keyOf(words)),
    isAround,
    isBeside: ({ territorial_authority }, words) =>
      named(words).some((other) => other.territorial_authority === territorial_authority),
    isIn: (district, words) =>
      isAround({ territorial_authority: district, region: [...(regions.get(district) ?? [])].join(' ') }, words),
  }
}

/** The first area of each district. */
export function onePerDistrict(areas: readonly Area[]): Area[] {
  const districts = areas.map(({ territorial_authority }) => territorial_authority)
  return areas.filter(({ territorial_authority }, at) => districts.indexOf(territorial_authority) === at)
}

function keyOf(words: readonly string[]): string {
  return fullWords(words).join(' ')
}

/** Mt, Pt, St, Nth and Sth in full; a town has no streets in its name. */
function fullWords(words: readonly string[]): string[] {
  return words.map((word) => (word === 'st' ? 'saint' : (wordMeanings(word)[1] ?? word)))
}

export function cityOfArea({ territorial_authority }: Area): string {
  return territorial_authority.replace(/ (?:City|District)$/u, '')
}

export function hasCode(area: Area, sa2Code: string): boolean {
  return splitAreaCodes(area.sa2_code).includes(sa2Code)
}
