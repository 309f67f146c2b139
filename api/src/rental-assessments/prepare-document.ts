import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { documentChangedMeanwhile } from '../documents/document-problems.ts'
import type { DocumentRecord, DocumentStore, SentDraft } from '../documents/document-store.ts'
import { newDocumentLink, pageAddress } from '../documents/page-link-source.ts'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { Prepare } from './post-to-recipient.ts'

export interface PrepareDocumentDeps {
  readonly documents: Pick<DocumentStore, 'find'>
  /** A draft as it is sent; throws the refusal of what its account may not send. */
  readonly draftToSend: (viewer: Viewer, document: DocumentRecord) => Promise<SentDraft>
  /** The pages' own, such as https://homeyield.example. */
  readonly pagesOrigin: () => string
  readonly now: () => number
}

const DAYS_OPEN = 30

/**
 * Mails the content that is stored as sent, with a link of its own to its page where its sender has Premium. A copy to the sender has
 * none: reading it is not the client's opening.
 */
export function prepareDocument(
  deps: PrepareDocumentDeps,
  viewer: Viewer,
  document: DocumentRecord,
  to: string,
): Prepare {
  return (account) => async (madeAt) => {
    const draft = await deps.draftToSend(viewer, document)
    const hasPage = mayUsePremiumFeatures(viewer) && to !== account.email
    const link = hasPage ? newDocumentLink(document, DAYS_OPEN, deps.now(), to) : null
    const pageUrl = link === null ? null : pageAddress(deps.pagesOrigin(), link.token)
    return {
      async mail(work, { id: accountId, name, email }, token) {
        const sent = await work.documents.send(accountId, document.id, draft, madeAt)
        if ('reason' in sent) {
          throw sent.reason === 'not_found' ? notFound() : documentChangedMeanwhile(sent.reason.changed, deps.now())
        }
        const { content, inputs } = sent
        const data = { content, sender: { name, email }, subject: inputs.subject ?? '', pageUrl, token }
        return { kind: 'document', accountId, to, data }
      },
      async also({ documents }, { id: accountId }) {
        if (link !== null) await documents.addLink(accountId, document.id, link)
        await documents.addSending(document.id, { recipient: to, sentAt: madeAt })
      },
    }
  }
}
