import type { Handlers } from '../server/handlers.ts'
import type { PackedText } from '../server/pack-text.ts'
import { readMarketRent, type ReadMarketRentDeps, readMeshblockRent } from './read-market-rent.ts'
import { premiumRequired } from '../accounts/account-problems.ts'

interface MarketRentDeps extends ReadMarketRentDeps {
  readonly readTable: () => Promise<PackedText>
}

export function marketRentRoutes({
  readTable,
  ...deps
}: MarketRentDeps): Pick<Handlers, 'marketRentBySa2' | 'marketRentByMeshblock' | 'readRentTable'> {
  const [bySa2, byMeshblock] = [readMarketRent(deps), readMeshblockRent(deps)]
  return {
    marketRentBySa2: async (viewer, { query }) => resultOrRefusal(await bySa2(viewer, query)),
    marketRentByMeshblock: async (viewer, { query }) => resultOrRefusal(await byMeshblock(viewer, query)),
    readRentTable: (viewer) => {
      if (!viewer.premium) throw premiumRequired()
      return readTable()
    },
  }
}

/** The result, or throws the refusal it represents. */
function resultOrRefusal<Result>(result: Result | 'premium_required'): Result {
  if (result === 'premium_required') throw premiumRequired()
  return result
}
