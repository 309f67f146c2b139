import type { ChangeDocumentBody, Document } from '@homeyield/contract/document'
import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { pick } from '@homeyield/domain/records/pick'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { ESTIMATE, type CreateDocumentDeps } from './create-document.ts'
import { documentChangedMeanwhile, documentIsSent } from './document-problems.ts'
import { keepEstimate } from './keep-estimate.ts'
import { checkInputs, countedInputs } from './permitted-inputs.ts'
import { presentDocument } from './present-document.ts'

export type ChangeDocumentDeps = Omit<CreateDocumentDeps, 'brands'>

/**
 * Changes the sent fields of a draft, which then has the figures of today, or what became of a document, which keeps its content
 * from then on. Throws the refusal of an older version, and of other changes to a document that was sent, both with the
 * document as it is.
 */
export function changeDocument(deps: ChangeDocumentDeps) {
  const { documents, compose, languages, now } = deps
  return async (
    viewer: Viewer,
    { id }: { id: string },
    { version, outcome, to_home = true, ...sent }: ChangeDocumentBody,
  ): Promise<Document> => {
    const before = await documents.find(viewer.accountId, id)
    if (before === null) throw notFound()
    const names = keysOf(DOCUMENT_FIELDS).filter((name) => name in sent)
    const changes = pick(completeFields(DOCUMENT_FIELDS, sent, {}), names)
    checkInputs(viewer, before.kind, changes, languages)
    const inputs = countedInputs(viewer, before.kind, { ...before.inputs, ...changes }, languages)
    const isComposed = names.length > 0 || outcome === undefined
    const content = isComposed && before.sent_at === null ? await compose(viewer, { ...before, inputs }) : null
    const changed = await documents.change(viewer.accountId, id, new Date(now()), (current) => {
      if (current.version !== version) throw documentChangedMeanwhile(current, now())
      if (isComposed && current.sent_at !== null) throw documentIsSent(current, now())
      return {
        ...(content === null ? {} : { inputs, content }),
        ...(outcome === undefined ? {} : { outcome }),
        ...(outcome && current.sent_at === null ? { sent_at: new Date(now()) } : {}),
      }
    })
    if (changed === null) throw notFound()
    if (to_home && content !== null && ESTIMATE.some((name) => name in sent)) await keepEstimate(deps, viewer, changed)
    return presentDocument(changed, now())
  }
}
