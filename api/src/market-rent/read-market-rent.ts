import { FREE_PROPERTY_SEARCHES } from '@homeyield/domain/membership/allowances'
import { climbLadder } from '@homeyield/domain/rent/ladder'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { notSignedIn } from '../http/refusal.ts'
import type { MarketRentStore } from './market-rent-store.ts'
import type { PropertySearchStore } from './property-search-store.ts'

/** Who asks for a market rent. */
export interface MarketRentViewer {
  readonly accountId: string
  readonly premium: boolean
}

/** What reading a market rent needs. */
export interface ReadMarketRentDeps {
  marketRents: MarketRentStore
  propertySearches: PropertySearchStore
}

/**
 * Reads the market rent of an SA2 (decisions section 1, GET /market-rent/sa2); [] for a code that is unknown or has no
 * figure at any rung. The first area that answers a free account is its own; asking for it again is free, another is refused
 * with `premium_required` (decisions section 3). An empty answer costs nothing.
 */
export function readMarketRent({ marketRents, propertySearches }: ReadMarketRentDeps) {
  return async (
    viewer: MarketRentViewer,
    { sa2_code }: { sa2_code: string },
  ): Promise<MarketRentEntry[] | 'premium_required'> => {
    const entries = climbLadder(await marketRents.cellsFor(sa2_code))
    if (entries.length === 0 || viewer.premium) return entries
    const isAllowed = await propertySearches.claimSearch(viewer.accountId, sa2_code, FREE_PROPERTY_SEARCHES)
    if (isAllowed === 'account_gone') throw notSignedIn()
    return isAllowed ? entries : 'premium_required'
  }
}
