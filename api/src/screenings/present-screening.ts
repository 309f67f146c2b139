import type { FoundPlace } from '../addresses/place-source.ts'
import type { ListedScreening, ScreeningHome } from '@homeyield/contract/screening'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { LISTING_DOUBTS } from '@homeyield/domain/listings/listed-home'
import { PLACE_DOUBTS } from '@homeyield/domain/listings/place-doubts'
import { FREE_HOMES } from '@homeyield/domain/membership/allowances'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { SuburbGroups } from '@homeyield/domain/property/suburb-groups'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import type { Criteria } from '@homeyield/domain/screening/criteria'
import type { ScreenedResult } from '@homeyield/domain/screening/screened-result'
import type { Terms } from '@homeyield/domain/screening/terms'
import type { PropertySearchStore } from '../market-rent/property-search-store.ts'
import type { RentSource } from '../market-rent/rent-source.ts'
import type { Viewer } from '../server/viewer.ts'
import { isOfOneSuburb } from './is-of-one-suburb.ts'
import { type AreaOfRents, rentsOfAreas } from './rents-of-areas.ts'
import { screenInTurns } from './screen-in-turns.ts'
import type { ListedRecord, ScreeningRecord, ScreeningStore } from './screening-store.ts'
import type { StoredHome } from './stored-home.ts'

export interface PresentDeps {
  readonly screenings: Pick<ScreeningStore, 'findOwnCalculations'>
  readonly rents: RentSource
  readonly propertySearches: Pick<PropertySearchStore, 'listSearched'>
  readonly readSuburbGroups: () => Promise<SuburbGroups>
  readonly now: () => number
}

interface PresentedTerms extends ListedScreening {
  readonly as_at: string
  readonly terms: Terms
  readonly criteria: Criteria
  readonly areas: readonly AreaOfRents[]
}

export interface PresentedScreening extends PresentedTerms {
  readonly homes: readonly ScreeningHome[]
  readonly results: readonly ScreenedResult[]
}

/** What a client that has the version before lacks. */
export interface PresentedChange extends PresentedTerms {
  readonly changed_homes: readonly ScreeningHome[]
}

export type PresentScreening = (viewer: Viewer, record: ScreeningRecord) => Promise<PresentedScreening>

/** A list as the viewer may see it, with its results by the rents of today. */
export function presentScreening(deps: PresentDeps): PresentScreening {
  const { screenings, rents, propertySearches, readSuburbGroups, now } = deps
  return async (viewer, record) => {
    const own = await ownCalculations(screenings, viewer, record.homes)
    const isOpen = mayUsePremiumFeatures(viewer)
      ? () => true
      : isOfOneSuburb(await propertySearches.listSearched(viewer.accountId), await readSuburbGroups())
    const most = mayUsePremiumFeatures(viewer) ? Infinity : FREE_HOMES
    const states = record.homes.map((home, index) => (index < most ? stateOf(home, isOpen) : 'not_read'))
    const homes = record.homes.map((home, index) => presentHome(home, states[index] ?? 'not_read', own))
    const known = record.homes.filter((_, index) => states[index] === 'known')
    const areas = await rentsOfAreas(rents, known)
    const { terms, criteria } = record
    const results = await screenInTurns(viewer.accountId, comparedHomes(homes, areas), terms, criteria)
    return { ...presentListed(record), as_at: dayInNewZealand(new Date(now())), terms, criteria, homes, results, areas }
  }
}

/** The homes of a Premium list that are others than `before`, with the rents of their areas. */
export function presentChange({ screenings, rents, now }: PresentDeps) {
  return async (viewer: Viewer, record: ScreeningRecord, before: readonly StoredHome[]): Promise<PresentedChange> => {
    // A home that stays as it is stays the same object.
    const known = new Set(before)
    const changed = record.homes.filter((home) => !known.has(home))
    const own = await ownCalculations(screenings, viewer, changed)
    const { terms, criteria } = record
    return {
      ...presentListed(record),
      as_at: dayInNewZealand(new Date(now())),
      terms,
      criteria,
      areas: await rentsOfAreas(
        rents,
        changed.filter(({ state }) => state === 'known'),
      ),
      changed_homes: changed.map((home) => presentHome(home, home.state, own)),
    }
  }
}

/** The calculations of homes that are still there. */
function ownCalculations(
  screenings: PresentDeps['screenings'],
  { accountId }: Viewer,
  homes: readonly StoredHome[],
): Promise<ReadonlySet<string>> {
  return screenings.findOwnCalculations(
    accountId,
    homes.flatMap(({ calculation_id }) => calculation_id ?? []),
  )
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

function presentHome(stored: StoredHome, state: ScreeningHome['state'], own: ReadonlySet<string>): ScreeningHome {
  const { doubts, place_doubts, candidates, calculation_id, ...home } = stored
  return {
    ...home,
    calculation_id: calculation_id !== null && own.has(calculation_id) ? calculation_id : null,
    state,
    doubts: [...doubts.map((doubt) => LISTING_DOUBTS[doubt]), ...place_doubts.map((doubt) => PLACE_DOUBTS[doubt])],
    candidates: candidates.map((place) => ({ id: place.id, address: describeCandidate(place) })),
  }
}

function stateOf({ state, sa2_code }: StoredHome, isOpen: (sa2_code: string) => boolean): ScreeningHome['state'] {
  return state === 'known' && sa2_code !== null && !isOpen(sa2_code) ? 'premium_required' : state
}

/** Suburbs of a street that is not ours have one and the same address. */
function describeCandidate({ found, address, suburb, city }: FoundPlace): string {
  if (found !== 'suburb') return address
  return [...new Set([suburb, city])].join(', ')
}
