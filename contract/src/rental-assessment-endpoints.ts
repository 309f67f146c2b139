import { messageAnswer } from './account.ts'
import { calculationParams, idempotencyHeaders } from './calculation.ts'
import { endpoint } from './endpoint.ts'
import { sendAssessmentBody, stopRecipientBody, stopRecipientParams } from './rental-assessment.ts'

/** The calls about rental assessments by e-mail, and about those who want none. Source: decisions section 1. */
export const rentalAssessmentEndpoints = {
  sendRentalAssessment: endpoint({
    method: 'POST',
    path: '/calculations/{id}/send_rental_assessment_email',
    summary: 'Send a rental assessment by e-mail; the same Idempotency-Key again sends it once',
    access: 'signed_in',
    params: calculationParams,
    headers: idempotencyHeaders,
    body: sendAssessmentBody,
    status: 202,
    answer: messageAnswer,
    refusals: [403, 404, 429],
  }),
  readRentalAssessment: endpoint({
    method: 'GET',
    path: '/calculations/{id}/rental_assessment',
    summary: 'The rental assessment of a calculation as a page to print, the same that its mail carries',
    access: 'signed_in',
    params: calculationParams,
    status: 200,
    file: 'application/pdf',
    refusals: [404, 429],
  }),
  stopRecipient: endpoint({
    method: 'POST',
    path: '/recipients/stop',
    summary: 'Nobody sends an assessment to the address of this token again',
    access: 'public',
    body: stopRecipientBody,
    status: 200,
    answer: messageAnswer,
    refusals: [429],
  }),
  stopRecipientAtOnce: endpoint({
    method: 'POST',
    path: '/recipients/stop/{token}',
    summary: 'The same for mail programs, which post a form to the address in List-Unsubscribe (RFC 8058)',
    access: 'public',
    params: stopRecipientParams,
    postedForm: true,
    status: 200,
    answer: messageAnswer,
    refusals: [404, 429],
  }),
  openStopPage: endpoint({
    method: 'GET',
    path: '/recipients/stop/{token}',
    summary: 'Leads on to the page that asks before it stops, for mail programs that open the same address',
    access: 'public',
    params: stopRecipientParams,
    status: 303,
    refusals: [404],
  }),
} as const
