import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { NavigateFunction } from 'react-router'
import { clearFlash, setFlash } from '../../../messages/flash.ts'
import { calculationPath, homeAt } from '../../../paths.ts'
import { accountQuery, calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { RequestCancelled, RequestProblem } from '../../../api-client/request-problem.ts'
import { currentAccount } from '../../../session/session.ts'
import { keepInPlace } from '../../../ui/keep-in-place.ts'
import { estimateOf, formOf, payloadOf } from '../model/calculator-form.ts'
import { isScenario } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { HomePages } from '../model/use-home-pages.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import type { DraftAutosave } from './stored/draft-autosave.ts'
import { findProblems } from './check/find-problems.ts'
import { findSavedAddress } from './check/find-saved-address.ts'
import type { LateOutcome } from './send/save-channel.ts'
import { readConflict, saveUnderLock } from './send/save-calculation.ts'
import type { SaveResult } from './send/save-calculation.ts'
import { matchesBody } from './stored/waiting-saves.ts'
import type { WaitingSave } from './stored/waiting-saves.ts'
import { acceptSaved, withRefusals } from './save-transitions.ts'

/** What to do about an address that has a calculation already. */
export type KnownAddressChoice = 'open' | 'another' | 'neither'

/** Why a save failed: refused by the server, deleted or changed elsewhere, or an address that has to be confirmed. */
export type SaveFailure =
  | { readonly kind: 'refusal'; readonly problem: unknown }
  | { readonly kind: 'gone' }
  /** There is a calculation of this address already; `onChoice` gets what the person wants. */
  | { readonly kind: 'known'; readonly onChoice: (choice: KnownAddressChoice) => void }
  | { readonly kind: 'conflict'; readonly theirs: SavedCalculation }

export interface SaveContext {
  readonly store: CalculatorStore
  readonly drafts: DraftAutosave
  readonly navigate: NavigateFunction
  readonly openPremiumPopup: () => void
  readonly pages: HomePages
  /** Whether every field is on the page that is shown: a refused save opens no other, a saved one begins at its top. */
  readonly isOnePage: boolean
  /** Whether a page of this home is still shown. */
  readonly isShown: () => boolean
  readonly setSaving: (saving: boolean) => void
  readonly setWaiting: (waiting: WaitingSave | null) => void
  readonly setFailure: (failure: SaveFailure) => void
}

interface SaveOptions {
  /** Saves an address that has a calculation already without asking. */
  readonly isConfirmed?: boolean
  /** Called in place of opening the saved calculation of this address, when that is chosen. */
  readonly onOpen?: ((id: string) => void) | undefined
}

/** Saves the calculation and shows what failed. Returns whether it was saved. */
export async function saveNow(context: SaveContext, options: SaveOptions = {}): Promise<boolean> {
  const { store, drafts } = context
  // This press ended the session: its message must stay.
  if (currentAccount() !== drafts.owner) return false
  // A message about an earlier save no longer applies.
  clearFlash()
  const state = store.get()
  const { form } = state
  const professional = isProfessional()
  if (findProblems(store, context.pages, professional)) return false
  context.setSaving(true)
  const known = options.isConfirmed ? null : await findKnown(context)
  if (known !== null) {
    context.setSaving(false)
    const choice = await new Promise<KnownAddressChoice>((onChoice) => context.setFailure({ kind: 'known', onChoice }))
    if (choice === 'another') return saveNow(context, { isConfirmed: true })
    if (choice === 'open') (options.onOpen ?? ((id) => void context.navigate(calculationPath(id))))(known)
    return false
  }
  const body = payloadOf(form, professional)
  const outcome = await attempt(() => state.saved?.scenario?.save(state) ?? saveUnderLock(store, drafts, body))
  // Another account has signed in since. The draft waits for its owner, under the same key.
  if (currentAccount() !== drafts.owner) {
    context.setSaving(false)
    return false
  }
  if (outcome.saved) {
    const estimate = professional ? {} : estimateOf(form)
    await applySaved(context, { ...outcome.saved, ...estimate }, form, outcome.isNew)
  } else if (!queue(context, body, outcome.problem)) {
    await showFailure(context, outcome.problem)
  }
  context.setSaving(false)
  return outcome.saved !== null
}

/** Shows the outcome of this calculation's waiting save. */
export function applyLateOutcome(context: SaveContext, outcome: LateOutcome): void {
  if (currentAccount() !== outcome.waiting.owner) return
  if (outcome.saved === null) {
    const { status, code, message, fields, body } = outcome.problem
    void showFailure(context, new RequestProblem(status, { error: message, code, fields: { ...fields } }, body))
    return
  }
  const state = context.store.get()
  const { form } = state
  const isNew = state.saved === null
  const saved = { ...outcome.saved, ...(isProfessional() ? {} : estimateOf(form)) }
  void applySaved(context, saved, matchesBody(outcome.waiting.body, form) ? form : formOf(saved), isNew)
}

async function applySaved(
  { store, drafts, setWaiting, navigate, isShown, isOnePage }: SaveContext,
  saved: SavedCalculation,
  sent: CalculatorState['form'],
  isNew: boolean,
): Promise<void> {
  drafts.endSave()
  setWaiting(null)
  // What only a saved calculation has is shown above what the person looks at.
  const heading = [...document.querySelectorAll('h2')].find((each) => each.getBoundingClientRect().top > 0)
  keepInPlace(heading, () => store.update(acceptSaved, saved, sent))
  const name = isScenario(store.get()) ? 'Scenario' : 'Rental assessment'
  setFlash({ kind: 'success', text: `${name} saved` })
  // Not awaited: the message stays over a navigation that begins at once.
  void queryClient.invalidateQueries({ queryKey: calculationsQuery.queryKey })
  // Do not navigate somebody who has left the screen.
  if (isNew && isShown()) {
    const page = homeAt(window.location.pathname)?.page
    await navigate(calculationPath(saved.id, page), { replace: true, preventScrollReset: !isOnePage })
  }
}

// It is sent by itself when the connection is back.
function queue({ drafts, setWaiting }: SaveContext, body: CalculationFields, problem: unknown): boolean {
  const waiting = problem instanceof RequestProblem && problem.status === 0 ? drafts.queueSave(body) : null
  if (waiting === null) return false
  setWaiting(waiting)
  setFlash({ kind: 'success', text: 'Stored in this browser. It will be saved when the connection is back.' })
  return true
}

async function showFailure(context: SaveContext, problem: unknown): Promise<void> {
  if (problem instanceof RequestCancelled) return
  context.setWaiting(null)
  // After a 5xx it may have been saved, and after signing in again it is repeated: the key stays.
  const isFinal = problem instanceof RequestProblem && problem.status >= 400 && problem.status < 500
  if (isFinal && problem.code !== 'not_signed_in') context.drafts.refuseSave()
  if (problem instanceof RequestProblem) {
    // The session has ended: the frame goes to sign in, and the draft waits.
    if (problem.code === 'not_signed_in') return
    if (problem.code === 'professional_required') void queryClient.invalidateQueries(accountQuery)
    if (problem.code === 'premium_required') return context.openPremiumPopup()
    if (problem.status === 404) return context.setFailure({ kind: 'gone' })
    const theirs = readConflict(problem)
    if (theirs) return context.setFailure({ kind: 'conflict', theirs })
    context.store.update(withRefusals, problem.fields)
  }
  context.setFailure({ kind: 'refusal', problem })
}

/** The calculation that has the address of a new one. A save without a response may be that one: it is repeated. */
async function findKnown({ store, drafts }: SaveContext): Promise<string | null> {
  const { saved, form } = store.get()
  const isPremium = queryClient.getQueryData(accountQuery.queryKey)?.premium ?? false
  return saved === null && isPremium && drafts.pendingKey() === null ? findSavedAddress(form.property) : null
}

function isProfessional(): boolean {
  return queryClient.getQueryData(accountQuery.queryKey)?.is_property_professional ?? false
}

type Outcome = SaveResult | { readonly saved: null; readonly problem: unknown }

async function attempt(save: () => Promise<SaveResult>): Promise<Outcome> {
  try {
    return await save()
  } catch (problem) {
    return { saved: null, problem }
  }
}
