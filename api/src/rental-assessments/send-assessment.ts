import type { SendAssessmentBody } from '@homeyield/contract/rental-assessment'
import { contentFor } from '@homeyield/domain/appraisal/premium-loans'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { isReadonly, maySendAssessments } from '@homeyield/domain/membership/permissions'
import type { AccountRecord, AccountStore } from '../accounts/account-store.ts'
import { makeToken } from '../server/random-token.ts'
import { appraiseInputs } from '../calculations/appraise-inputs.ts'
import { readOnly } from '../calculations/calculation-problems.ts'
import type { CalculationRecord, CalculationStore } from '../calculations/calculation-store.ts'
import { notFound, notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import type { MarketRentStore } from '../market-rent/market-rent-store.ts'
import type { AssessmentLetter } from '../mail/assessment-letter.ts'
import { refuseExcess, type RequestedAssessment, type AssessmentLimits } from './assessment-limits.ts'
import type { AssessmentTransact, AssessmentWork } from './assessment-work.ts'
import { mailBranding } from './branding.ts'
import { composeLetter } from './compose-letter.ts'
import { recipientDigest, type RentalAssessmentStore } from './rental-assessment-store.ts'
import { emailNotConfirmed, keyUsedBefore } from './rental-assessment-problems.ts'
import { isSameEstimate, resolveEstimate, type ResolvedEstimate } from './resolve-estimate.ts'

export interface SendAssessmentDeps {
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly calculations: Pick<CalculationStore, 'find' | 'change'>
  readonly marketRents: MarketRentStore
  readonly assessments: RentalAssessmentStore
  readonly transact: AssessmentTransact
  readonly limits: AssessmentLimits
  /** The credit of the source of addresses; empty when there is none. */
  readonly addressCredit: () => Promise<string>
  readonly now: () => number
}

interface AssessmentRequest extends RequestedAssessment {
  readonly calculationId: string
  readonly key: string | null
  readonly to: string
}

/**
 * Mails a calculation's assessment (decisions section 1, POST /calculations/{id}/send_rental_assessment_email), with
 * its content at the time of the request. A recipient who has stopped mails gets none, with the same response. A
 * request repeated under its key, even in parallel, sends one mail.
 */
export function sendAssessment(deps: SendAssessmentDeps) {
  return async (
    viewer: Viewer,
    { id }: { id: string },
    body: SendAssessmentBody,
    key: string | null,
  ): Promise<{ message: string }> => {
    if (!maySendAssessments(viewer)) throw emailNotConfirmed()
    const account = await deps.accounts.findById(viewer.accountId)
    if (account === null) throw notSignedIn()
    const record = await deps.calculations.find(viewer.accountId, id)
    if (record === null) throw notFound()
    const { accountId } = viewer
    const request: AssessmentRequest = {
      accountId,
      calculationId: id,
      key,
      to: body.to,
      recipient: recipientDigest(body.to),
    }
    const result = { message: `Rental assessment email was sent to ${body.to}` }
    if (await wasSent(deps.assessments, request)) return result
    const settled = resolveEstimate(viewer, body, record.inputs)
    const branding = mailBranding(viewer, account, body)
    // Checked here as well, so that a refused request changes nothing.
    await refuseExcess(deps.assessments, deps.limits, request, deps.now())
    const inputs = await saveEstimate(deps, viewer, record, settled)
    const madeAt = new Date(deps.now())
    const sender = { name: account.name, email: account.email }
    const letter = await composeLetter(deps.marketRents, contentFor(viewer, inputs, dayInNewZealand(madeAt)), {
      sender,
      withEstimate: settled.shown,
      ...branding,
      madeAt,
      addressCredit: await deps.addressCredit(),
    })
    await deps.transact(async (work) => {
      const current = await work.accounts.lock(viewer.accountId)
      if (current === null) throw notSignedIn()
      if (current.email_confirmed_at === null) throw emailNotConfirmed()
      if (await wasSent(work.assessments, request)) return
      await work.assessments.lockRecipient(request.recipient)
      await refuseExcess(work.assessments, deps.limits, request, deps.now())
      await post(work, request, { ...letter, sender: { name: current.name, email: current.email } }, madeAt)
      await rememberSignature(work, current, branding.signature, body.signature)
    })
    return result
  }
}

async function wasSent(assessments: RentalAssessmentStore, request: AssessmentRequest): Promise<boolean> {
  const sent = request.key === null ? null : await assessments.findByKey(request.accountId, request.key)
  if (sent === null) return false
  if (sent.calculationId !== request.calculationId || !sent.recipient.equals(request.recipient)) throw keyUsedBefore()
  return true
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

async function post(
  { assessments, post }: AssessmentWork,
  { accountId, calculationId, recipient, to, key }: AssessmentRequest,
  letter: AssessmentLetter,
  createdAt: Date,
): Promise<void> {
  const stopToken = makeToken()
  const isWanted = !(await assessments.hasStopped(recipient))
  const data = { ...letter, token: stopToken }
  const mailId = isWanted ? await post({ kind: 'rental_assessment', accountId, to, data }) : null
  await assessments.save({ accountId, calculationId, mailId, recipient, stopToken, key, createdAt })
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
