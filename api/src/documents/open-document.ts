import type { openDocumentBody } from '@homeyield/contract/document'
import { maySendAssessments, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type * as z from 'zod/mini'
import { premiumRequired } from '../accounts/account-problems.ts'
import { invalid, notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { confirmBeforeLink, documentChangedMeanwhile } from './document-problems.ts'
import type { DraftToSend } from './draft-to-send.ts'
import type { DocumentStore } from './document-store.ts'
import { newDocumentLink, pageAddress } from './page-link-source.ts'
import { presentDocument } from './present-document.ts'

export interface OpenDocumentDeps {
  readonly documents: DocumentStore
  readonly draftToSend: DraftToSend
  /** The pages' own, such as https://homeyield.example. */
  readonly pagesOrigin: () => string
  readonly now: () => number
}

const MOST_LINKS = 50
const USUAL_DAYS = 30

/** Makes a link to a document's page; its address is answered this once, because only a digest is stored. */
export function openDocument({ documents, draftToSend, pagesOrigin, now }: OpenDocumentDeps) {
  return async (viewer: Viewer, { id }: { id: string }, { days = USUAL_DAYS }: z.infer<typeof openDocumentBody>) => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const document = await documents.find(viewer.accountId, id)
    if (document === null) throw notFound()
    if (!maySendAssessments(viewer)) throw confirmBeforeLink()
    const draft = await draftToSend(viewer, document)
    const link = newDocumentLink(document, days, now(), null)
    const opened = await documents.open(viewer.accountId, id, draft, link, MOST_LINKS)
    if (opened === 'not_found') throw notFound()
    if (opened === 'too_many') throw invalid({ days: `${MOST_LINKS} links to this document are open. End them first.` })
    if ('changed' in opened) throw documentChangedMeanwhile(opened.changed, now())
    return { ...presentDocument(opened, now()), url: pageAddress(pagesOrigin(), link.token) }
  }
}
