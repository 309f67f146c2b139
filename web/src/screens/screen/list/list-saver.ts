import { type Screening, screeningConflictSchema } from '@homeyield/contract/screening'
import { RequestCancelled, RequestProblem } from '../../../api-client/request-problem.ts'
import type { UnsentChanges } from '../stored-list.ts'
import { applyChanges, changesNothing, hasChanges, type ListChanges, mergeChanges } from './list-changes.ts'

/** A list while it is changed. */
export interface ListState {
  /** As the server answered it last. */
  readonly screening: Screening
  /** The same with what is not stored yet. */
  readonly shown: Screening
  /** Sent, without an answer so far. */
  readonly sent: ListChanges
  /** Still to be sent. */
  readonly waiting: ListChanges
  /** Why the last change was not stored; null for none. */
  readonly failure: unknown
  /** What was stored elsewhere since; null for nothing. */
  readonly other: Screening | null
}

export interface ListSaver {
  readonly get: () => ListState
  readonly subscribe: (listener: () => void) => () => void
  /** Shows changes at once and stores them after a pause, or now. Returns whether the server has them. */
  readonly change: (changes: ListChanges) => void
  readonly save: (changes?: ListChanges) => Promise<boolean>
  /** The list as it was fetched anew. */
  readonly take: (screening: Screening) => void
  /** After a conflict: stores what was changed here on top of the other version, or gives it up. */
  readonly settle: (mine: boolean) => void
}

/** Milliseconds without a change before it is stored. */
const DELAY = 700

/** Stores the changes of a list by itself, one request at a time; `unsent` are those of an earlier visit. */
export function createListSaver(
  opened: Screening,
  send: (screening: Screening, changes: ListChanges) => Promise<Screening>,
  unsent: UnsentChanges | null = null,
): ListSaver {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let state: ListState = { screening: opened, shown: opened, sent: {}, waiting: {}, failure: null, other: null }
  if (unsent !== null && !changesNothing(opened, unsent.changes))
    set({ waiting: unsent.changes, other: unsent.version === opened.version ? null : opened })

  function set(changes: Partial<ListState>) {
    const next = { ...state, ...changes }
    state = { ...next, shown: applyChanges(next.screening, mergeChanges(next.sent, next.waiting)) }
    for (const listener of listeners) listener()
  }

  function save(changes: ListChanges = {}): Promise<boolean> {
    clearTimeout(timer)
    if (hasChanges(changes)) set({ waiting: mergeChanges(state.waiting, changes) })
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  async function sendAll(): Promise<boolean> {
    // What was changed during the request is sent next.
    while (hasChanges(state.waiting) && state.other === null) {
      set({ sent: state.waiting, waiting: {}, failure: null })
      try {
        const screening = await send(state.screening, state.sent)
        set({ screening, sent: {} })
      } catch (failure) {
        const waiting = mergeChanges(state.sent, state.waiting)
        const other = readConflict(failure)
        // The change had arrived, and only its answer was lost.
        if (other !== null && changesNothing(other, waiting)) {
          set({ screening: other, sent: {}, waiting: {} })
          return true
        }
        set({ sent: {}, waiting, other, failure: isCancelled(failure) ? null : failure })
        if (isCancelled(failure)) schedule()
        return false
      }
    }
    return !hasChanges(state.waiting)
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), DELAY)
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes) {
      set({ waiting: mergeChanges(state.waiting, changes) })
      schedule()
    },
    save,
    take(screening) {
      if (screening.version >= state.screening.version && running === null) set({ screening })
    },
    settle(mine) {
      if (state.other === null) return
      set({ screening: state.other, other: null, failure: null, ...(mine ? {} : { waiting: {} }) })
      if (mine) void save()
    },
  }
}

function isCancelled(failure: unknown): boolean {
  return failure instanceof RequestCancelled
}

function readConflict(failure: unknown): Screening | null {
  if (!(failure instanceof RequestProblem) || failure.status !== 409) return null
  return screeningConflictSchema.safeParse(failure.body).data?.screening ?? null
}
