import { DOCUMENT_FIELDS, type DocumentInputs } from '@homeyield/domain/documents/document-fields'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { pick } from '@homeyield/domain/records/pick'
import { createContext, use, useSyncExternalStore } from 'react'
import type { DraftSaver, DraftState } from './draft-saver.ts'

export const DraftContext = createContext<DraftSaver | null>(null)

export function useDraftSaver(): DraftSaver {
  const saver = use(DraftContext)
  if (saver === null) throw new Error('useDraftSaver needs a DraftContext')
  return saver
}

interface Draft extends DraftState {
  /** What the form shows. */
  readonly values: DocumentInputs
}

export function useDraft(): Draft {
  const { subscribe, get } = useDraftSaver()
  const state = useSyncExternalStore(subscribe, get)
  return { ...state, values: { ...pick(state.document, keysOf(DOCUMENT_FIELDS)), ...state.typed } }
}
