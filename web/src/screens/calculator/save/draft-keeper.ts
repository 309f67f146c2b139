import type { CalculationFields } from '@homeyield/contract/calculation'
import { hasUnsavedChanges } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { keptFields } from '../model/calculator-form.ts'
import type { Draft, PendingSave } from './draft.ts'
import { forgetDraft, hasDraft, keepDraft } from './draft.ts'
import { dropWaiting, isAsSent, keepWaiting, waitingSave, waitingSaves } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

/** Keeps the unsaved calculation in the browser while it is worked on. */
export interface DraftKeeper {
  /** The id of the account that the calculation belongs to. */
  readonly owner: string
  /** Begins to keep; answers how to stop. What was not yet written is written when stopping, and when the page is left. */
  readonly start: () => () => void
  /** The save to send, kept until it is answered. */
  readonly beginSave: (body: CalculationFields) => PendingSave
  readonly endSave: () => void
  /**
   * The save was refused. The key goes with it, unless an earlier try under it got no answer: that one may have arrived, and what is
   * saved next must not be a second calculation.
   */
  readonly refuseSave: () => void
  /** The save got no answer: it waits in the browser until it is sent again. Answers null where the browser keeps nothing. */
  readonly wait: (body: CalculationFields) => WaitingSave | null
  /** The key of the save that got no answer yet, or null. */
  readonly pendingKey: () => string | null
  /** The save of this calculation that waits, or was refused late; or null. */
  readonly waiting: () => WaitingSave | null
  /** Forgets the draft: the person chose to do without what is not saved. What is changed after that is kept again. */
  readonly discard: () => void
}

/** How long a calculation rests before it is written down. */
const REST = 300

/** A keeper for the calculation of a store, on behalf of an account. */
export function createDraftKeeper(store: CalculatorStore, owner: string, unanswered: PendingSave | null): DraftKeeper {
  let save = unanswered
  let lost = unanswered !== null
  let kept = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    clearTimeout(timer)
    timer = undefined
    const { form, saved, ...state } = store.get()
    if (saved?.readonly) return
    const id = saved?.id ?? null
    // There is one draft: that of another calculation stays until this one has something to keep.
    if (save !== null || hasUnsavedChanges({ form, ...state })) {
      keepDraft({ owner, id, version: saved?.version ?? null, form, save })
      kept = true
    } else if (kept || hasDraft(owner, id)) {
      forgetDraft()
      kept = false
    }
  }

  // The same new calculation, asked for in another tab: it is one.
  function sameWaiting(body: CalculationFields): PendingSave | null {
    if (store.get().saved !== null) return null
    return waitingSaves(owner).find((one) => one.id === null && isAsSent(one.body, body))?.save ?? null
  }

  function writeIfWaiting() {
    if (timer !== undefined) write()
  }

  return {
    owner,
    start() {
      // An address that the calculation began with is unsaved from the start.
      if (hasUnsavedChanges(store.get())) write()
      const stopListening = store.subscribe(() => {
        clearTimeout(timer)
        timer = setTimeout(write, REST)
      })
      window.addEventListener('pagehide', writeIfWaiting)
      document.addEventListener('visibilitychange', writeIfWaiting)
      return () => {
        stopListening()
        writeIfWaiting()
        window.removeEventListener('pagehide', writeIfWaiting)
        document.removeEventListener('visibilitychange', writeIfWaiting)
      }
    },
    beginSave(body) {
      const unanswered = save ?? sameWaiting(body)
      lost = unanswered !== null
      save = pendingSave(body, unanswered)
      write()
      return save
    },
    endSave() {
      if (save !== null) dropWaiting(save.key)
      save = null
    },
    refuseSave() {
      if (save !== null) dropWaiting(save.key)
      if (!lost) save = null
    },
    wait(body) {
      if (save === null) return null
      lost = true
      const { id = null, version = null } = store.get().saved ?? {}
      const waiting: WaitingSave = { owner, id, version, save, body, at: Date.now(), refusal: null }
      return keepWaiting(waiting) ? waiting : null
    },
    pendingKey() {
      return save?.key ?? null
    },
    waiting() {
      return waitingSave(owner, save?.key ?? null)
    },
    discard() {
      clearTimeout(timer)
      timer = undefined
      save = null
      forgetDraft()
    },
  }
}

/**
 * The save to send: the one that is still without an answer, or a new one. Once two different bodies went under one key, nobody knows
 * which of them arrived: its payload is then an empty text, which no body is.
 */
function pendingSave(body: CalculationFields, unanswered: PendingSave | null): PendingSave {
  const payload = JSON.stringify(body)
  if (unanswered === null) return { key: crypto.randomUUID(), payload }
  return unanswered.payload === payload ? unanswered : { ...unanswered, payload: '' }
}

/**
 * The draft of a calculation whose late save was refused while no calculator showed it, or null. `fetchKeptFields` (calculator-form.ts)
 * comes first.
 */
export function refusedDraft(owner: string, id: string | null): Draft | null {
  const found = waitingSaves(owner).find((waiting) => waiting.id === id && waiting.refusal !== null)
  return found ? { owner, id, version: found.version, form: keptFields(found.body), save: found.save } : null
}
