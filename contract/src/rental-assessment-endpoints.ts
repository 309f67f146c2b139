import { messageResponse } from './account.ts'
import { calculationParams, idempotencyHeaders } from './calculation.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import { sendAssessmentBody, stopRecipientBody, stopRecipientParams } from './rental-assessment.ts'

export const rentalAssessmentEndpoints = {
  sendRentalAssessment: {
    summary:
      'Send a rental assessment by e-mail; the same Idempotency-Key again sends it once. Nothing is sent to anybody who has asked for no more: 422 with the code recipient_stopped',
    params: calculationParams,
    headers: idempotencyHeaders,
    body: sendAssessmentBody,
    status: 202,
    response: messageResponse,
    refusals: [403, 404, 429],
  },
  readRentalAssessment: {
    summary: 'The rental assessment of a calculation as PDF, as its mail attaches it',
    params: calculationParams,
    status: 200,
    refusals: [404, 429],
  },
  readBankPage: {
    summary: 'What a bank asks about a calculation as PDF: LVR, DTI and interest cover, with the rules (Premium)',
    params: calculationParams,
    status: 200,
    refusals: [403, 404, 429],
  },
  readPortfolioBankPage: {
    summary:
      'What a bank asks about all owned homes together as PDF: people, homes, loans, LVR, DTI and cover (Premium)',
    status: 200,
    refusals: [403, 404, 429],
  },
  stopRecipient: {
    summary: 'Stop rental assessments to the address of this token',
    body: stopRecipientBody,
    status: 200,
    response: messageResponse,
    refusals: [429],
  },
  stopRecipientAtOnce: {
    summary: 'The same for mail programs, which post to the address in List-Unsubscribe (RFC 8058)',
    params: stopRecipientParams,
    postedForm: true,
    status: 200,
    response: messageResponse,
    refusals: [404, 429],
  },
  openStopPage: {
    summary: 'Redirect to the page that confirms the stop, for mail programs that open the same address',
    params: stopRecipientParams,
    status: 303,
    refusals: [404],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>
