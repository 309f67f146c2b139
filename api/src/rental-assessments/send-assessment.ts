import type { SendDocumentBody } from '@homeyield/contract/document'
import type { SendAssessmentBody } from '@homeyield/contract/rental-assessment'
import { contentFor } from '@homeyield/domain/appraisal/premium-loans'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { isReadonly, maySendAssessments } from '@homeyield/domain/membership/permissions'
import type { AccountRecord } from '../accounts/account-store.ts'
import { appraiseInputs } from '../calculations/appraise-inputs.ts'
import { readOnly } from '../calculations/calculation-problems.ts'
import type { CalculationRecord, CalculationStore } from '../calculations/calculation-store.ts'
import type { DocumentRecord } from '../documents/document-store.ts'
import type { MarketRentStore } from '../market-rent/market-rent-store.ts'
import { notFound } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { AssessmentWork } from './assessment-work.ts'
import { mailBranding } from './branding.ts'
import { composeLetter } from './compose-letter.ts'
import { type PostingDeps, postToRecipient, type Prepare } from './post-to-recipient.ts'
import { prepareDocument, type PrepareDocumentDeps } from './prepare-document.ts'
import { emailNotConfirmed } from './rental-assessment-problems.ts'
import { isSameEstimate, resolveEstimate, type ResolvedEstimate } from './resolve-estimate.ts'

export interface SendAssessmentDeps extends PostingDeps, PrepareDocumentDeps {
  readonly calculations: Pick<CalculationStore, 'find' | 'change'>
  readonly marketRents: MarketRentStore
  /** The credit of the source of addresses; empty when there is none. */
  readonly addressCredit: () => Promise<string>
}

/**
 * Mails a calculation's assessment (POST /calculations/{id}/send_rental_assessment_email), with its content at the time
 * of the request, or one of its documents. A recipient who has stopped mails gets none, and the request is refused. A
 * request repeated under its key, even in parallel, sends one mail.
 */
export function sendAssessment(deps: SendAssessmentDeps) {
  const post = postToRecipient(deps)
  return async (
    viewer: Viewer,
    { id }: { id: string },
    body: SendAssessmentBody,
    key: string | null,
  ): Promise<{ message: string }> => {
    if (!maySendAssessments(viewer)) throw emailNotConfirmed()
    const { accountId } = viewer
    const { to, document_id } = body
    if (document_id) {
      const document = await deps.documents.find(accountId, document_id)
      if (document?.calculation_id !== id) throw notFound()
      await post(postedOf(viewer, document, to, key), prepareDocument(deps, viewer, document, to))
    } else {
      const record = await deps.calculations.find(accountId, id)
      if (record === null) throw notFound()
      const posted = { accountId, calculationId: id, documentId: null, key, to }
      await post(posted, prepareAssessment(deps, viewer, body, record))
    }
    return { message: `Rental assessment email was sent to ${to}` }
  }
}

/** Mails a document, also one of all homes (POST /documents/{id}/sendings), in the same way. */
export function sendDocument(deps: SendAssessmentDeps) {
  const post = postToRecipient(deps)
  return async (
    viewer: Viewer,
    { id }: { id: string },
    { to }: SendDocumentBody,
    key: string | null,
  ): Promise<{ message: string }> => {
    if (!maySendAssessments(viewer)) throw emailNotConfirmed()
    const document = await deps.documents.find(viewer.accountId, id)
    if (document === null) throw notFound()
    await post(postedOf(viewer, document, to, key), prepareDocument(deps, viewer, document, to))
    return { message: `The document was sent to ${to}` }
  }
}

function postedOf({ accountId }: Viewer, { id, calculation_id }: DocumentRecord, to: string, key: string | null) {
  return { accountId, calculationId: calculation_id, documentId: id, key, to }
}

function prepareAssessment(
  deps: SendAssessmentDeps,
  viewer: Viewer,
  body: SendAssessmentBody,
  record: CalculationRecord,
): Prepare {
  return (account) => {
    const resolved = resolveEstimate(viewer, body, record.inputs)
    const branding = mailBranding(viewer, account, body)
    return async (madeAt) => {
      const inputs = await saveEstimate(deps, viewer, record, resolved)
      const letter = await composeLetter(deps.marketRents, contentFor(viewer, inputs, dayInNewZealand(madeAt)), {
        sender: { name: account.name, email: account.email },
        withEstimate: resolved.shown,
        ...branding,
        madeAt,
        addressCredit: await deps.addressCredit(),
      })
      return {
        mail: (_work, { id: accountId, name, email }, token) => {
          const data = { ...letter, sender: { name, email }, token }
          return Promise.resolve({ kind: 'rental_assessment', accountId, to: body.to, data })
        },
        also: (work, sender) => rememberSignature(work, sender, branding.signature, body.signature),
      }
    }
  }
}

class SavedMeanwhile extends Error {
  readonly inputs: CalculationInputs

  constructor(inputs: CalculationInputs) {
    super('Another request has saved the same estimate')
    this.inputs = inputs
  }
}

async function saveEstimate(
  { calculations, now }: Pick<SendAssessmentDeps, 'calculations' | 'now'>,
  viewer: Viewer,
  record: CalculationRecord,
  { changed, estimate }: ResolvedEstimate,
): Promise<CalculationInputs> {
  if (!changed) return record.inputs
  try {
    const saved = await calculations.change(viewer.accountId, record.id, (current) => {
      if (isReadonly(viewer, current.newer)) throw readOnly()
      if (isSameEstimate(current.inputs, estimate)) throw new SavedMeanwhile(current.inputs)
      return appraiseInputs({ ...current.inputs, ...estimate }, dayInNewZealand(new Date(now())))
    })
    if (saved === null) throw notFound()
    return saved.inputs
  } catch (reason) {
    if (reason instanceof SavedMeanwhile) return reason.inputs
    throw reason
  }
}

// Only a signature that was used.
async function rememberSignature(
  { accounts }: AssessmentWork,
  account: AccountRecord,
  used: string | null,
  sent: string | null | undefined,
): Promise<void> {
  if (sent === undefined || (used ?? '') !== (sent ?? '') || used === account.email_signature) return
  await accounts.change(account.id, { email_signature: used })
}
