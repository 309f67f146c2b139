import type { CalculationFields } from '@homeyield/contract/calculation'
import { endpoints } from '@homeyield/contract/endpoints'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { call } from '../../../requests/call.ts'
import type { Saved } from '../calculator-state.ts'
import type { PendingSave } from '../draft.ts'

/**
 * Saves what a form sends: a change of what is saved already, or a new calculation under the key of `pending`. A new one that got no answer
 * is sent again under the same key, so that it is never saved twice; if it had arrived and the form has changed since, the change
 * follows. Throws what the server refuses.
 */
export async function saveCalculation(
  body: CalculationFields,
  saved: Saved | null,
  pending: PendingSave,
): Promise<SavedCalculation> {
  if (saved) {
    return call(endpoints.changeCalculation, { params: { id: saved.id }, body: { ...body, version: saved.version } })
  }
  const created = await call(endpoints.createCalculation, { headers: { 'idempotency-key': pending.key }, body })
  if (pending.payload === JSON.stringify(body)) return created
  return call(endpoints.changeCalculation, {
    params: { id: created.id },
    body: { ...body, version: created.version },
  })
}

/** The save to send: the one that is still without an answer, or a new one. */
export function pendingSave(body: CalculationFields, unanswered: PendingSave | null): PendingSave {
  return unanswered ?? { key: crypto.randomUUID(), payload: JSON.stringify(body) }
}
