import type { Tally } from '../report/import-report.ts'
import { isInNewZealand } from './new-zealand.ts'
import type { SourceAddress } from './source-address.ts'

/** An address as a source writes it; '' where it has nothing. */
export interface WrittenAddress {
  readonly id: string
  readonly unit: string
  readonly number: string
  readonly suffix: string
  /** The 16 of 14-16. */
  readonly lastNumber: string
  readonly street: string
  readonly suburb: string
  readonly city: string
  readonly district: string
  readonly latitude: number
  /** Up to 360: the Chatham Islands lie east of 180° in some sources. */
  readonly longitude: number
}

const HALF_CIRCLE = 180
const FULL_CIRCLE = 360
const LARGEST_NUMBER = 999_999
const MAX_LENGTH = 100
const NO_NAME = /[<>{}\p{Cc}]/u

export type BuildAddress = (written: WrittenAddress) => SourceAddress | null

/** Builds addresses; one that cannot be used is counted in `leftOut`, and null. */
export function openBuilder(leftOut: Tally): BuildAddress {
  const nameOf = openNames()
  const leave = (reason: string) => {
    leftOut.add(reason)
    return null
  }
  return (written) => {
    const houseNumber = numberOf(written.number)
    if (houseNumber === null) return leave('without a house number')
    const street = nameOf(written.street)
    if (street === '') return leave('without a street')
    const locality = nameOf(written.suburb)
    const city = nameOf(written.city) || locality
    if (city === '') return leave('without a suburb and a town')
    const district = nameOf(written.district)
    if ([street, locality, city, district].some((name) => NO_NAME.test(name)))
      return leave('with signs that no name has')
    const { latitude, longitude: angle } = written
    if (Number.isNaN(latitude) || Number.isNaN(angle)) return leave('without a position')
    const longitude = angle > HALF_CIRCLE ? roundDegrees(angle - FULL_CIRCLE) : angle
    if (!isInNewZealand(latitude, longitude)) return leave('outside New Zealand')
    const id = written.id.trim()
    const [unit, suffix] = [written.unit.trim(), written.suffix.trim()]
    if (id === '' || Math.max(id.length, unit.length, suffix.length) > MAX_LENGTH) return leave('without a usable id')
    const lastNumber = numberOf(written.lastNumber)
    return {
      id,
      unit,
      houseNumber,
      suffix,
      lastNumber: lastNumber === houseNumber ? null : lastNumber,
      street,
      suburb: locality === city ? null : locality || null,
      city,
      district: district || null,
      latitude,
      longitude,
    }
  }
}

/** A position as a number; NaN when there is none. */
export function degreesOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text)
}

// The difference of two binary fractions is 176.55000000000001.
function roundDegrees(angle: number): number {
  return Math.round(angle * 1e9) / 1e9
}

function numberOf(text: string): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isInteger(number) && number > 0 && number <= LARGEST_NUMBER ? number : null
}

/** Names in Unicode's composed form (ā is one character), one string for each, however often it occurs. */
function openNames(): (text: string) => string {
  const names = new Map<string, string>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    // A copy: a part of a text would hold the whole text in memory.
    const key = Buffer.from(text).toString()
    const name = key.normalize('NFC').replace(/\s+/gu, ' ').trim().slice(0, MAX_LENGTH)
    names.set(key, name)
    return name
  }
}
