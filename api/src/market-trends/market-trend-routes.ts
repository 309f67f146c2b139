import type { Handlers } from '../server/handlers.ts'
import type { MarketTrendStore } from './market-trend-store.ts'
import { readMarketTrends } from './read-market-trends.ts'

export function marketTrendRoutes(deps: { trends: MarketTrendStore }): Pick<Handlers, 'readMarketTrends'> {
  const read = readMarketTrends(deps)
  return { readMarketTrends: (viewer, { query }) => read(viewer, query) }
}
