import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { currentAccount } from '../../../../session/session.ts'
import { RequestCancelled, RequestProblem } from '../../../../api-client/request-problem.ts'
import { calculationQuery } from '../../../../api-client/queries.ts'
import { queryClient } from '../../../../api-client/query-client.ts'
import { call } from '../../../../api-client/call.ts'
import type { CalculatorStore } from '../../model/calculator-store.ts'
import { formOf } from '../../model/calculator-form.ts'
import { readValidFields } from '../../model/read-valid-fields.ts'
import type { Saved } from '../../model/calculator-state.ts'
import type { DraftAutosave } from '../stored/draft-autosave.ts'
import { withSaveLock } from './save-channel.ts'
import type { PendingSave } from '../stored/draft.ts'
import { matchesBody } from '../stored/waiting-saves.ts'

export interface SaveResult {
  readonly saved: SavedCalculation
  readonly isNew: boolean
}

/**
 * Saves `body` under the lock of all tabs. If a waiting save of the same calculation was sent meanwhile, this one changes
 * it. Throws RequestProblem, or RequestCancelled if another account has signed in.
 */
export function saveUnderLock(
  store: CalculatorStore,
  drafts: DraftAutosave,
  body: CalculationFields,
): Promise<SaveResult> {
  return withSaveLock(async () => {
    if (currentAccount() !== drafts.owner) throw new RequestCancelled()
    const { saved } = store.get()
    return { saved: await saveCalculation(drafts.owner, body, saved, drafts.beginSave(body)), isNew: saved === null }
  })
}

// Not the current version: a change made elsewhere since must be a conflict.
const CREATED_VERSION = 1

/**
 * Creates a calculation under the key of `pending`, or changes a saved one. A create without a response is repeated
 * under its key, so that it is never saved twice; if the form has changed since, a change follows, also when the server
 * refuses the key for the new body. A change whose response was lost is no conflict. Throws RequestProblem, or
 * RequestCancelled if another account has signed in.
 */
export async function saveCalculation(...given: Parameters<typeof createOrChange>): Promise<SavedCalculation> {
  const saved = await createOrChange(...given)
  // Offline, it opens as it was saved.
  if (currentAccount() === given[0]) queryClient.setQueryData(calculationQuery(saved.id).queryKey, saved)
  return saved
}

async function createOrChange(
  owner: string,
  body: CalculationFields,
  saved: (Pick<Saved, 'id'> & { readonly version: number | null }) | null,
  pending: PendingSave,
): Promise<SavedCalculation> {
  if (saved) return change(saved.id, saved.version, body)
  const isSame = pending.payload === JSON.stringify(body)
  const headers = { 'idempotency-key': pending.key }
  let id: string
  try {
    const created = await call('createCalculation', { headers, body, forAnyOwner: true })
    if (isSame) return created
    id = created.id
  } catch (problem) {
    // What the same key saved before with another body.
    const known = readEnclosed(problem, 422)
    if (known === null) throw problem
    id = known.id
  }
  if (currentAccount() !== owner) throw new RequestCancelled()
  return change(id, CREATED_VERSION, body)
}

async function change(id: string, version: number | null, body: CalculationFields): Promise<SavedCalculation> {
  try {
    return await call('changeCalculation', { params: { id }, body: { ...body, version }, forAnyOwner: true })
  } catch (problem) {
    const current = readConflict(problem)
    if (current && matchesBody(readValidFields(body), formOf(current))) return current
    throw problem
  }
}

/** The other version from a 409, or null for any other problem. */
export function readConflict(problem: unknown): SavedCalculation | null {
  return readEnclosed(problem, 409)
}

/** The calculation that our server encloses with a refusal of this status; null without one. */
function readEnclosed(problem: unknown, status: number): SavedCalculation | null {
  if (!(problem instanceof RequestProblem) || problem.status !== status) return null
  const { calculation = null } = Object(problem.body) as { readonly calculation?: SavedCalculation }
  return calculation
}
