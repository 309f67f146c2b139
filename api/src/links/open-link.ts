import type { OpenDocument, OpenPage } from '@homeyield/contract/link'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import type { AccountRecord } from '../accounts/account-store.ts'
import type { PortfolioSource } from '../calculations/portfolio-source.ts'
import type { DocumentRecord, DocumentStore } from '../documents/document-store.ts'
import type { Visitor } from '../server/viewer.ts'
import { type FindLinkDeps, findLink, linkIsClosed } from './find-link.ts'
import type { LinkRecord, LinkStore } from './link-store.ts'

export interface OpenLinkDeps extends FindLinkDeps {
  readonly links: Pick<LinkStore, 'find' | 'setOpened'>
  readonly portfolios: PortfolioSource
  readonly documents: Pick<DocumentStore, 'find'>
  readonly now: () => number
}

/**
 * What the token of a link opens: a portfolio as at today, a document as at its day. `asked` is whether its reader has just
 * sent a question. Throws the refusals of `findLink`.
 */
export function openLink(deps: OpenLinkDeps) {
  const find = findLink(deps)
  return async (visitor: Visitor, token: string, asked = false): Promise<OpenPage | OpenDocument> => {
    const { link, owner } = await find(visitor, token)
    const page = link.document_id === null ? null : await deps.documents.find(owner.id, link.document_id)
    if (link.document_id !== null && page === null) throw linkIsClosed()
    await deps.links.setOpened(link.id, new Date(deps.now()))
    return page === null ? openPortfolio(deps, link, owner) : showDocument(page, link.expires_at, { asked })
  }
}

/** The page of a document, with what is to be said of the form that was posted. */
export function showDocument(
  { content, answer, answered_at }: DocumentRecord,
  expiresAt: Date,
  said: Partial<Pick<OpenDocument, 'asked' | 'problem' | 'typed'>> = {},
): OpenDocument {
  return {
    state: 'open_document',
    content,
    expiresOn: dayInNewZealand(expiresAt),
    answered: answer === null || answered_at === null ? null : { answer, on: dayInNewZealand(answered_at) },
    asked: false,
    problem: '',
    typed: { question: '', email: '' },
    ...said,
  }
}

async function openPortfolio({ portfolios }: OpenLinkDeps, link: LinkRecord, owner: AccountRecord): Promise<OpenPage> {
  // What a bank asks has everybody's income, of which nothing is shown.
  const { year, bank, ...portfolio } = await portfolios(owner.id)
  return {
    state: 'open',
    owner: owner.name,
    expiresOn: dayInNewZealand(link.expires_at),
    portfolio,
    loans: bank.loans.toSorted((one, other) => (one.fixed_until ?? '').localeCompare(other.fixed_until ?? '')),
    rents: bank.homes,
    year: link.with_people && 'value' in year ? year.value : null,
  }
}
