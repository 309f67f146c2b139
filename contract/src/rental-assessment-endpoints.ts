import { messageAnswer } from './account.ts'
import { calculationParams, idempotencyHeaders } from './calculation.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import { sendAssessmentBody, stopRecipientBody, stopRecipientParams } from './rental-assessment.ts'

/** The calls about rental assessments by e-mail, and about those who want none. Source: decisions section 1. */
export const rentalAssessmentEndpoints = {
  sendRentalAssessment: {
    summary: 'Send a rental assessment by e-mail; the same Idempotency-Key again sends it once',
    params: calculationParams,
    headers: idempotencyHeaders,
    body: sendAssessmentBody,
    status: 202,
    answer: messageAnswer,
    refusals: [403, 404, 429],
  },
  readRentalAssessment: {
    summary: 'The rental assessment of a calculation as a page to print, the same that its mail carries',
    params: calculationParams,
    status: 200,
    refusals: [404, 429],
  },
  stopRecipient: {
    summary: 'Nobody sends an assessment to the address of this token again',
    body: stopRecipientBody,
    status: 200,
    answer: messageAnswer,
    refusals: [429],
  },
  stopRecipientAtOnce: {
    summary: 'The same for mail programs, which post a form to the address in List-Unsubscribe (RFC 8058)',
    params: stopRecipientParams,
    postedForm: true,
    status: 200,
    answer: messageAnswer,
    refusals: [404, 429],
  },
  openStopPage: {
    summary: 'Leads on to the page that asks before it stops, for mail programs that open the same address',
    params: stopRecipientParams,
    status: 303,
    refusals: [404],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>
