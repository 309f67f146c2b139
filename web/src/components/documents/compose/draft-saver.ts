import { changeDocumentBody, type Document, documentSchema } from '@homeyield/contract/document'
import { DOCUMENT_FIELDS, type DocumentInputs } from '@homeyield/domain/documents/document-fields'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { pick } from '@homeyield/domain/records/pick'
import { call } from '../../../api-client/call.ts'
import { RequestCancelled, RequestProblem } from '../../../api-client/request-problem.ts'
import { type DocumentChanges, storeChanges } from './stored-changes.ts'

export type DocumentField = keyof DocumentInputs

/** A draft while it is written. */
export interface DraftState {
  /** As the server answered it last. */
  readonly document: Document
  /** What was typed and the server does not have in these very words: it trims them. */
  readonly typed: DocumentChanges
  /** The fields whose value the server does not have. */
  readonly unsaved: readonly DocumentField[]
  readonly isSaving: boolean
  /** Whether something was saved since it opened. */
  readonly hasSaved: boolean
  /** Why the last save failed; null for none. */
  readonly failure: unknown
  /** What another saved since; null for nothing. */
  readonly other: Document | null
  /** Messages by path, such as `comparables.0.better_pct`. */
  readonly problems: Readonly<Record<string, string>>
}

export interface DraftSaver {
  readonly get: () => DraftState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (changes: DocumentChanges) => void
  /** Whether a bound of the range is being typed: half a figure is saved in the document, but not in its home. */
  readonly typeRange: (isTyped: boolean) => void
  /** Saves what is not saved yet; returns whether the server has everything. */
  readonly save: () => Promise<boolean>
  /** The document in an answer to another call. */
  readonly take: (document: Document) => void
  /** After a conflict: saves what was typed on top of the other version, or gives it up. */
  readonly settle: (mine: boolean) => void
}

const FIELDS = keysOf(DOCUMENT_FIELDS)
const ESTIMATE = ['estimate_weekly_lower', 'estimate_weekly_upper', 'estimate_reason'] as const

/** Milliseconds without a change before it is saved. */
const DELAY = 600

/** Saves a draft by itself while it is typed, one request at a time. What is not saved yet is stored in the browser. */
export function createDraftSaver(
  opened: Document,
  restored: DocumentChanges,
  onSaved: (document: Document) => void,
): DraftSaver {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | null = null
  let isRangeTyped = false
  let isRangeOwed = false
  let state: DraftState = {
    document: opened,
    typed: restored,
    unsaved: keysOf(restored),
    isSaving: false,
    hasSaved: false,
    failure: null,
    // A document that was sent from somewhere else takes no changes: they are offered for a copy.
    other: opened.state !== 'draft' && keysOf(restored).length > 0 ? opened : null,
    problems: findProblems(restored),
  }

  function set(changes: Partial<DraftState>) {
    state = { ...state, ...changes }
    storeChanges(opened.id, pick(state.typed, state.unsaved))
    for (const listener of listeners) listener()
  }

  function change(changes: DocumentChanges) {
    const typed = { ...state.typed, ...changes }
    const unsaved = FIELDS.filter((name) => state.unsaved.includes(name) || name in changes)
    set({ typed, unsaved, problems: findProblems({ ...pick(state.document, FIELDS), ...typed }) })
    schedule()
  }

  /** Sends the home what it did not get while it was typed. */
  function settleRange() {
    if (isRangeOwed && !isRangeTyped) change(pick({ ...state.document, ...state.typed }, ESTIMATE))
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), DELAY)
  }

  function save(): Promise<boolean> {
    clearTimeout(timer)
    running ??= send().finally(() => {
      running = null
    })
    return running
  }

  async function send(): Promise<boolean> {
    // What was typed during the request is sent next.
    while (sendable().length > 0 && state.other === null) {
      const names = sendable()
      const sent = pick(state.typed, names)
      set({ isSaving: true, failure: null })
      try {
        const body = { ...sent, version: state.document.version, ...(isRangeTyped ? { to_home: false } : {}) }
        if (ESTIMATE.some((name) => name in sent)) isRangeOwed = isRangeTyped
        const document = await call('changeDocument', { params: { id: opened.id }, body })
        noteSaved(sent, document)
        settleRange()
        onSaved(document)
      } catch (failure) {
        const other = readConflict(failure)
        if (failure instanceof RequestCancelled) {
          // The page that was left is saving the same.
          set({ isSaving: false })
          schedule()
        } else if (other !== null && names.every((name) => isSame(sent, other, name))) {
          noteSaved(sent, other)
          continue
        } else set({ isSaving: false, failure, other, problems: problemsFor(failure, state.problems) })
        return false
      }
    }
    return state.unsaved.length === 0
  }

  function noteSaved(sent: DocumentChanges, document: Document) {
    const unsaved = state.unsaved.filter((name) => !(name in sent) || state.typed[name] !== sent[name])
    const kept = keysOf(state.typed).filter((name) => unsaved.includes(name) || !isSame(state.typed, document, name))
    set({ document, unsaved, typed: pick(state.typed, kept), isSaving: false, hasSaved: true })
  }

  /** A value that is refused here is not sent: the others are saved without it. */
  function sendable(): DocumentField[] {
    const refused = new Set(Object.keys(state.problems).map((path) => path.split('.')[0]))
    return state.unsaved.filter((name) => !refused.has(name))
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    typeRange(isTyped) {
      isRangeTyped = isTyped
      settleRange()
    },
    save,
    take(document) {
      set({ document, other: state.other === null ? null : document })
      onSaved(document)
    },
    settle(mine) {
      if (state.other === null) return
      const { typed, other } = state
      // All that is shown as mine is to be stored, also what an earlier save stored and the other version changed.
      const unsaved = keysOf(typed).filter((name) => !isSame(typed, other, name))
      const left = mine ? { typed: pick(typed, unsaved), unsaved } : { typed: {}, unsaved: [], problems: {} }
      set({ document: other, other: null, failure: null, ...left })
      if (mine) void save()
      else onSaved(state.document)
    },
  }
}

function findProblems(values: DocumentChanges): Record<string, string> {
  const read = changeDocumentBody.safeParse({ ...values, version: 0 })
  const issues = read.success ? [] : read.error.issues.toReversed()
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

/** The server's messages beside those found here. */
function problemsFor(failure: unknown, before: DraftState['problems']): DraftState['problems'] {
  return failure instanceof RequestProblem && failure.status === 422 ? { ...before, ...failure.fields } : before
}

function isSame(mine: DocumentChanges, other: Document, name: DocumentField): boolean {
  return JSON.stringify(mine[name]) === JSON.stringify(other[name])
}

function readConflict(failure: unknown): Document | null {
  if (!(failure instanceof RequestProblem) || failure.status !== 409) return null
  return documentSchema.safeParse(recordOrEmpty(failure.body)['document']).data ?? null
}
