import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import type { Viewer } from '../server/viewer.ts'
import type { ComposeContent } from './compose-content.ts'
import type { DocumentRecord, SentDraft } from './document-store.ts'
import { checkKind, countedInputs } from './permitted-inputs.ts'

export interface DraftToSendDeps {
  readonly compose: ComposeContent
  readonly languages: readonly DocumentLanguage[]
}

export type DraftToSend = (viewer: Viewer, document: DocumentRecord) => Promise<SentDraft>

/** A draft as it is sent: as at today, without what its account may not use any more. A sent document is as it was. */
export function draftToSend({ compose, languages }: DraftToSendDeps): DraftToSend {
  return async (viewer, document) => {
    const { kind, version, content, inputs, sent_at } = document
    checkKind(viewer, kind)
    if (sent_at !== null) return { version, inputs, content }
    const counted = countedInputs(viewer, kind, inputs, languages)
    return { version, inputs: counted, content: await compose(viewer, { ...document, inputs: counted }) }
  }
}
