import { makeToken } from '../server/random-token.ts'
import type { DocumentRecord, NewDocumentLink } from './document-store.ts'

const DAY = 24 * 60 * 60 * 1000
const LONGEST_NAME = 200

/** A link to a document's page that is open for some days. */
export function newDocumentLink(
  { content: { title, address } }: Pick<DocumentRecord, 'content'>,
  days: number,
  now: number,
  recipient: string | null,
): NewDocumentLink {
  const name = `${title}, ${address}`.slice(0, LONGEST_NAME)
  return { token: makeToken(), name, recipient, createdAt: new Date(now), expiresAt: new Date(now + days * DAY) }
}

export function pageAddress(origin: string, token: string): string {
  return `${origin}/a/${token}`
}
