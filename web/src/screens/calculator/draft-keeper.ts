import type { CalculationFields } from '@homeyield/contract/calculation'
import { hasUnsavedChanges } from './calculator-state.ts'
import type { CalculatorStore } from './calculator-store.ts'
import type { PendingSave } from './draft.ts'
import { forgetDraft, hasDraft, keepDraft } from './draft.ts'
import { pendingSave } from './save/save-calculation.ts'

/** Keeps the unsaved calculation in the browser while it is worked on. */
export interface DraftKeeper {
  /** Begins to keep; answers how to stop. What was not yet written is written when stopping, and when the page is left. */
  readonly start: () => () => void
  /** The save to send, kept until it is answered. */
  readonly beginSave: (body: CalculationFields) => PendingSave
  readonly endSave: () => void
  /** Forgets the draft: the person chose to do without what is not saved. What is changed after that is kept again. */
  readonly discard: () => void
}

/** How long a calculation rests before it is written down. */
const REST = 300

/** A keeper for the calculation of a store, on behalf of an account. */
export function createDraftKeeper(store: CalculatorStore, owner: string, unanswered: PendingSave | null): DraftKeeper {
  let save = unanswered
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

  function writeIfWaiting() {
    if (timer !== undefined) write()
  }

  return {
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
      save = pendingSave(body, save)
      write()
      return save
    },
    endSave() {
      save = null
    },
    discard() {
      clearTimeout(timer)
      timer = undefined
      save = null
      forgetDraft()
    },
  }
}
