import { LONGEST_PAGE, type ListCalculationsQuery } from '@homeyield/contract/calculation'
import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { type AppraisedCalculation, inputsFor } from '@homeyield/domain/appraisal/premium-loans'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { type Compute, compute, computeLong } from '../queue/compute.ts'
import { invalid } from '../server/refusal.ts'
import { isSlices, type Slices } from '../server/slices.ts'
import type { Viewer } from '../server/viewer.ts'
import type { ListedRecord, ListedStore } from './listed-calculations-store.ts'
import { isComputedWhenRead, presentListed } from './present-calculation.ts'
import type { ListedInputsStore } from './listed-inputs-store.ts'

export interface ListDeps {
  readonly listed: ListedStore
  readonly listedInputs: ListedInputsStore
  readonly now: () => number
}

const NONE: ReadonlyMap<string, CalculationInputs> = new Map()

type Listed = ListedCalculation[] | Slices<ListedCalculation>

/** A page whose `after` is unknown, of another account or deleted since is refused. */
export function listCalculations({ listed, listedInputs, now }: ListDeps) {
  const present = async (viewer: Viewer, records: readonly ListedRecord[], newer: number, run: Compute) => {
    const asAt = dayInNewZealand(new Date(now()))
    const ids = records.filter((record) => isComputedWhenRead(viewer, record, asAt)).map(({ id }) => id)
    const given = ids.length === 0 ? NONE : await listedInputs.list(viewer.accountId, ids)
    const computed = new Map<string, AppraisedCalculation>()
    for (const [id, stored] of given) {
      const inputs = inputsFor(viewer, stored)
      computed.set(id, { inputs, figures: await run(viewer.accountId, 'appraiseHome', { inputs, asAt }) })
    }
    return records.map((record, index) =>
      presentListed(viewer, record, { newer: newer + index, asAt, computed: computed.get(record.id) ?? null }),
    )
  }

  async function* presentSlices(viewer: Viewer, slices: Slices<ListedRecord>): AsyncGenerator<ListedCalculation[]> {
    let newer = 0
    for await (const records of slices) {
      yield await present(viewer, records, newer, computeLong)
      newer += records.length
    }
  }

  return async (viewer: Viewer, { limit, after }: ListCalculationsQuery): Promise<Listed> => {
    if (limit === undefined && after === undefined) {
      const records = await listed.list(viewer.accountId)
      return isSlices(records) ? presentSlices(viewer, records) : present(viewer, records, 0, compute)
    }
    const page = await listed.page(viewer.accountId, after ?? null, limit ?? LONGEST_PAGE)
    if (page === null) throw invalid({ after: 'That calculation is not in the list' })
    return present(viewer, page.records, page.newer, compute)
  }
}
