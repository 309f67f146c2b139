import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { type MarketRentViewer, readMarketRent, type ReadMarketRentDeps } from './read-market-rent.ts'

/**
 * Reads the market rent of the SA2 that a meshblock lies in (decisions section 1, GET /market-rent/meshblock), as
 * `readMarketRent` does; [] for a meshblock that is unknown. Leading zeros may be missing.
 */
export function readMeshblockRent(deps: ReadMarketRentDeps) {
  return async (viewer: MarketRentViewer, { mb }: { mb: string }): Promise<MarketRentEntry[] | 'premium_required'> => {
    const sa2Code = await deps.tables.sa2OfMeshblock(mb)
    return sa2Code === null ? [] : readMarketRent(deps)(viewer, { sa2_code: sa2Code })
  }
}
