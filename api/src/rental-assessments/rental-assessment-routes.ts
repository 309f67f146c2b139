import type { Handlers } from '../server/handlers.ts'
import { notFound } from '../server/refusal.ts'
import { printBankPage, printCalculation, type PrintCalculationDeps } from './print-calculation.ts'
import { invalidStopLink } from './rental-assessment-problems.ts'
import { printPortfolioForBank, type PrintPortfolioDeps } from './print-portfolio.ts'
import { sendAssessment, type SendAssessmentDeps, sendDocument } from './send-assessment.ts'
import { stopPage } from '../mail/assessment-letter.ts'
import { stopRecipient, type StopRecipientDeps } from './stop-recipient.ts'

type Served =
  | 'sendRentalAssessment'
  | 'sendDocument'
  | 'readRentalAssessment'
  | 'readBankPage'
  | 'readPortfolioBankPage'
  | 'stopRecipient'
  | 'stopRecipientAtOnce'
  | 'openStopPage'

export function rentalAssessmentRoutes(
  deps: SendAssessmentDeps & PrintCalculationDeps & PrintPortfolioDeps & StopRecipientDeps,
): Pick<Handlers, Served> {
  const [send, print, printForBank] = [sendAssessment(deps), printCalculation(deps), printBankPage(deps)]
  const sendOne = sendDocument(deps)
  const printPortfolio = printPortfolioForBank(deps)
  const [stop, stopAtOnce] = [stopRecipient(deps, invalidStopLink), stopRecipient(deps, notFound)]
  return {
    sendRentalAssessment: (viewer, { params, headers, body }) =>
      send(viewer, params, body, headers['idempotency-key'] ?? null),
    sendDocument: (viewer, { params, headers, body }) =>
      sendOne(viewer, params, body, headers['idempotency-key'] ?? null),
    readRentalAssessment: (viewer, { params }) => print(viewer, params),
    readBankPage: (viewer, { params }) => printForBank(viewer, params),
    readPortfolioBankPage: (viewer) => printPortfolio(viewer),
    stopRecipient: (visitor, { body }) => stop(visitor, body),
    stopRecipientAtOnce: (visitor, { params }) => stopAtOnce(visitor, params),
    // Relative, so that it works at any of our origins.
    openStopPage: (_visitor, { params }) => stopPage('', params.token),
  }
}
