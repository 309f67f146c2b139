import type { Handlers } from '../server/handlers.ts'
import type { MarketTrendStore } from './market-trend-store.ts'
import { readMarketTrends } from './read-market-trends.ts'
import { readRegionRents } from './read-region-rents.ts'

export function marketTrendRoutes(deps: {
  trends: MarketTrendStore
}): Pick<Handlers, 'readMarketTrends' | 'readRegionRents'> {
  const [read, readRents] = [readMarketTrends(deps), readRegionRents(deps)]
  return {
    readMarketTrends: (viewer, { query }) => read(viewer, query),
    readRegionRents: (_, { query }) => readRents(query),
  }
}
