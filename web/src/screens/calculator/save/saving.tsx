import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useEffectEvent, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from '../../../navigation/app-router-context.ts'
import { setFlash } from '../../../frame/flash.ts'
import { late } from '../../../frame/late.tsx'
import { usePremiumPopup } from '../../../frame/use-premium-popup.ts'
import { calculationPath, paths } from '../../../paths.ts'
import { accountQuery, calculationsQuery } from '../../../requests/queries.ts'
import { RequestCancelled, RequestProblem, sentenceFor } from '../../../requests/request-problem.ts'
import { useConfig } from '../../../requests/use-config.ts'
import { estimateOf, formOf, payloadOf } from '../calculator-form.ts'
import { savedOf, stateOf, withForm } from '../calculator-state.ts'
import type { CalculatorState } from '../calculator-state.ts'
import { useCalculatorStore } from '../calculator-store.ts'
import type { DraftKeeper } from '../draft-keeper.ts'
import { showEvidence } from '../find-address/show-evidence.ts'
import { findProblems } from './find-problems.ts'
import { readConflict } from './read-conflict.ts'
import { saveInTurn } from './save-in-turn.ts'
import type { SavedInTurn } from './save-in-turn.ts'
import { onLateOutcome } from './send-waiting.ts'
import type { LateOutcome } from './send-waiting.ts'
import { dropWaiting, isAsSent } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

const ConflictDialog = late(async () => (await import('./conflict-dialog.tsx')).ConflictDialog)
const GoneDialog = late(async () => (await import('./gone-dialog.tsx')).GoneDialog)
const SaveProblemDialog = late(async () => (await import('./save-problem-dialog.tsx')).SaveProblemDialog)

interface Saving {
  readonly saving: boolean
  readonly save: () => void
  /** Saves and answers whether it was kept; what stands in the way is shown. */
  readonly saveFirst: () => Promise<boolean>
  /** The save that waits for the connection; `saved` once it is back and the calculation was saved; or null. */
  readonly waiting: WaitingSave | 'saved' | null
  /** Has the calculation wait no longer: it is not saved until the person asks again. */
  readonly stopWaiting: () => void
}

const SavingContext = createContext<Saving>({
  saving: false,
  save: () => undefined,
  saveFirst: () => Promise.resolve(false),
  waiting: null,
  stopWaiting: () => undefined,
})

/** Whether the calculation is being saved, and how to. */
export function useSaving(): Saving {
  return use(SavingContext)
}

/**
 * Saves the calculation around it, and shows what stands in the way: problems at their fields, the server's refusal in a modal, a
 * change by somebody else as a choice. Source: specification section 4, "Calculator save"; decisions section 1, 409.
 */
export function SavingProvider({ drafts, children }: { drafts: DraftKeeper; children: ReactNode }) {
  const store = useCalculatorStore()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const openPremiumPopup = usePremiumPopup()
  const { support_email } = useConfig()
  const [saving, setSaving] = useState(false)
  const [found] = useState(() => drafts.waiting())
  const [waiting, setWaiting] = useState<Saving['waiting']>(found?.refusal === null ? found : null)
  const [refusal, setRefusal] = useState<string | null>(found?.refusal ?? null)
  const [gone, setGone] = useState(false)
  const [theirs, setTheirs] = useState<SavedCalculation | null>(null)

  // It is shown now, and its draft is kept.
  useEffect(() => {
    if (found !== null && found.refusal !== null) dropWaiting(found.save.key)
  }, [found])
  const settleLate = useEffectEvent((outcome: LateOutcome) => settle(outcome))
  useEffect(() => onLateOutcome((outcome) => settleLate(outcome)), [])

  async function save() {
    const { form } = store.get()
    const professional = queryClient.getQueryData(accountQuery.queryKey)?.is_property_professional ?? false
    if (findProblems(store, professional)) return false
    setSaving(true)
    const body = payloadOf(form, professional)
    const outcome = await attempt(() => saveInTurn(store, drafts, body))
    if (outcome.kept) {
      const estimate = professional ? {} : estimateOf(form)
      await keep({ ...outcome.kept, ...estimate }, form, outcome.isNew)
    } else if (!wait(body, outcome.problem)) {
      await refuse(outcome.problem)
    }
    setSaving(false)
    return outcome.kept !== null
  }

  async function keep(kept: SavedCalculation, sent: CalculatorState['form'], isNew: boolean) {
    drafts.endSave()
    setWaiting((before) => before && 'saved')
    store.update(markSaved, kept, sent)
    setFlash({ kind: 'success', text: 'Rental assessment saved' })
    await queryClient.invalidateQueries({ queryKey: calculationsQuery.queryKey })
    if (isNew) await navigate(calculationPath(kept.id), { replace: true })
  }

  // Without a connection the person need not ask again: it is sent when there is one.
  function wait(body: CalculationFields, problem: unknown): boolean {
    const kept = problem instanceof RequestProblem && problem.status === 0 ? drafts.wait(body) : null
    if (kept === null) return false
    setWaiting(kept)
    setFlash({ kind: 'success', text: 'Kept here: it will be saved when the connection is back.' })
    return true
  }

  function settle(outcome: LateOutcome): boolean {
    const { body, save } = outcome.waiting
    if (save.key !== drafts.pendingKey()) return false
    if (outcome.kept === null) {
      const { status, code, message, fields, body: said } = outcome.problem as RequestProblem
      void refuse(new RequestProblem(status, { error: message, code, fields: { ...fields } }, said))
      return true
    }
    const { form, saved } = store.get()
    const professional = queryClient.getQueryData(accountQuery.queryKey)?.is_property_professional ?? false
    const kept = { ...outcome.kept, ...(professional ? {} : estimateOf(form)) }
    void keep(kept, isAsSent(body, form) ? form : formOf(kept), saved === null)
    return true
  }

  function stopWaiting() {
    drafts.refuseSave()
    setWaiting(null)
  }

  async function refuse(problem: unknown) {
    if (problem instanceof RequestCancelled) return
    setWaiting(null)
    // After a failing server nobody knows whether it was kept: the next try goes by the same key. So it does after signing in again.
    const isFinal = problem instanceof RequestProblem && problem.status >= 400 && problem.status < 500
    if (isFinal && problem.code !== 'not_signed_in') drafts.refuseSave()
    if (problem instanceof RequestProblem) {
      // The session has ended: the frame leads to sign in, and the draft waits here.
      if (problem.code === 'not_signed_in') return
      if (problem.code === 'professional_required') void queryClient.invalidateQueries(accountQuery)
      if (problem.code === 'premium_required') return openPremiumPopup(paths.calculator)
      if (problem.status === 404) return setGone(true)
      const theirVersion = await readConflict(problem)
      if (theirVersion) return setTheirs(theirVersion)
      store.update(withRefusals, problem.fields)
    }
    setRefusal(sentenceFor(problem, support_email))
  }

  function keepMine() {
    if (!theirs) return
    store.update(rebase, theirs)
    setTheirs(null)
    void save()
  }

  function saveAsNew() {
    setGone(false)
    store.update(unsaved)
    void save()
  }

  function giveUp() {
    drafts.discard()
    store.update(toClean)
    void navigate(paths.calculations)
  }

  function takeTheirs() {
    if (!theirs) return
    store.update(takeOver, theirs)
    setTheirs(null)
    void showEvidence(store)
  }

  return (
    <SavingContext value={{ saving, save: () => void save(), saveFirst: save, waiting, stopWaiting }}>
      {children}
      {refusal === null ? null : <SaveProblemDialog text={refusal} onClose={() => setRefusal(null)} />}
      {gone ? <GoneDialog onNew={saveAsNew} onDiscard={giveUp} onClose={() => setGone(false)} /> : null}
      {theirs ? <ConflictDialog onMine={keepMine} onTheirs={takeTheirs} onClose={() => setTheirs(null)} /> : null}
    </SavingContext>
  )
}

type Outcome = SavedInTurn | { readonly kept: null; readonly problem: unknown }

async function attempt(save: () => Promise<SavedInTurn>): Promise<Outcome> {
  try {
    return await save()
  } catch (problem) {
    return { kept: null, problem }
  }
}

// The screen takes over what the server kept (it rounds), unless the person has typed on meanwhile.
function markSaved(state: CalculatorState, kept: SavedCalculation, sent: CalculatorState['form']): CalculatorState {
  const saved = savedOf(kept)
  if (state.form !== sent) return { ...state, saved, clean: sent, problems: {} }
  const clean = formOf(kept)
  return { ...withForm(state, clean), saved, clean, problems: {} }
}

function rebase(state: CalculatorState, theirs: SavedCalculation): CalculatorState {
  return { ...state, saved: savedOf(theirs) }
}

function unsaved(state: CalculatorState): CalculatorState {
  return { ...state, saved: null }
}

function toClean(state: CalculatorState): CalculatorState {
  return stateOf(state.clean, state.saved)
}

function takeOver({ form, marketRent }: CalculatorState, theirs: SavedCalculation): CalculatorState {
  const state = stateOf(formOf(theirs), savedOf(theirs))
  return form.sa2_code === theirs.sa2_code ? { ...state, marketRent } : state
}

function withRefusals(state: CalculatorState, fields: Readonly<Record<string, string>>): CalculatorState {
  return { ...state, problems: { ...state.problems, ...fields } }
}
