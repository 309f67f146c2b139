import type { FoundPlace } from '../addresses/place-source.ts'
import type { ListedScreening, ScreeningHome } from '@homeyield/contract/screening'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { LISTING_DOUBTS } from '@homeyield/domain/listings/listed-home'
import { PLACE_DOUBTS } from '@homeyield/domain/listings/place-doubts'
import { FREE_HOMES } from '@homeyield/domain/membership/allowances'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { countSuburbs, type SuburbGroups } from '@homeyield/domain/property/suburb-groups'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import type { Criteria } from '@homeyield/domain/screening/criteria'
import type { ScreenedResult } from '@homeyield/domain/screening/screened-result'
import type { Terms } from '@homeyield/domain/screening/terms'
import type { PropertySearchStore } from '../market-rent/property-search-store.ts'
import type { RentSource } from '../market-rent/rent-source.ts'
import type { Viewer } from '../server/viewer.ts'
import { type AreaOfRents, rentsOfAreas } from './rents-of-areas.ts'
import { screenInTurns } from './screen-in-turns.ts'
import type { ListedRecord, ScreeningRecord } from './screening-store.ts'
import type { StoredHome } from './stored-home.ts'

export interface PresentDeps {
  readonly rents: RentSource
  readonly propertySearches: Pick<PropertySearchStore, 'listSearched'>
  readonly readSuburbGroups: () => Promise<SuburbGroups>
  readonly now: () => number
}

export interface PresentedScreening extends ListedScreening {
  readonly as_at: string
  readonly terms: Terms
  readonly criteria: Criteria
  readonly homes: readonly ScreeningHome[]
  readonly results: readonly ScreenedResult[]
  readonly areas: readonly AreaOfRents[]
}

export type PresentScreening = (viewer: Viewer, record: ScreeningRecord) => Promise<PresentedScreening>

/** A list as the viewer may see it, with its results by the rents of today. */
export function presentScreening({ rents, propertySearches, readSuburbGroups, now }: PresentDeps): PresentScreening {
  return async (viewer, record) => {
    const isOpen = mayUsePremiumFeatures(viewer)
      ? () => true
      : isOfOneSuburb(await propertySearches.listSearched(viewer.accountId), await readSuburbGroups())
    const most = mayUsePremiumFeatures(viewer) ? Infinity : FREE_HOMES
    const states = record.homes.map((home, index) => (index < most ? stateOf(home, isOpen) : 'not_read'))
    const homes = record.homes.map((home, index) => presentHome(home, states[index] ?? 'not_read'))
    const known = record.homes.filter((_, index) => states[index] === 'known')
    const areas = await rentsOfAreas(rents, known)
    const { terms, criteria } = record
    const results = await screenInTurns(viewer.accountId, comparedHomes(homes, areas), terms, criteria)
    return {
      ...presentListed(record),
      as_at: dayInNewZealand(new Date(now())),
      terms,
      criteria,
      homes,
      results,
      areas,
    }
  }
}

export function presentListed(record: ListedRecord): ListedScreening {
  const { id, name, version, number_of_homes, created_at, updated_at } = record
  return {
    id,
    name,
    version,
    number_of_homes,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

function presentHome(stored: StoredHome, state: ScreeningHome['state']): ScreeningHome {
  const { doubts, place_doubts, candidates, ...home } = stored
  return {
    ...home,
    state,
    doubts: [...doubts.map((doubt) => LISTING_DOUBTS[doubt]), ...place_doubts.map((doubt) => PLACE_DOUBTS[doubt])],
    candidates: candidates.map((place) => ({ id: place.id, address: describeCandidate(place) })),
  }
}

function stateOf({ state, sa2_code }: StoredHome, isOpen: (sa2_code: string) => boolean): ScreeningHome['state'] {
  return state === 'known' && sa2_code !== null && !isOpen(sa2_code) ? 'premium_required' : state
}

/**
 * Whether an area is of the suburb that the account has asked about before, together with those before it: an area may be
 * of two suburbs. Reading a list asks about none.
 */
function isOfOneSuburb(searched: readonly string[], groups: SuburbGroups) {
  let seen = searched.map(splitAreaCodes)
  const suburbs = countSuburbs(seen, groups)
  return (sa2Code: string) => {
    const together = [...seen, splitAreaCodes(sa2Code)]
    if (countSuburbs(together, groups) > suburbs) return false
    seen = together
    return true
  }
}

/** Suburbs of a street that is not ours have one and the same address. */
function describeCandidate({ found, address, suburb, city }: FoundPlace): string {
  if (found !== 'suburb') return address
  return [...new Set([suburb, city])].join(', ')
}
