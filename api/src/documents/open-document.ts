import type { openDocumentBody } from '@homeyield/contract/document'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import type * as z from 'zod/mini'
import { premiumRequired } from '../accounts/account-problems.ts'
import { notFound } from '../server/refusal.ts'
import { makeToken } from '../server/random-token.ts'
import type { Viewer } from '../server/viewer.ts'
import type { DocumentStore } from './document-store.ts'
import { presentDocument } from './present-document.ts'

export interface OpenDocumentDeps {
  readonly documents: DocumentStore
  /** The pages' own, such as https://homeyield.example. */
  readonly pagesOrigin: () => string
  readonly now: () => number
}

const DAY = 24 * 60 * 60 * 1000
const LONGEST_NAME = 200

/** Makes the link of a document's page; its address is answered this once, because only a digest is stored. */
export function openDocument({ documents, pagesOrigin, now }: OpenDocumentDeps) {
  return async (viewer: Viewer, { id }: { id: string }, { days }: z.infer<typeof openDocumentBody>) => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    const document = await documents.find(viewer.accountId, id)
    if (document === null) throw notFound()
    const { title, address } = document.content
    const token = makeToken()
    const time = now()
    const opened = await documents.open(viewer.accountId, id, {
      token,
      name: `${title}, ${address}`.slice(0, LONGEST_NAME),
      createdAt: new Date(time),
      expiresAt: new Date(time + days * DAY),
    })
    if (opened === null) throw notFound()
    return { ...presentDocument(opened, time), url: `${pagesOrigin()}/a/${token}` }
  }
}
