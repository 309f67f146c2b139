import type { Document } from '@homeyield/contract/document'
import { SAMPLE_CONTENT } from '@homeyield/domain/documents/testing/sample-content'

/** A draft as the server answers it, of the calculation `c1`. */
export const DRAFT: Document = {
  id: 'd1',
  calculation_id: 'c1',
  kind: 'owner_appraisal',
  state: 'draft',
  version: 1,
  day: '2026-11-27',
  renew_on: '2027-11-27',
  sendings: [],
  link: null,
  answer: null,
  created_at: '2026-11-26T20:00:00Z',
  updated_at: '2026-11-26T20:00:00Z',
  language: 'en',
  client_name: null,
  client_email: null,
  subject: null,
  message: null,
  hidden_blocks: [],
  estimate_weekly_lower: null,
  estimate_weekly_upper: null,
  estimate_reason: null,
  comparables: [],
  content: { ...SAMPLE_CONTENT, kind: 'owner_appraisal', addressee: '' },
}

export const SENT: Document = {
  ...DRAFT,
  id: 'd2',
  state: 'opened',
  version: 4,
  client_name: 'Ana',
  client_email: 'ana@client.test',
  sendings: [{ to: 'ana@client.test', sent_at: '2026-11-26T20:10:00Z' }],
  link: { expires_at: '2096-12-26T20:10:00Z', last_opened_at: '2026-11-26T21:00:00Z' },
  answer: { kind: 'accepted', answered_at: '2026-11-26T22:00:00Z' },
}
