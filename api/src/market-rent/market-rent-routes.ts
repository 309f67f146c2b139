import type { Handlers } from '../server/handlers.ts'
import { readMarketRent, type ReadMarketRentDeps, readMeshblockRent } from './read-market-rent.ts'
import { premiumRequired } from '../accounts/account-problems.ts'

export function marketRentRoutes(
  deps: ReadMarketRentDeps,
): Pick<Handlers, 'marketRentBySa2' | 'marketRentByMeshblock'> {
  const [bySa2, byMeshblock] = [readMarketRent(deps), readMeshblockRent(deps)]
  return {
    marketRentBySa2: async (viewer, { query }) => resultOrRefusal(await bySa2(viewer, query)),
    marketRentByMeshblock: async (viewer, { query }) => resultOrRefusal(await byMeshblock(viewer, query)),
  }
}

/** The result, or throws the refusal it represents. Source: decisions section 3, "Free". */
function resultOrRefusal<Result>(result: Result | 'premium_required'): Result {
  if (result === 'premium_required') throw premiumRequired()
  return result
}
