import type { FileResponse } from '@homeyield/contract/endpoint'
import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { DocumentStore } from './document-store.ts'

export interface PrintDocumentDeps {
  readonly documents: DocumentStore
  readonly pages: AttemptCounter
  /** Draws a document as PDF, with a name for its file. */
  readonly print: (content: DocumentContent) => Promise<FileResponse>
}

export function printDocument({ documents, pages, print }: PrintDocumentDeps) {
  return async (viewer: Viewer, { id }: { id: string }): Promise<FileResponse> => {
    const document = await documents.find(viewer.accountId, id)
    if (document === null) throw notFound()
    await pages.count(viewer.accountId)
    return print(document.content)
  }
}
