import type { Handlers } from '../server/handlers.ts'
import { packRentTable, type PackTableDeps } from './pack-rent-table.ts'
import { readMarketRent, type ReadMarketRentDeps, readMeshblockRent } from './read-market-rent.ts'
import { premiumRequired } from '../accounts/account-problems.ts'

export function marketRentRoutes(
  deps: ReadMarketRentDeps & PackTableDeps,
): Pick<Handlers, 'marketRentBySa2' | 'marketRentByMeshblock' | 'readRentTable'> {
  const [bySa2, byMeshblock, readTable] = [readMarketRent(deps), readMeshblockRent(deps), packRentTable(deps)]
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
