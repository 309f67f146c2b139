import type { Handlers } from '../server/handlers.ts'
import { analyseCalculation, type AnalyseDeps } from './analyse-calculation.ts'
import { appraiseCalculation } from './appraise-calculation.ts'
import { changeCalculation, type ChangeDeps } from './change-calculation.ts'
import { createCalculation } from './create-calculation.ts'
import { deleteCalculation } from './delete-calculation.ts'
import { listCalculations, type ListDeps } from './list-calculations.ts'
import { listOwnedHomes } from './list-owned-homes.ts'
import type { OwnedDeps } from './portfolio-source.ts'
import { readPortfolio, type PortfolioDeps } from './read-portfolio.ts'
import { type ReadDeps, readCalculation } from './read-calculation.ts'

type Served =
  | 'analyseCalculation'
  | 'appraiseCalculation'
  | 'listCalculations'
  | 'readCalculation'
  | 'createCalculation'
  | 'changeCalculation'
  | 'deleteCalculation'
  | 'readPortfolio'
  | 'listOwnedHomes'

export function calculationRoutes(
  deps: ChangeDeps & ReadDeps & AnalyseDeps & ListDeps & PortfolioDeps & OwnedDeps,
): Pick<Handlers, Served> {
  const [list, read, create] = [listCalculations(deps), readCalculation(deps), createCalculation(deps)]
  const [change, remove] = [changeCalculation(deps), deleteCalculation(deps)]
  const [analyse, portfolio, ownedHomes] = [analyseCalculation(deps), readPortfolio(deps), listOwnedHomes(deps)]
  const appraise = appraiseCalculation(deps)
  return {
    appraiseCalculation: (viewer, { body }) => appraise(viewer, body),
    analyseCalculation: (viewer, { body }) => analyse(viewer, body),
    listCalculations: (viewer, { query }) => list(viewer, query),
    readCalculation: (viewer, { params }) => read(viewer, params),
    createCalculation: (viewer, { body, headers }) => create(viewer, body, headers['idempotency-key'] ?? null),
    changeCalculation: (viewer, { params, body }) => change(viewer, params, body),
    readPortfolio: (viewer) => portfolio(viewer),
    listOwnedHomes: (viewer) => ownedHomes(viewer),
    deleteCalculation: (viewer, { params }) => remove(viewer, params),
  }
}
