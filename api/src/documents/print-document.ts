import type { FileResponse } from '@homeyield/contract/endpoint'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { PrintDocument } from '../pdf/print-document.ts'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { checkKind } from './permitted-inputs.ts'
import type { DocumentStore } from './document-store.ts'

export interface PrintDocumentDeps {
  readonly documents: DocumentStore
  readonly pages: AttemptCounter
  readonly print: PrintDocument
}

export function printDocument({ documents, pages, print }: PrintDocumentDeps) {
  return async (viewer: Viewer, { id }: { id: string }): Promise<FileResponse> => {
    const document = await documents.find(viewer.accountId, id)
    if (document === null) throw notFound()
    checkKind(viewer, document.kind)
    await pages.count(viewer.accountId)
    return print(document.content)
  }
}
