import { LONGEST_PAGE, type ListCalculationsQuery } from '@homeyield/contract/calculation'
import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { invalid } from '../server/refusal.ts'
import { isSlices, type Slices } from '../server/slices.ts'
import type { Viewer } from '../server/viewer.ts'
import type { CalculationStore, ListedRecord } from './calculation-store.ts'
import { presentListed } from './present-calculation.ts'

type Listed = ListedCalculation[] | Slices<ListedCalculation>

/** A page whose `after` is unknown, of another account or deleted meanwhile is refused. Source: decisions section 7, "Paging". */
export function listCalculations({ calculations }: { readonly calculations: CalculationStore }) {
  return async (viewer: Viewer, { limit, after }: ListCalculationsQuery): Promise<Listed> => {
    if (limit === undefined && after === undefined) {
      const records = await calculations.list(viewer.accountId)
      return isSlices(records) ? presentSlices(viewer, records) : present(viewer, records, 0)
    }
    const page = await calculations.page(viewer.accountId, after ?? null, limit ?? LONGEST_PAGE)
    if (page === null) throw invalid({ after: 'That calculation is not in the list' })
    return present(viewer, page.records, page.newer)
  }
}

async function* presentSlices(viewer: Viewer, slices: Slices<ListedRecord>): AsyncGenerator<ListedCalculation[]> {
  let newer = 0
  for await (const records of slices) {
    yield present(viewer, records, newer)
    newer += records.length
  }
}

function present(viewer: Viewer, records: readonly ListedRecord[], newer: number): ListedCalculation[] {
  return records.map((record, index) => presentListed(viewer, record, newer + index))
}
