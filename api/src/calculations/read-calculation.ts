import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { CalculationStore } from './calculation-store.ts'
import { presentCalculation } from './present-calculation.ts'

export interface ReadDeps {
  readonly saved: Pick<CalculationStore, 'find'>
  readonly now: () => number
}

export function readCalculation({ saved, now }: ReadDeps) {
  return async (viewer: Viewer, { id }: { id: string }): Promise<SavedCalculation> => {
    const record = await saved.find(viewer.accountId, id)
    if (record === null) throw notFound()
    return presentCalculation(viewer, record, dayInNewZealand(new Date(now())))
  }
}
