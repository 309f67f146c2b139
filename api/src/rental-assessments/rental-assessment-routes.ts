import type { Handlers } from '../server/handlers.ts'
import { notFound } from '../server/refusal.ts'
import { printCalculation, type PrintCalculationDeps } from './print-calculation.ts'
import { invalidStopLink } from './rental-assessment-problems.ts'
import { sendAssessment, type SendAssessmentDeps, sendDocument } from './send-assessment.ts'
import { stopPage } from '../mail/assessment-letter.ts'
import { stopRecipient, type StopRecipientDeps } from './stop-recipient.ts'

type Served =
  | 'sendRentalAssessment'
  | 'sendDocument'
  | 'readRentalAssessment'
  | 'stopRecipient'
  | 'stopRecipientAtOnce'
  | 'openStopPage'

export function rentalAssessmentRoutes(
  deps: SendAssessmentDeps & PrintCalculationDeps & StopRecipientDeps,
): Pick<Handlers, Served> {
  const [send, print] = [sendAssessment(deps), printCalculation(deps)]
  const sendOne = sendDocument(deps)
  const [stop, stopAtOnce] = [stopRecipient(deps, invalidStopLink), stopRecipient(deps, notFound)]
  return {
    sendRentalAssessment: (viewer, { params, headers, body }) =>
      send(viewer, params, body, headers['idempotency-key'] ?? null),
    sendDocument: (viewer, { params, headers, body }) =>
      sendOne(viewer, params, body, headers['idempotency-key'] ?? null),
    readRentalAssessment: (viewer, { params }) => print(viewer, params),
    stopRecipient: (visitor, { body }) => stop(visitor, body),
    stopRecipientAtOnce: (visitor, { params }) => stopAtOnce(visitor, params),
    // Relative, so that it works at any of our origins.
    openStopPage: (_visitor, { params }) => stopPage('', params.token),
  }
}
