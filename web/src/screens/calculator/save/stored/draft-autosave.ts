import type { CalculationFields } from '@homeyield/contract/calculation'
import { hasUnsavedChanges } from '../../model/calculator-state.ts'
import type { CalculatorStore } from '../../model/calculator-store.ts'
import { readValidFields } from '../../model/read-valid-fields.ts'
import type { Draft, PendingSave } from './draft.ts'
import { forgetDraft, hasDraft, OWNED_DRAFT, storeDraft } from './draft.ts'
import { dropWaiting, matchesBody, storeWaiting, waitingSave, waitingSaves } from './waiting-saves.ts'
import type { WaitingSave } from './waiting-saves.ts'

/** Stores the unsaved calculation in the browser while the person works on it. */
export interface DraftAutosave {
  /** The account's id. */
  readonly owner: string
  /** Starts storing; returns how to stop. Stopping, or leaving the page, writes what is not yet written. */
  readonly start: () => () => void
  /** The save to send, stored until a response comes. */
  readonly beginSave: (body: CalculationFields) => PendingSave
  readonly endSave: () => void
  /**
   * After a refusal the next save gets a new key, unless an earlier try got no response: that one may have arrived, and a
   * second calculation must not follow.
   */
  readonly refuseSave: () => void
  /** Queues a save that got no response. null where the browser cannot store it. */
  readonly queueSave: (body: CalculationFields) => WaitingSave | null
  /** The key of a save without a response, or null. */
  readonly pendingKey: () => string | null
  /** This calculation's save that waits or was refused later, or null. */
  readonly waitingSave: () => WaitingSave | null
  /** Deletes the draft; later changes are stored again. */
  readonly discard: () => void
}

/** Milliseconds without a change before it is stored. */
const DELAY = 300

export function createDraftAutosave(
  store: CalculatorStore,
  owner: string,
  unconfirmed: PendingSave | null,
  /** Of the draft until the calculation is saved. */
  newId: string | null = null,
): DraftAutosave {
  let save = unconfirmed
  let mayHaveArrived = unconfirmed !== null
  /** The draft that this wrote. */
  let storedId: string | null | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function write() {
    clearTimeout(timer)
    timer = undefined
    const { form, saved, ...state } = store.get()
    if (saved?.readonly) return
    const id = draftId()
    // A new owned home that is saved now has another draft.
    if (storedId === OWNED_DRAFT && id !== OWNED_DRAFT) forget()
    // There is one draft of all others: do not replace another calculation's until this one has changes.
    if (save !== null || hasUnsavedChanges({ form, ...state })) {
      storeDraft({ owner, id, version: saved?.version ?? null, form, bedroomsKnown: state.bedroomsKnown, save })
      storedId = id
    } else if (storedId !== undefined || hasDraft(owner, id)) {
      forget()
    }
  }

  function draftId(): string | null {
    const { saved } = store.get()
    // A scenario has an id of its own.
    return saved?.scenario?.id ?? saved?.id ?? newId
  }

  function forget() {
    forgetDraft(storedId ?? draftId())
    storedId = undefined
  }

  // Another tab may have queued the same new calculation: it is one.
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
      // An address from the navigation is an unsaved change at once.
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
      forget()
    },
  }
}

/**
 * Reuses the key of a save without a response. If the body has changed since, either may have arrived: an empty payload
 * records that.
 */
function nextSave(body: CalculationFields, unconfirmed: PendingSave | null): PendingSave {
  const payload = JSON.stringify(body)
  if (unconfirmed === null) return { key: crypto.randomUUID(), payload }
  return unconfirmed.payload === payload ? unconfirmed : { ...unconfirmed, payload: '' }
}

/**
 * The draft from a queued save of this calculation, or null. Of new ones, several may wait: only one refused while no
 * calculator was open is taken up again.
 */
export function queuedDraft(owner: string, id: string | null): Draft | null {
  const found = waitingSaves(owner).find((waiting) => waiting.id === id && (id !== null || waiting.refusal !== null))
  return found
    ? { owner, id, version: found.version, form: readValidFields(found.body), bedroomsKnown: true, save: found.save }
    : null
}
