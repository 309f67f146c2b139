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
import { emailNotConfirmed, keyUsedBefore, recipientStopped } from './rental-assessment-problems.ts'
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
 * its content at the time of the request. A recipient who has stopped mails gets none, and the request is refused. A
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
    if (await countStopped(deps, request)) throw recipientStopped()
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
    const sent = await deps.transact(async (work) => {
      const current = await lockSender(work, deps, request)
      if (current === 'sent_before') return true
      // Stopped while the letter was composed.
      if (await saveStopped(work, request, madeAt)) return false
      await post(work, request, { ...letter, sender: { name: current.name, email: current.email } }, madeAt)
      await rememberSignature(work, current, branding.signature, body.signature)
      return true
    })
    if (!sent) throw recipientStopped()
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

/** Locks account and recipient, and checks again what may have changed since the request began. */
async function lockSender(
  { accounts, assessments }: AssessmentWork,
  { limits, now }: Pick<SendAssessmentDeps, 'limits' | 'now'>,
  request: AssessmentRequest,
): Promise<AccountRecord | 'sent_before'> {
  const current = await accounts.lock(request.accountId)
  if (current === null) throw notSignedIn()
  if (current.email_confirmed_at === null) throw emailNotConfirmed()
  if (await wasSent(assessments, request)) return 'sent_before'
  await assessments.lockRecipient(request.recipient)
  await refuseExcess(assessments, limits, request, now())
  return current
}

/** Whether the recipient has stopped mails; the request then counts against the limits. */
async function countStopped(deps: SendAssessmentDeps, request: AssessmentRequest): Promise<boolean> {
  if (!(await deps.assessments.hasStopped(request.recipient))) return false
  return deps.transact(async (work) => {
    if ((await lockSender(work, deps, request)) === 'sent_before') return false
    return saveStopped(work, request, new Date(deps.now()))
  })
}

async function saveStopped(
  { assessments }: AssessmentWork,
  { accountId, calculationId, recipient }: AssessmentRequest,
  createdAt: Date,
): Promise<boolean> {
  if (!(await assessments.hasStopped(recipient))) return false
  // Without its key: repeated, the request is refused again.
  const refused = { accountId, calculationId, recipient, mailId: null, key: null }
  await assessments.save({ ...refused, stopToken: makeToken(), createdAt })
  return true
}

async function post(
  { assessments, post }: AssessmentWork,
  { accountId, calculationId, recipient, to, key }: AssessmentRequest,
  letter: AssessmentLetter,
  createdAt: Date,
): Promise<void> {
  const stopToken = makeToken()
  const mailId = await post({ kind: 'rental_assessment', accountId, to, data: { ...letter, token: stopToken } })
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
