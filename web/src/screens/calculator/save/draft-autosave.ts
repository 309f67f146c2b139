import type { CalculationFields } from '@homeyield/contract/calculation'
import { hasUnsavedChanges } from '../model/calculator-state.ts'
import type { CalculatorStore } from '../model/calculator-store.ts'
import { readStoredFields } from '../model/calculator-form.ts'
import type { Draft, PendingSave } from './draft.ts'
import { forgetDraft, hasDraft, storeDraft } from './draft.ts'
import { dropWaiting, matchesBody, storeWaiting, waitingSave, waitingSaves } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

/** Keeps the unsaved calculation in the browser while it is worked on. */
export interface DraftAutosave {
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
  readonly queueSave: (body: CalculationFields) => WaitingSave | null
  /** The key of the save that got no answer yet, or null. */
  readonly pendingKey: () => string | null
  /** The save of this calculation that waits, or was refused late; or null. */
  readonly waitingSave: () => WaitingSave | null
  /** Forgets the draft: the person chose to do without what is not saved. What is changed after that is kept again. */
  readonly discard: () => void
}

/** How long a calculation rests before it is written down. */
const DELAY = 300

/** A keeper for the calculation of a store, on behalf of an account. */
export function createDraftAutosave(
  store: CalculatorStore,
  owner: string,
  unconfirmed: PendingSave | null,
): DraftAutosave {
  let save = unconfirmed
  let mayHaveArrived = unconfirmed !== null
  let isStored = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    clearTimeout(timer)
    timer = undefined
    const { form, saved, ...state } = store.get()
    if (saved?.readonly) return
    const id = saved?.id ?? null
    // There is one draft: that of another calculation stays until this one has something to keep.
    if (save !== null || hasUnsavedChanges({ form, ...state })) {
      storeDraft({ owner, id, version: saved?.version ?? null, form, save })
      isStored = true
    } else if (isStored || hasDraft(owner, id)) {
      forgetDraft()
      isStored = false
    }
  }

  // The same new calculation, asked for in another tab: it is one.
  function findWaitingDuplicate(body: CalculationFields): PendingSave | null {
    if (store.get().saved !== null) return null
    return waitingSaves(owner).find((one) => one.id === null && matchesBody(one.body, body))?.save ?? null
  }

  function flush() {
    if (timer !== undefined) write()
  }

  return {
    owner,
    start() {
      // An address that the calculation began with is unsaved from the start.
      if (hasUnsavedChanges(store.get())) write()
      const stopListening = store.subscribe(() => {
        clearTimeout(timer)
        timer = setTimeout(write, DELAY)
      })
      window.addEventListener('pagehide', flush)
      document.addEventListener('visibilitychange', flush)
      return () => {
        stopListening()
        flush()
        window.removeEventListener('pagehide', flush)
        document.removeEventListener('visibilitychange', flush)
      }
    },
    beginSave(body) {
      const unconfirmed = save ?? findWaitingDuplicate(body)
      mayHaveArrived = unconfirmed !== null
      save = nextSave(body, unconfirmed)
      write()
      return save
    },
    endSave() {
      if (save !== null) dropWaiting(save.key)
      save = null
    },
    refuseSave() {
      if (save !== null) dropWaiting(save.key)
      if (!mayHaveArrived) save = null
    },
    queueSave(body) {
      if (save === null) return null
      mayHaveArrived = true
      const { id = null, version = null } = store.get().saved ?? {}
      const waiting: WaitingSave = { owner, id, version, save, body, at: Date.now(), refusal: null }
      return storeWaiting(waiting) ? waiting : null
    },
    pendingKey() {
      return save?.key ?? null
    },
    waitingSave() {
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
function nextSave(body: CalculationFields, unconfirmed: PendingSave | null): PendingSave {
  const payload = JSON.stringify(body)
  if (unconfirmed === null) return { key: crypto.randomUUID(), payload }
  return unconfirmed.payload === payload ? unconfirmed : { ...unconfirmed, payload: '' }
}

/**
 * The draft of a calculation whose late save was refused while no calculator showed it, or null. `fetchFieldSchemas` (calculator-form.ts)
 * comes first.
 */
export function refusedDraft(owner: string, id: string | null): Draft | null {
  const found = waitingSaves(owner).find((waiting) => waiting.id === id && waiting.refusal !== null)
  return found ? { owner, id, version: found.version, form: readStoredFields(found.body), save: found.save } : null
}
