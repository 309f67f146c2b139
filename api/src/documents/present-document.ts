import type { Document, DocumentState, ListedDocument } from '@homeyield/contract/document'
import { addMonths } from '@homeyield/domain/dates/calendar-day'
import { pick } from '@homeyield/domain/records/pick'
import type { DocumentRecord, ListedDocumentRecord } from './document-store.ts'

// What a home rents for changes; an appraisal is made anew each year.
const MONTHS_UNTIL_RENEWAL = 12

export function presentDocument(record: DocumentRecord, now: number): Document {
  const { inputs, content } = record
  const lists = { hidden_blocks: [...inputs.hidden_blocks], comparables: [...inputs.comparables] }
  return { ...presentListed(record, now), ...inputs, ...lists, content }
}

export function presentListed(record: ListedDocumentRecord, now: number): ListedDocument {
  const { link, answer, answered_at, sendings } = record
  return {
    ...pick(record, ['id', 'calculation_id', 'kind', 'version', 'client_name', 'day']),
    state: stateOf(record, now),
    renew_on: addMonths(record.day, MONTHS_UNTIL_RENEWAL),
    sendings: sendings.map(({ recipient, sentAt }) => ({ to: recipient, sent_at: sentAt.toISOString() })),
    link: link && {
      expires_at: link.expires_at.toISOString(),
      last_opened_at: link.last_opened_at?.toISOString() ?? null,
    },
    answer: answer === null || answered_at === null ? null : { kind: answer, answered_at: answered_at.toISOString() },
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  }
}

function stateOf({ outcome, sent_at, link }: ListedDocumentRecord, now: number): DocumentState {
  if (outcome !== null) return outcome
  if (sent_at === null) return 'draft'
  if (link !== null && link.expires_at.getTime() <= now) return 'expired'
  return link !== null && link.last_opened_at !== null ? 'opened' : 'sent'
}
