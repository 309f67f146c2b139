import { foldDoubledVowels } from '@homeyield/domain/property/fold-text'
import {
  fullNameWords,
  isStreetType,
  placeNameWords,
  streetNameWords,
  wordMeanings,
} from '@homeyield/domain/property/street-words'
import { distance } from 'fastest-levenshtein'
import type { AddressQuery } from './address-query.ts'
import type { Street, StreetMatch } from './street-index.ts'

/** How a written address reads as one on this street. */
export interface StreetReading {
  readonly street: Street
  readonly rank: number
  /** Whether the name is the street's, lacks its type, has another type, or is misspelt. */
  readonly name: 'exact' | 'untyped' | 'other_type' | 'misspelt'
  /** The narrowest of its place that is written; `other` when only other words are. */
  readonly place: 'suburb' | 'city' | 'district' | 'none' | 'other'
  readonly isPlaceMisspelt: boolean
  /** The written words that are neither its name nor its place, in order. */
  readonly others: readonly string[]
}

const NAMES = ['exact', 'untyped', 'other_type', 'misspelt'] as const
const PLACES = ['suburb', 'city', 'district', 'none', 'other'] as const
const NOT_OF_A_NAME = new Set(['district', 'city', 'region'])

/** The best reading of an address as one on a street; null when its name is another. */
export function readStreet(
  { street, rank }: Pick<StreetMatch, 'street' | 'rank'>,
  query: AddressQuery,
): StreetReading | null {
  const own = streetNameWords(street.name)
  const readings = query.words.flatMap((_, at): StreetReading[] => {
    const name = compareNames(query.words.slice(0, at + 1), own)
    if (name === null) return []
    const rest = [...query.words.slice(at + 1), ...query.placeWords, ...query.leadWords]
    // Rintoul, and then Road: the type is another one's.
    if (name === 'untyped' && isType(query.words[at + 1])) return []
    return [{ street, rank, name, ...comparePlaces(rest, street) }]
  })
  return readings.toSorted((one, other) => costOf(one) - costOf(other))[0] ?? null
}

function costOf({ name, place, others, isPlaceMisspelt }: StreetReading): number {
  return others.length * 100 + NAMES.indexOf(name) * 10 + PLACES.indexOf(place) * 2 + Number(isPlaceMisspelt)
}

function compareNames(typed: readonly string[], own: readonly string[]): StreetReading['name'] | null {
  const written = fullNameWords(typed)
  if (isSame(written, own) || isMeant(typed, own)) return 'exact'
  const base = isStreetType(own.at(-1) ?? '') && own.length > 1 ? own.slice(0, -1) : own
  if (isSame(written, base)) return 'untyped'
  const isTyped = isType(typed.at(-1)) && typed.length > 1
  const bare = isTyped ? written.slice(0, -1) : written
  if (isTyped && base.length < own.length && isSame(bare, base)) return 'other_type'
  const hasType = isTyped && written.at(-1) === own.at(-1)
  return (hasType || !isTyped) && isNear(bare.join(' '), base.join(' ')) ? 'misspelt' : null
}

/** Words that are the same but for spaces and double vowels: Green Lane, Greenlane; Ootaahuhu, Otahuhu. */
function isSame(written: readonly string[], own: readonly string[]): boolean {
  const [one, other] = [written.join(''), own.join('')]
  return one === other || foldDoubledVowels(one) === other
}

/** St of Crayford St West, which is no saint. */
function isMeant(typed: readonly string[], own: readonly string[]): boolean {
  return typed.length === own.length && typed.every((word, at) => wordMeanings(word).includes(own[at] ?? ''))
}

/** Whether a text is one or two slips from another: letters swapped, missing, too many or other ones. */
function isNear(written: string, own: string): boolean {
  const length = Math.max(written.length, own.length)
  if (length < 4 || written.replaceAll(/\D/gu, '') !== own.replaceAll(/\D/gu, '')) return false
  const edits = distance(written, own)
  if (edits === 0) return true
  const allowed = length < 8 ? 1 : 2
  return edits <= allowed || (edits === 2 && isSwapped(written, own))
}

function isSwapped(written: string, own: string): boolean {
  const at = Array.from(written).findIndex((letter, index) => letter !== own[index])
  return (
    written.length === own.length &&
    written[at] === own[at + 1] &&
    written[at + 1] === own[at] &&
    written.slice(at + 2) === own.slice(at + 2)
  )
}

function comparePlaces(
  rest: readonly string[],
  street: Street,
): Pick<StreetReading, 'place' | 'isPlaceMisspelt' | 'others'> {
  const { suburb, city, territorial_authority } = street
  const wanted = [suburb ?? '', city, territorial_authority].map((name) =>
    placeNameWords(name).filter((word, at) => at === 0 || !NOT_OF_A_NAME.has(word)),
  )
  const words = new Set(wanted.flat())
  const [ownSuburb = [], town = [], district = []] = wanted
  const named = new Set<string>()
  const others: string[] = []
  let isPlaceMisspelt = false
  for (const typed of rest) {
    if (NOT_OF_A_NAME.has(typed) && named.size > 0) continue
    const meanings = [...wordMeanings(typed), ...(typed === 'st' ? ['saint'] : []), foldDoubledVowels(typed) ?? typed]
    const exact = meanings.find((meaning) => words.has(meaning))
    const near = exact ?? [...words].find((word) => typed.length > 4 && isNear(typed, word))
    if (near === undefined) others.push(typed)
    else named.add(near)
    isPlaceMisspelt ||= near !== undefined && exact === undefined
  }
  const hasAll = (name: readonly string[]) => name.length > 0 && name.every((word) => named.has(word))
  const narrowest =
    suburb !== null && hasAll(ownSuburb) ? 'suburb' : hasAll(town) ? 'city' : hasAll(district) ? 'district' : null
  const place = narrowest ?? (rest.length === 0 ? 'none' : 'other')
  return { place, isPlaceMisspelt, others }
}

function isType(word: string | undefined): boolean {
  return word !== undefined && wordMeanings(word).some(isStreetType)
}
