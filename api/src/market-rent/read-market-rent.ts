import { FREE_PROPERTY_SEARCHES } from '@homeyield/domain/membership/allowances'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { areOneSuburb, type SuburbGroups } from '@homeyield/domain/property/suburb-groups'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { invalid, notSignedIn } from '../server/refusal.ts'
import type { MarketRentStore } from './market-rent-store.ts'
import type { PropertySearchStore } from './property-search-store.ts'
import { estimateIn, type RentSource } from './rent-source.ts'

export interface MarketRentViewer {
  readonly accountId: string
  readonly premium: boolean
}

export interface ReadMarketRentDeps {
  rents: RentSource
  tables: MarketRentStore
  propertySearches: PropertySearchStore
  readSuburbGroups: () => Promise<SuburbGroups>
}

interface RentOptions {
  readonly suburb?: string | undefined
  /** `false` leaves out the step by the region's rents. */
  readonly index?: 'true' | 'false' | undefined
}

/**
 * Reads the market rent of an SA2 (GET /market-rent/sa2); [] for an unknown code or one without figures. A free
 * account's first suburb with figures is its own; another is refused with `premium_required`, without a call to the
 * source. An empty result does not count.
 */
export function readMarketRent({ rents, tables, propertySearches, readSuburbGroups }: ReadMarketRentDeps) {
  return async (
    viewer: MarketRentViewer,
    { sa2_code, suburb, index }: { sa2_code: string } & RentOptions,
  ): Promise<MarketRentEntry[] | 'premium_required'> => {
    const withIndex = index !== 'false'
    if (viewer.premium) return estimateIn(rents, sa2_code, suburb, withIndex)
    const { accountId } = viewer
    const [codes, groups] = [splitAreaCodes(sa2_code), await readSuburbGroups()]
    if (!areOneSuburb(codes, groups)) throw invalid({ sa2_code: 'These areas are not one suburb' })
    const question = { accountId, codes, groups, allowance: FREE_PROPERTY_SEARCHES }
    const mayAsk = await propertySearches.mayClaim(question)
    if (mayAsk === 'account_gone') throw notSignedIn()
    const entries = await estimateIn(mayAsk ? rents : tables, sa2_code, suburb, withIndex)
    if (entries.length === 0) return []
    const isAllowed = mayAsk && (await propertySearches.claimSearch(question))
    if (isAllowed === 'account_gone') throw notSignedIn()
    return isAllowed ? entries : 'premium_required'
  }
}

/** As `readMarketRent`, for a meshblock's SA2 (GET /market-rent/meshblock). */
export function readMeshblockRent(deps: ReadMarketRentDeps) {
  return async (
    viewer: MarketRentViewer,
    { mb, index }: { mb: string } & Pick<RentOptions, 'index'>,
  ): Promise<MarketRentEntry[] | 'premium_required'> => {
    const sa2Code = await deps.tables.sa2OfMeshblock(mb)
    return sa2Code === null ? [] : readMarketRent(deps)(viewer, { sa2_code: sa2Code, index })
  }
}
