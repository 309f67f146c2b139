import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { call } from '../../../api-client/call.ts'
import { RequestCancelled } from '../../../api-client/request-problem.ts'
import { currentAccount } from '../../../session/session.ts'
import { fetchKeptFields, keptFields } from '../model/calculator-form.ts'
import type { Saved } from '../model/calculator-state.ts'
import type { PendingSave } from './draft.ts'
import { readConflict } from './read-conflict.ts'
import { isAsSent } from './waiting-saves.ts'

/**
 * Saves what a form sends: a change of what is saved already, or a new calculation under the key of `pending`. A new one that got no answer
 * is sent again under the same key, so that it is never saved twice; if it had arrived and the form has changed since, the change
 * follows. A change that had arrived, though its answer was lost, is no conflict with itself. Throws what the server refuses, and
 * RequestCancelled where the change that follows would be asked for by another than `owner`.
 */
export async function saveCalculation(
  owner: string,
  body: CalculationFields,
  saved: (Pick<Saved, 'id'> & { readonly version: number | null }) | null,
  pending: PendingSave,
): Promise<SavedCalculation> {
  if (saved) return change(saved.id, saved.version, body)
  const created = await call('createCalculation', {
    headers: { 'idempotency-key': pending.key },
    body,
    forAnyOwner: true,
  })
  if (pending.payload === JSON.stringify(body)) return created
  if (currentAccount() !== owner) throw new RequestCancelled()
  return change(created.id, created.version, body)
}

async function change(id: string, version: number | null, body: CalculationFields): Promise<SavedCalculation> {
  try {
    return await call('changeCalculation', { params: { id }, body: { ...body, version }, forAnyOwner: true })
  } catch (problem) {
    const current = await readConflict(problem)
    if (current && (await isDone(body, current))) return current
    throw problem
  }
}

async function isDone(body: CalculationFields, current: SavedCalculation): Promise<boolean> {
  const readable = await fetchKeptFields().catch(() => false)
  return readable && isAsSent(keptFields(body), current)
}
