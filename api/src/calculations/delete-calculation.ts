import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { documentsSent } from './calculation-problems.ts'
import type { CalculationStore } from './calculation-store.ts'

/**
 * Deletes one of the viewer's calculations, even a read-only one. A key deletes none with a document that was sent,
 * because documents are closed to keys and are deleted with their calculation.
 */
export function deleteCalculation({ calculations }: { readonly calculations: CalculationStore }) {
  return async (viewer: Viewer, { id }: { id: string }): Promise<void> => {
    const { accountId, scopes } = viewer
    const isRemoved = await (scopes === null
      ? calculations.remove(accountId, id)
      : calculations.removeUnlessSent(accountId, id))
    if (isRemoved) return
    throw scopes !== null && (await calculations.find(accountId, id)) !== null ? documentsSent() : notFound()
  }
}
