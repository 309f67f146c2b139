import type { ChangeDocumentBody, Document } from '@homeyield/contract/document'
import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { pick } from '@homeyield/domain/records/pick'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { CreateDocumentDeps } from './create-document.ts'
import { documentChangedMeanwhile, documentIsSent } from './document-problems.ts'
import { checkInputs, countedInputs } from './permitted-inputs.ts'
import { presentDocument } from './present-document.ts'

export type ChangeDocumentDeps = Omit<CreateDocumentDeps, 'calculations'>

/**
 * Changes the sent fields of a draft, which then has the figures of today, or what became of a document. Throws the
 * refusal of an older version, and of other changes to a document that was sent, both with the document as it is.
 */
export function changeDocument({ documents, compose, languages, now }: ChangeDocumentDeps) {
  return async (
    viewer: Viewer,
    { id }: { id: string },
    { version, outcome, ...sent }: ChangeDocumentBody,
  ): Promise<Document> => {
    const before = await documents.find(viewer.accountId, id)
    if (before === null) throw notFound()
    const names = keysOf(DOCUMENT_FIELDS).filter((name) => name in sent)
    const changes = pick(completeFields(DOCUMENT_FIELDS, sent, {}), names)
    checkInputs(viewer, changes, languages)
    const inputs = countedInputs(viewer, { ...before.inputs, ...changes })
    const isDraft = before.sent_at === null
    const content =
      isDraft && (names.length > 0 || outcome === undefined)
        ? { inputs, content: await compose(viewer, { ...before, inputs }) }
        : {}
    const changed = await documents.change(viewer.accountId, id, new Date(now()), (current) => {
      const shown = presentDocument(current, now())
      if (current.version !== version) throw documentChangedMeanwhile(shown)
      if (current.sent_at !== null && names.length > 0) throw documentIsSent(shown)
      return { ...content, ...(outcome === undefined ? {} : { outcome }) }
    })
    if (changed === null) throw notFound()
    return presentDocument(changed, now())
  }
}
