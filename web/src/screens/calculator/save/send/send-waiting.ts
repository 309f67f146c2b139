import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { setFlash } from '../../../../messages/flash.ts'
import { calculationsQuery } from '../../../../api-client/queries.ts'
import { queryClient } from '../../../../api-client/query-client.ts'
import { RequestCancelled, RequestProblem } from '../../../../api-client/request-problem.ts'
import { currentAccount } from '../../../../session/session.ts'
import { publishOutcome, withSaveLock } from './save-channel.ts'
import type { LateOutcome, PostedProblem } from './save-channel.ts'
import { saveCalculation } from './save-calculation.ts'
import { dropWaiting, matchesBody, storeWaiting, waitingSave, waitingSaves } from '../stored/waiting-saves.ts'
import type { WaitingSave } from '../stored/waiting-saves.ts'
import { forgetDraft, OWNED_DRAFT, readDraft, storeDraft } from '../stored/draft.ts'

/**
 * Sends the account's waiting saves, oldest first, each under its own key. A refused one is stored with its refusal and not
 * sent again by itself. Returns whether any still waits. Source: decision 19.
 */
export async function sendWaiting(): Promise<boolean> {
  const owner = currentAccount()
  if (owner === null || waitingSaves(owner).every(isRefused)) return false
  return withSaveLock(async () => {
    let stillWaits = false
    for (const { save } of waitingSaves(owner)) {
      // Another tab may have sent it since.
      const waiting = waitingSave(owner, save.key)
      // Another account may have signed in since.
      if (currentAccount() !== owner) return false
      if (waiting === null || isRefused(waiting)) continue
      const outcome = await send(waiting)
      if (outcome === 'unreachable') return true
      // A server error of one does not stop the others.
      if (outcome === 'failed') stillWaits = true
      else await finish(outcome)
    }
    return stillWaits
  })
}

function isRefused({ refusal }: WaitingSave): boolean {
  return refusal !== null
}

async function send(waiting: WaitingSave): Promise<LateOutcome | 'unreachable' | 'failed'> {
  const { owner, id, version, body, save } = waiting
  try {
    return { waiting, saved: await saveCalculation(owner, body, id === null ? null : { id, version }, save) }
  } catch (problem) {
    if (canRetryLater(problem))
      return problem instanceof RequestProblem && problem.status >= 500 ? 'failed' : 'unreachable'
    return { waiting, saved: null, problem: toPlainProblem(problem) }
  }
}

/** Worth sending again: no response, a 5xx, too many requests, or no session. */
function canRetryLater(problem: unknown): boolean {
  if (problem instanceof RequestCancelled) return true
  if (!(problem instanceof RequestProblem)) return false
  return problem.status === 0 || problem.status >= 500 || problem.status === 429 || problem.code === 'not_signed_in'
}

function toPlainProblem(problem: unknown): PostedProblem {
  if (!(problem instanceof RequestProblem))
    return { status: 500, code: 'internal', message: '', fields: {}, body: null }
  const { status, code, message, fields, body } = problem
  return { status, code, message, fields, body }
}

async function finish(outcome: LateOutcome): Promise<void> {
  const { waiting, saved } = outcome
  if (saved !== null) dropWaiting(waiting.save.key)
  else storeWaiting(withRefusal(waiting, outcome.problem))
  const shown = publishOutcome(outcome)
  if (saved !== null) void queryClient.invalidateQueries({ queryKey: calculationsQuery.queryKey })
  if (shown) return
  if (saved !== null) reconcileDraft(waiting, saved)
  if (currentAccount() !== waiting.owner) return
  const name = (waiting.body.property ?? '').split(',')[0] ?? ''
  if (saved === null) {
    const { message } = outcome.problem
    setFlash({
      kind: 'error',
      text: `“${name}” was not saved. ${message} Everything you entered is stored in this browser.`,
    })
  } else {
    const { suburb, sa2_code, meshblock } = waiting.body
    const next = suburb && !sa2_code && !meshblock ? ' Open it to choose its suburb.' : ''
    setFlash({ kind: 'success', text: `“${name}” is saved now that the connection is back.${next}` })
  }
}

// One deleted elsewhere can only be saved as new.
function withRefusal(waiting: WaitingSave, { status, message }: PostedProblem): WaitingSave {
  const gone = status === 404 ? { id: null, version: null } : {}
  return { ...waiting, ...gone, refusal: message || 'It could not be saved.' }
}

/**
 * Updates the draft after its save was sent while no calculator was open: deleted if equal, else an unsaved change of the
 * saved calculation. Other drafts stay, and one that cannot be read is saved again under its key.
 */
export function reconcileDraft(
  { owner, id, save, body }: WaitingSave,
  saved: Pick<SavedCalculation, 'id' | 'version'>,
): void {
  const draft = [id, OWNED_DRAFT].map((each) => readDraft(owner, each)).find((each) => each?.save?.key === save.key)
  if (!draft) return
  forgetDraft(draft.id)
  if (matchesBody(body, draft.form)) return
  storeDraft({ ...draft, id: saved.id, version: saved.version, save: null })
}
