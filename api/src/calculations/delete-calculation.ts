import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { CalculationStore } from './calculation-store.ts'

/** Deletes one of the viewer's calculations, even a read-only one (decisions sections 1 and 3). */
export function deleteCalculation({ calculations }: { readonly calculations: CalculationStore }) {
  return async (viewer: Viewer, { id }: { id: string }): Promise<void> => {
    if (!(await calculations.remove(viewer.accountId, id))) throw notFound()
  }
}
