import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { Dispatch, SetStateAction } from 'react'
import type { NavigateFunction } from 'react-router'
import { clearFlash, setFlash } from '../../../messages/flash.ts'
import { calculationPath, paths } from '../../../paths.ts'
import { accountQuery, calculationsQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { RequestCancelled, RequestProblem } from '../../../api-client/request-problem.ts'
import { currentAccount } from '../../../session/session.ts'
import { estimateOf, formOf, payloadOf } from '../model/calculator-form.ts'
import { savedOf, stateOf, toClean, withForm } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { loadRentEvidence } from '../address/market-rent.ts'
import type { DraftAutosave } from './draft-autosave.ts'
import { findProblems } from './find-problems.ts'
import type { LateOutcome } from './save-channel.ts'
import { readConflict, saveUnderLock } from './save-calculation.ts'
import type { SaveResult } from './save-calculation.ts'
import { matchesBody } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

/** What stands in the way of a save: the server's refusal, or that the calculation was deleted or changed elsewhere. */
export type SaveFailure =
  | { readonly kind: 'refusal'; readonly problem: unknown }
  | { readonly kind: 'gone' }
  | { readonly kind: 'conflict'; readonly theirs: SavedCalculation }

/** The save that waits for the connection; `saved` once it is back and the calculation was saved; or null. */
export type Waiting = WaitingSave | 'saved' | null

/** What saving works with, and where it shows how it goes. */
export interface SaveContext {
  readonly store: CalculatorStore
  readonly drafts: DraftAutosave
  readonly navigate: NavigateFunction
  readonly openPremiumPopup: (target: string) => void
  /** Whether the calculation is still on the screen. */
  readonly isShown: () => boolean
  readonly setSaving: (saving: boolean) => void
  readonly setWaiting: Dispatch<SetStateAction<Waiting>>
  readonly setFailure: (failure: SaveFailure) => void
}

/**
 * Saves the calculation, and shows what stands in the way: problems at their fields, the server's refusal in a modal, a change by
 * somebody else as a choice. Answers whether it was kept. Source: specification section 4, "Calculator save"; decisions section 1, 409.
 */
export async function saveNow(context: SaveContext): Promise<boolean> {
  // What was said of an earlier save is not true of this one.
  clearFlash()
  const { store, drafts } = context
  const { form } = store.get()
  const professional = isProfessional()
  if (findProblems(store, professional)) return false
  context.setSaving(true)
  const body = payloadOf(form, professional)
  const outcome = await attempt(() => saveUnderLock(store, drafts, body))
  // Whoever is here by now did not ask. What was typed waits for its owner, and is saved again under the same key.
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

/** Shows what became of a save of this calculation that waited. */
export function applyLateOutcome(context: SaveContext, outcome: LateOutcome): void {
  if (currentAccount() !== outcome.waiting.owner) return
  if (outcome.kept === null) {
    const { status, code, message, fields, body } = outcome.problem as RequestProblem
    void showFailure(context, new RequestProblem(status, { error: message, code, fields: { ...fields } }, body))
    return
  }
  const { form, saved } = context.store.get()
  const kept = { ...outcome.kept, ...(isProfessional() ? {} : estimateOf(form)) }
  void applySaved(context, kept, matchesBody(outcome.waiting.body, form) ? form : formOf(kept), saved === null)
}

/** Puts what is here in the place of what somebody else saved. */
export function overwriteTheirs(context: SaveContext, theirs: SavedCalculation): void {
  context.store.update(withTheirVersion, theirs)
  void saveNow(context)
}

/** Takes what somebody else saved in the place of what is here. */
export function loadTheirs({ store }: SaveContext, theirs: SavedCalculation): void {
  store.update(withTheirs, theirs)
  void loadRentEvidence(store)
}

/** Saves as a new calculation what was deleted elsewhere. */
export function saveAsNew(context: SaveContext): void {
  context.store.update(asNew)
  void saveNow(context)
}

/** Does without what was deleted elsewhere. */
export function discardDeleted({ store, drafts, navigate }: SaveContext): void {
  drafts.discard()
  store.update(toClean)
  void navigate(paths.calculations)
}

async function applySaved(
  { store, drafts, setWaiting, navigate, isShown }: SaveContext,
  kept: SavedCalculation,
  sent: CalculatorState['form'],
  isNew: boolean,
): Promise<void> {
  drafts.endSave()
  setWaiting((before) => before && 'saved')
  store.update(withSaved, kept, sent)
  setFlash({ kind: 'success', text: 'Rental assessment saved' })
  await queryClient.invalidateQueries({ queryKey: calculationsQuery.queryKey })
  // Who has left it stays where they are.
  if (isNew && isShown()) await navigate(calculationPath(kept.id), { replace: true })
}

// Without a connection the person need not ask again: it is sent when there is one.
function queue({ drafts, setWaiting }: SaveContext, body: CalculationFields, problem: unknown): boolean {
  const kept = problem instanceof RequestProblem && problem.status === 0 ? drafts.queueSave(body) : null
  if (kept === null) return false
  setWaiting(kept)
  setFlash({ kind: 'success', text: 'Kept here: it will be saved when the connection is back.' })
  return true
}

async function showFailure(context: SaveContext, problem: unknown): Promise<void> {
  if (problem instanceof RequestCancelled) return
  context.setWaiting(null)
  // After a failing server nobody knows whether it was kept: the next try goes by the same key. So it does after signing in again.
  const isFinal = problem instanceof RequestProblem && problem.status >= 400 && problem.status < 500
  if (isFinal && problem.code !== 'not_signed_in') context.drafts.refuseSave()
  if (problem instanceof RequestProblem) {
    // The session has ended: the frame leads to sign in, and the draft waits here.
    if (problem.code === 'not_signed_in') return
    if (problem.code === 'professional_required') void queryClient.invalidateQueries(accountQuery)
    if (problem.code === 'premium_required') return context.openPremiumPopup(paths.calculator)
    if (problem.status === 404) return context.setFailure({ kind: 'gone' })
    const theirs = await readConflict(problem)
    if (theirs) return context.setFailure({ kind: 'conflict', theirs })
    context.store.update(withRefusals, problem.fields)
  }
  context.setFailure({ kind: 'refusal', problem })
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

// The screen takes over what the server kept (it rounds), unless the person has typed on meanwhile.
function withSaved(state: CalculatorState, kept: SavedCalculation, sent: CalculatorState['form']): CalculatorState {
  const saved = savedOf(kept)
  if (state.form !== sent) return { ...state, saved, clean: sent, problems: {} }
  const clean = formOf(kept)
  return { ...withForm(state, clean), saved, clean, problems: {} }
}

function withTheirVersion(state: CalculatorState, theirs: SavedCalculation): CalculatorState {
  return { ...state, saved: savedOf(theirs) }
}

function asNew(state: CalculatorState): CalculatorState {
  return { ...state, saved: null }
}

function withTheirs({ form, marketRent }: CalculatorState, theirs: SavedCalculation): CalculatorState {
  const state = stateOf(formOf(theirs), savedOf(theirs))
  return form.sa2_code === theirs.sa2_code ? { ...state, marketRent } : state
}

function withRefusals(state: CalculatorState, fields: Readonly<Record<string, string>>): CalculatorState {
  return { ...state, problems: { ...state.problems, ...fields } }
}
