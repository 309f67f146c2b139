import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type { DocumentRecord, DocumentStore } from '../documents/document-store.ts'
import { newDocumentLink, pageAddress } from '../documents/page-link-source.ts'
import type { Viewer } from '../server/viewer.ts'
import type { Prepare } from './post-to-recipient.ts'

export interface PrepareDocumentDeps {
  readonly documents: Pick<DocumentStore, 'find'>
  /** The pages' own, such as https://homeyield.example. */
  readonly pagesOrigin: () => string
  readonly now: () => number
}

const DAYS_OPEN = 30

/** Mails a document as it is, with a link of its own to its page where its sender has Premium. */
export function prepareDocument(
  { pagesOrigin, now }: PrepareDocumentDeps,
  viewer: Viewer,
  document: DocumentRecord,
  to: string,
): Prepare {
  return () => async (madeAt) => {
    const link = mayUsePremiumFeatures(viewer) ? newDocumentLink(document, DAYS_OPEN, now()) : null
    const { content, inputs } = document
    const pageUrl = link === null ? null : pageAddress(pagesOrigin(), link.token)
    return {
      mail: ({ id: accountId, name, email }, token) => {
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
