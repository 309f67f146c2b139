import type { Handlers } from '../server/handlers.ts'
import type { MarketTrendStore } from './market-trend-store.ts'
import { readGrowth } from './read-growth.ts'
import { readMarketTrends } from './read-market-trends.ts'
import { readRegionRents } from './read-region-rents.ts'

export function marketTrendRoutes(deps: {
  trends: MarketTrendStore
}): Pick<Handlers, 'readGrowth' | 'readMarketTrends' | 'readRegionRents'> {
  const [read, readRents, growth] = [readMarketTrends(deps), readRegionRents(deps), readGrowth(deps)]
  return {
    readGrowth: (_, { query }) => growth(query),
    readMarketTrends: (viewer, { query }) => read(viewer, query),
    readRegionRents: (_, { query }) => readRents(query),
  }
}
