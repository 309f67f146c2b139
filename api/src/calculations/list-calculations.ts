import { LONGEST_PAGE, type ListCalculationsQuery } from '@homeyield/contract/calculation'
import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { invalid } from '../server/refusal.ts'
import { isSlices, type Slices } from '../server/slices.ts'
import type { Viewer } from '../server/viewer.ts'
import type { CalculationContent } from './appraise-inputs.ts'
import type { CalculationStore } from './calculation-store.ts'
import type { ListedRecord } from './listed-calculations-store.ts'
import { presentListed } from './present-calculation.ts'
import type { SeveralLoansStore } from './several-loans-store.ts'

export interface ListDeps {
  readonly calculations: CalculationStore
  readonly severalLoans: SeveralLoansStore
}

type Listed = ListedCalculation[] | Slices<ListedCalculation>

/** A page whose `after` is unknown, of another account or deleted meanwhile is refused. Source: decisions section 7, "Paging". */
export function listCalculations({ calculations, severalLoans }: ListDeps) {
  const present = async (viewer: Viewer, records: readonly ListedRecord[], newer: number) => {
    const uncounted = await findUncounted(viewer, records, severalLoans)
    return records.map((record, index) => presentListed(viewer, record, newer + index, uncounted.get(record.id)))
  }

  async function* presentSlices(viewer: Viewer, slices: Slices<ListedRecord>): AsyncGenerator<ListedCalculation[]> {
    let newer = 0
    for await (const records of slices) {
      yield await present(viewer, records, newer)
      newer += records.length
    }
  }

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

/** By id, the calculations of `records` whose several loans do not count without Premium. */
async function findUncounted(
  viewer: Viewer,
  records: readonly ListedRecord[],
  severalLoans: SeveralLoansStore,
): Promise<ReadonlyMap<string, CalculationContent>> {
  if (mayUsePremiumFeatures(viewer) || records.length === 0) return new Map()
  const ids = records.map(({ id }) => id)
  const found = await severalLoans.list(viewer.accountId, ids)
  return new Map(found.map((content) => [content.id, content]))
}
