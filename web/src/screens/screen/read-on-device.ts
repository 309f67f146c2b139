import type { GivenHome, Screening, ScreeningHome } from '@homeyield/contract/screening'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { LISTING_DOUBTS } from '@homeyield/domain/listings/listed-home'
import { NO_HOMES, TOO_MANY_HOMES } from '@homeyield/domain/listings/list-problems'
import { readListings } from '@homeyield/domain/listings/read-listings'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { readRentTable, type RentFigures, type RentTable } from '@homeyield/domain/rent/rent-table'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import { screenHomes } from '@homeyield/domain/screening/screen-homes'
import type { ScreenedResult } from '@homeyield/domain/screening/screened-result'
import { RequestProblem } from '../../api-client/request-problem.ts'
import { readStoredRents } from '../../session/stored-rents.ts'
import { findSuburbs } from './find-suburbs.ts'
import { applyChanges, type ListChanges } from './list/list-changes.ts'
import type { ListTerms } from './post-list.ts'
import { type StoredList, WAITING } from './stored-list.ts'

/** A pasted list with the rents that are stored on this device: each home has those of its suburb. Throws the server's refusals. */
export function readOnDevice(text: string, table: RentTable, { terms, criteria }: ListTerms, now: Date): Screening {
  const find = findSuburbs(table.areas)
  const read = readListings(text)
  if (read.hasMore) throw refusal(TOO_MANY_HOMES)
  if (read.homes.length === 0) throw refusal(NO_HOMES)
  const homes = read.homes.map(({ address, doubts, ...line }): ScreeningHome => {
    const known = { ...line, id: crypto.randomUUID(), doubts: doubts.map((doubt) => LISTING_DOUBTS[doubt]) }
    return placeHome({ ...known, ...NOWHERE, property: address, left_out: false, calculation_id: null }, find)
  })
  const moment = now.toISOString()
  return withResults(
    {
      id: WAITING,
      name: 'A list that is not stored yet',
      version: 1,
      number_of_homes: homes.length,
      created_at: moment,
      updated_at: moment,
      as_at: dayInNewZealand(now),
      terms,
      criteria: { ...criteria, dwellings: [...criteria.dwellings], deal_breakers: [...criteria.deal_breakers] },
      homes,
      results: [],
      areas: [],
    },
    table,
  )
}

/** As the server refuses a text. */
function refusal(error: string): RequestProblem {
  return new RequestProblem(422, { error, code: 'invalid', fields: { text: error } })
}

/** The same after changes, with the places of other addresses. */
export function changeOnDevice(screening: Screening, changes: ListChanges, table: RentTable): Screening {
  const applied = applyChanges(screening, changes)
  const moved = new Map(changes.homes?.map((home) => [home.id, home]))
  const find = findSuburbs(table.areas)
  const homes = applied.homes.map((home) => {
    const { property, candidate_id } = moved.get(home.id) ?? {}
    const chosen = home.candidates.find(({ id }) => id === candidate_id)
    if (chosen !== undefined) return placeHome({ ...home, property: chosen.address }, find)
    return property === undefined ? home : placeHome({ ...home, ...NOWHERE, property }, find)
  })
  return withResults({ ...applied, version: screening.version + 1, homes }, table)
}

/** What the server stores of it: it finds the places anew. */
export function givenHomes({ homes }: Pick<Screening, 'homes'>): GivenHome[] {
  return homes
    .filter(({ left_out }) => !left_out)
    .map(({ property, text, dwelling, number_of_bedrooms, purchase_price, price_words, doubts }) => ({
      property,
      text,
      dwelling,
      number_of_bedrooms,
      purchase_price,
      price_words,
      doubts: keysOf(LISTING_DOUBTS).filter((doubt) => doubts.includes(LISTING_DOUBTS[doubt])),
    }))
}

const NOWHERE = {
  state: 'not_found',
  found: null,
  is_sample_address: false,
  suburb: null,
  city: null,
  meshblock: null,
  sa2_code: null,
  candidates: [],
} as const satisfies Partial<ScreeningHome>

function placeHome(home: ScreeningHome, find: ReturnType<typeof findSuburbs>): ScreeningHome {
  const { areas, isSure } = find(home.property)
  const [area] = areas
  if (area === undefined) return home
  if (!isSure) {
    const candidates = areas.map(({ sa2_code, suburb, territorial_authority }) => ({
      id: sa2_code,
      address: `${suburb}, ${territorial_authority}`,
    }))
    return { ...home, state: 'question', candidates }
  }
  const { sa2_code, suburb, territorial_authority: city } = area
  return { ...home, state: 'known', found: 'suburb', sa2_code, suburb, city, candidates: [] }
}

/** A list that was stored without its results and areas, as it was. */
export async function completeStored({ screening, ...stored }: StoredList): Promise<StoredList> {
  const isWhole = screening.areas.length > 0 || screening.homes.every(({ sa2_code }) => sa2_code === null)
  const table = isWhole ? null : await readStoredRents()
  return { ...stored, screening: table === null ? screening : withResults(screening, table) }
}

function withResults(screening: Screening, table: RentTable): Screening {
  const codes = new Set(screening.homes.map(({ sa2_code }) => sa2_code).filter((code) => code !== null))
  const areas = [...codes].map((sa2_code) => ({
    sa2_code,
    rents: (readRentTable(table, sa2_code) ?? []).map(copyRent),
  }))
  const results = screenHomes(comparedHomes(screening.homes, areas), screening.terms, screening.criteria)
  return { ...screening, areas, results: results.map(copyResult) }
}

// The types of an answer have arrays that may be changed.
function copyRent(rent: RentFigures): Screening['areas'][number]['rents'][number] {
  const { interval_80, before_index: _, ...figures } = rent
  return { ...figures, interval_80: copyPair(interval_80) }
}

function copyResult({ rent, assumed, ...result }: ScreenedResult): Screening['results'][number] {
  const copied = rent === null ? null : { ...rent, interval_80: copyPair(rent.interval_80) }
  return { ...result, assumed: [...assumed], rent: copied }
}

function copyPair([from, to]: readonly [number, number]): [number, number] {
  return [from, to]
}
