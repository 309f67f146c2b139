import type { Handlers } from '../server/handlers.ts'
import { answerOrRefuse } from './market-rent-problems.ts'
import { readMarketRent, type ReadMarketRentDeps } from './read-market-rent.ts'
import { readMeshblockRent } from './read-meshblock-rent.ts'

/** What serves the market rent's endpoints. */
export function marketRentRoutes(
  deps: ReadMarketRentDeps,
): Pick<Handlers, 'marketRentBySa2' | 'marketRentByMeshblock'> {
  const [bySa2, byMeshblock] = [readMarketRent(deps), readMeshblockRent(deps)]
  return {
    marketRentBySa2: async (viewer, { query }) => answerOrRefuse(await bySa2(viewer, query)),
    marketRentByMeshblock: async (viewer, { query }) => answerOrRefuse(await byMeshblock(viewer, query)),
  }
}
