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
  return async (viewer: Viewer, { limit, after }: ListCalculationsQuery): Promise<Listed> => {
    if (limit === undefined && after === undefined) {
      const records = await calculations.list(viewer.accountId)
      const uncounted = await findUncounted(viewer, severalLoans)
      return isSlices(records) ? presentSlices(viewer, records, uncounted) : present(viewer, records, 0, uncounted)
    }
    const page = await calculations.page(viewer.accountId, after ?? null, limit ?? LONGEST_PAGE)
    if (page === null) throw invalid({ after: 'That calculation is not in the list' })
    return present(viewer, page.records, page.newer, await findUncounted(viewer, severalLoans))
  }
}

type Uncounted = ReadonlyMap<string, CalculationContent>

/** By id, the calculations whose several loans do not count without Premium. */
async function findUncounted(viewer: Viewer, severalLoans: SeveralLoansStore): Promise<Uncounted> {
  if (mayUsePremiumFeatures(viewer)) return new Map()
  const found = await severalLoans.list(viewer.accountId)
  return new Map(found.map((content) => [content.id, content]))
}

async function* presentSlices(
  viewer: Viewer,
  slices: Slices<ListedRecord>,
  uncounted: Uncounted,
): AsyncGenerator<ListedCalculation[]> {
  let newer = 0
  for await (const records of slices) {
    yield present(viewer, records, newer, uncounted)
    newer += records.length
  }
}

function present(
  viewer: Viewer,
  records: readonly ListedRecord[],
  newer: number,
  uncounted: Uncounted,
): ListedCalculation[] {
  return records.map((record, index) => presentListed(viewer, record, newer + index, uncounted.get(record.id)))
}
