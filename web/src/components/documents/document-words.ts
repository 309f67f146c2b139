import type { DocumentState, ListedDocument } from '@homeyield/contract/document'
import type { DocumentKind } from '@homeyield/domain/documents/document-kinds'
import { dateText } from '../../ui/date-text.ts'

/** What each kind is for, in the words of its author. */
export const KIND_WORDS: Readonly<Record<DocumentKind, { readonly name: string; readonly purpose: string }>> = {
  owner_appraisal: {
    name: 'Rental appraisal for the owner',
    purpose: 'The rent and its evidence. No loan, no yields, no costs.',
  },
  buyer_appraisal: {
    name: 'Rental appraisal for a buyer',
    purpose: 'The rent and its evidence, with the price, the yields and the week.',
  },
  market_rent_evidence: {
    name: 'Evidence of the market rent',
    purpose: 'For a rent increase or the Tenancy Tribunal.',
  },
  bank: {
    name: 'Page for a bank',
    purpose: 'Ratios, borrowers, incomes and loans, with the rules used.',
  },
}

export const STATE_WORDS: Readonly<Record<DocumentState, string>> = {
  draft: 'Draft',
  sent: 'Sent',
  opened: 'Opened',
  expired: 'Expired',
  won: 'Won',
  lost: 'Lost',
}

/** Such as `Rental appraisal for the owner, for Ana`. */
export function documentName({ kind, client_name }: Pick<ListedDocument, 'kind' | 'client_name'>): string {
  const { name } = KIND_WORDS[kind]
  return client_name === null || client_name === '' ? name : `${name}, for ${client_name}`
}

/** What happened to a document since it was made, oldest first. */
export function historyOf({ sendings, link, answer }: ListedDocument): string[] {
  const sent = sendings.map(({ to, sent_at }) => `Sent to ${to} on ${dateText(sent_at)}.`)
  return [...sent, ...(link === null ? [] : linkHistory(link)), ...answerHistory(answer)]
}

function linkHistory({ expires_at, last_opened_at }: NonNullable<ListedDocument['link']>): string[] {
  const isOver = hasEnded(expires_at)
  const until = isOver ? `Its link ended on ${dateText(expires_at)}.` : `Its link opens until ${dateText(expires_at)}.`
  return last_opened_at === null ? [until] : [until, `Last opened on ${dateText(last_opened_at)}.`]
}

function answerHistory(answer: ListedDocument['answer']): string[] {
  if (answer === null) return []
  const day = dateText(answer.answered_at)
  return [answer.kind === 'accepted' ? `Accepted on ${day}.` : `A question was asked on ${day}.`]
}

export function hasEnded(moment: string): boolean {
  return Date.parse(moment) <= Date.now()
}
