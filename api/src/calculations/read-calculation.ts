import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { CalculationStore } from './calculation-store.ts'
import { presentCalculation } from './present-calculation.ts'

export function readCalculation({ calculations }: { readonly calculations: CalculationStore }) {
  return async (viewer: Viewer, { id }: { id: string }): Promise<SavedCalculation> => {
    const record = await calculations.find(viewer.accountId, id)
    if (record === null) throw notFound()
    return presentCalculation(viewer, record)
  }
}
