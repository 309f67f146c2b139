import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import type { Viewer } from '../server/viewer.ts'
import type { CalculationStore } from './calculation-store.ts'
import { presentListed } from './present-calculation.ts'

export function listCalculations({ calculations }: { readonly calculations: CalculationStore }) {
  return async (viewer: Viewer): Promise<ListedCalculation[]> =>
    (await calculations.list(viewer.accountId)).map((record, newer) => presentListed(viewer, record, newer))
}
