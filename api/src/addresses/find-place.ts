import { isStreetType, wordMeanings } from '@homeyield/domain/property/street-words'
import type { AddressQuery } from './address-query.ts'
import type { AddressStore } from './address-store.ts'
import { askForSuburb, findSuburb } from './find-suburb.ts'
import {
  type FindPlace,
  type FoundPlace,
  MOST_CANDIDATES,
  type PlaceDoubt,
  placesIn,
  type PlaceResult,
} from './place-source.ts'
import { lookUpNumbers, type NumberedAddress } from './look-up-numbers.ts'
import { hasCode, indexPlaceNames, type NamedAreas } from './place-names.ts'
import { placesOf, streetPlaces, toQuestion, toResult } from './place-results.ts'
import { readStreet, type StreetReading } from './read-street.ts'
import type { StreetsInMemory } from './street-directory.ts'
import { readWrittenAddress } from './written-address.ts'

export interface FindPlaceDeps {
  readonly addresses: Pick<AddressStore, 'listAddresses' | 'findAddress' | 'listStreetAreas'>
  readonly streets: { readonly current: () => Promise<StreetsInMemory> }
  readonly areas: { readonly current: () => Promise<NamedAreas> }
}

/** What one address is searched with. */
interface Written {
  readonly query: AddressQuery
  readonly text: string
  readonly areas: NamedAreas
  readonly memory: StreetsInMemory
}

const NOT_FOUND: PlaceResult = { state: 'not_found' }
/** Of addresses that are told apart by their areas. */
const MOST_READ = 20
const WIDER = ['city', 'district'] as const

/**
 * Finds the place of a home that is written as people do, among our own addresses and areas: sure, or a question, or none. Never
 * asks a provider. Source: docs/method/screening.md, "Finding an address".
 */
export function findPlace(deps: FindPlaceDeps): FindPlace {
  return async (text) => {
    const [memory, areas] = await Promise.all([deps.streets.current(), deps.areas.current()])
    const query = readWrittenAddress(text)
    if (query.words.length === 0) return NOT_FOUND
    const written = { query, text: text.trim().replaceAll(/\s+/gu, ' '), areas, memory }
    const readings = listReadings(written)
    // A street with its place, though an area may have its name: Queen Street.
    if (query.houseNumber === null && !readings.some(isInPlace)) {
      const suburb = findSuburb(areas, [...query.words, ...query.placeWords], [])
      if (suburb.state !== 'not_found') return suburb
    }
    return (await findOnStreets(deps, written, readings)) ?? findWithoutStreet(written)
  }
}

async function findOnStreets(
  deps: FindPlaceDeps,
  written: Written,
  readings: readonly StreetReading[],
): Promise<PlaceResult | null> {
  const { query } = written
  const exact = readings.filter(({ name }) => name === 'exact')
  const inPlace = await findIn(deps, written, exact, [])
  if (inPlace !== null) return inPlace
  const untyped = await findIn(
    deps,
    written,
    readings.filter(({ name }) => name === 'untyped' && query.houseNumber !== null),
    [],
  )
  if (untyped !== null) return untyped
  const elsewhere = await findElsewhere(deps, written, exact)
  if (elsewhere?.state === 'known') return elsewhere
  const misspelt = await findIn(
    deps,
    written,
    readings.filter(({ name }) => name === 'other_type' || name === 'misspelt'),
    ['spelling'],
  )
  if (misspelt?.state === 'known' && elsewhere === null) return misspelt
  if (misspelt !== null || elsewhere !== null) return toQuestion([...placesIn(elsewhere), ...placesIn(misspelt)])
  return findAnywhere(deps, written, readings)
}

function isInPlace({ name, place }: StreetReading): boolean {
  return name === 'exact' && place !== 'none' && place !== 'other'
}

/** The streets that the words may mean: with typing errors only where none has the name in the place. */
function listReadings({ query, memory: { streets } }: Written): StreetReading[] {
  const read = (typos: boolean) =>
    streets
      .find(query, { typos, isWantedInPlace: () => false })
      .matches.flatMap((match) => readStreet(match, query) ?? [])
  const asWritten = read(false)
  if (asWritten.some(isInPlace)) return asWritten
  const known = new Set(asWritten.map(({ rank }) => rank))
  return [...asWritten, ...read(true).filter(({ rank }) => !known.has(rank))]
}

/** A home on a street whose suburb is written, or else whose city is; null when there is none, nor such a street. */
async function findIn(
  deps: FindPlaceDeps,
  written: Written,
  readings: readonly StreetReading[],
  doubts: readonly PlaceDoubt[],
): Promise<PlaceResult | null> {
  const usable = readings.filter((reading) => !isContradicted(written, reading))
  const inSuburb = usable.filter(({ place }) => place === 'suburb')
  const groups = inSuburb.length > 0 ? [inSuburb] : WIDER.map((wider) => usable.filter(({ place }) => place === wider))
  for (const streets of groups) {
    const hits = await findNumbered(deps, written, streets)
    if (hits.length > 0) return resultOf(deps, written, hits, doubts)
  }
  // A misspelt street without the number is another one.
  const streets = doubts.length > 0 ? undefined : groups.find((group) => group.length > 0)
  if (streets === undefined) return null
  return nullIfNone(await streetPlaces(deps.addresses, written.areas, written.query, streets))
}

/** Whether the other words name a place that the street is not in. */
function isContradicted({ areas }: Written, { others, place, street }: StreetReading): boolean {
  if (others.length === 0) return false
  const names = indexPlaceNames(areas)
  if (names.isTown(others)) return !names.isIn(street.territorial_authority, others)
  return (place === 'city' || place === 'district') && names.named(others).length > 0
}

/** A home on a street of the name whose written suburb is no suburb of ours: its area's, or another of the same city. */
async function findElsewhere(
  deps: FindPlaceDeps,
  written: Written,
  exact: readonly StreetReading[],
): Promise<PlaceResult | null> {
  const names = indexPlaceNames(written.areas)
  const suburbsOf = ({ others }: StreetReading) => names.named(others)
  const hits = await findNumbered(
    deps,
    written,
    exact.filter(({ others, place }) => others.length > 0 && place !== 'suburb'),
  )
  const inRegion = hits.filter(({ reading }) => names.isTown(reading.others) && !isContradicted(written, reading))
  if (inRegion.length > 0) return resultOf(deps, written, inRegion, [])
  const around = hits.filter(
    ({ reading }) =>
      ((reading.place === 'city' || reading.place === 'district') && !names.isTown(reading.others)) ||
      suburbsOf(reading).some((area) => area.territorial_authority === reading.street.territorial_authority),
  )
  const found = around.slice(0, MOST_READ).map(async (hit) => ({
    hit,
    places: await placesOf(deps.addresses, written.query, [hit], []),
  }))
  const read = (await Promise.all(found)).flatMap(({ hit, places }) => places.map((place) => ({ hit, place })))
  const inSuburb = read.filter(({ hit, place }) => suburbsOf(hit.reading).some((area) => hasCode(area, place.sa2_code)))
  if (inSuburb.length > 0) return toResult(inSuburb.map(({ place }) => place))
  const others = await placesOf(deps.addresses, written.query, around.slice(0, MOST_READ), ['suburb'])
  // A sample street is no evidence for a real one of its name.
  if (others.length === 0) return null
  return others.some(({ sample }) => sample) ? toQuestion(others) : toResult(others)
}

/** A home without a suburb or city, or with an unknown one: sure only when it is the only one in the country. */
async function findAnywhere(
  deps: FindPlaceDeps,
  written: Written,
  readings: readonly StreetReading[],
): Promise<PlaceResult | null> {
  const suburb = suburbBehind(written, readings)
  const alone = readings.filter(({ name, place }) => name === 'exact' && place === 'none')
  const hits = await findNumbered(deps, written, alone)
  if (hits.length > 0) return resultOf(deps, written, hits, [])
  const near = await findNumbered(
    deps,
    written,
    readings.filter(({ place }) => place === 'none' || place === 'other'),
  )
  if (suburb.state === 'known' && near.length === 0) return suburb
  const asked =
    near.length > 0
      ? toQuestion(await placesOf(deps.addresses, written.query, near.slice(0, MOST_CANDIDATES), []))
      : null
  if (asked !== null) return toQuestion([...placesIn(asked), ...(suburb.state === 'known' ? [suburb.place] : [])])
  const places = await streetPlaces(deps.addresses, written.areas, written.query, alone)
  return places.length > 0 ? toQuestion(places) : null
}

/** The suburb of an address whose street is not ours; of words alone, a question about those like them. */
function findWithoutStreet(written: Written): PlaceResult {
  const { query, areas, text } = written
  const { houseNumber, words, placeWords } = query
  const isStreet = houseNumber !== null || words.some((word, at) => at > 0 && wordMeanings(word).some(isStreetType))
  if (!isStreet) {
    const asked = askForSuburb(areas, [...words, ...placeWords], [])
    return asked.state === 'not_found' ? toQuestion(placesIn(findSuburb(areas, placeWords, []))) : asked
  }
  const suburb = suburbBehind(written, [])
  return suburb.state === 'not_found' ? askForSuburb(areas, placeWords, ['street'], text) : suburb
}

/** The suburb that is written after a comma, after a street's name, or before the number. */
function suburbBehind({ query, areas, text }: Written, readings: readonly StreetReading[]): PlaceResult {
  const { words, placeWords, leadWords } = query
  const [reading] = readings
  const tails = words.map((_, at) => words.slice(at + 1)).filter((tail) => tail.length > 0)
  // Never without the town that is written behind it: a suburb of its name may be in another.
  const sought = [
    placeWords,
    ...(placeWords.length === 0 ? [reading?.others ?? []] : []),
    [...leadWords, ...placeWords],
    ...tails.map((tail) => tail.concat(placeWords)),
  ]
  for (const place of sought) {
    const found = place.length === 0 ? NOT_FOUND : findSuburb(areas, place, ['street'], text)
    if (found.state !== 'not_found') return found
  }
  return NOT_FOUND
}

async function findNumbered(
  deps: FindPlaceDeps,
  { query, memory }: Written,
  readings: readonly StreetReading[],
): Promise<NumberedAddress[]> {
  const { houseNumber } = query
  if (houseNumber === null || readings.length === 0) return []
  const hits = await lookUpNumbers({ addresses: deps.addresses, numbers: memory.numbers }, readings, {
    ...query,
    houseNumber,
  })
  const whole = hits.filter(({ doubt }) => doubt === null)
  return whole.length > 0 ? whole : hits
}

async function resultOf(
  deps: FindPlaceDeps,
  written: Written,
  hits: readonly NumberedAddress[],
  doubts: readonly PlaceDoubt[],
): Promise<PlaceResult> {
  return toResult(await placesOf(deps.addresses, written.query, hits.slice(0, MOST_CANDIDATES), doubts))
}

function nullIfNone(places: readonly FoundPlace[]): PlaceResult | null {
  return places.length === 0 ? null : toResult(places)
}
