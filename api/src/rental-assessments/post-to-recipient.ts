import type { AccountRecord, AccountStore } from '../accounts/account-store.ts'
import type { Mail } from '../mail/mail.ts'
import { makeToken } from '../server/random-token.ts'
import { notSignedIn } from '../server/refusal.ts'
import { refuseExcess, type AssessmentLimits, type RequestedAssessment } from './assessment-limits.ts'
import type { AssessmentTransact, AssessmentWork } from './assessment-work.ts'
import { emailNotConfirmed, keyUsedBefore, recipientStopped } from './rental-assessment-problems.ts'
import { recipientDigest, type RentalAssessmentStore } from './rental-assessment-store.ts'

export interface PostingDeps {
  readonly accounts: Pick<AccountStore, 'findById'>
  readonly assessments: RentalAssessmentStore
  readonly transact: AssessmentTransact
  readonly limits: AssessmentLimits
  readonly now: () => number
}

interface Posted {
  readonly accountId: string
  /** Null for a document of all homes. */
  readonly calculationId: string | null
  /** Null for the calculation's assessment. */
  readonly documentId: string | null
  readonly to: string
  /** The Idempotency-Key. */
  readonly key: string | null
}

interface AssessmentRequest extends RequestedAssessment, Posted {}

/** A mail that is ready to be posted. */
export interface Posting {
  readonly mail: (work: AssessmentWork, sender: AccountRecord, stopToken: string) => Promise<Mail>
  /** What is stored with it, in the same transaction. */
  readonly also: (work: AssessmentWork, sender: AccountRecord) => Promise<void>
}

/** Checks a request before anything is counted or changed, and returns what composes its mail. */
export type Prepare = (account: AccountRecord) => (madeAt: Date) => Promise<Posting>

/**
 * Posts one mail about a calculation, or about all homes. A request repeated under its key, even in parallel, posts one. Throws the refusals of a
 * sender without a confirmed address, of `prepare`, of limits, and of a recipient who has stopped mails.
 */
export function postToRecipient(deps: PostingDeps) {
  return async (posted: Posted, prepare: Prepare): Promise<void> => {
    const request: AssessmentRequest = { ...posted, recipient: recipientDigest(posted.to) }
    const account = await deps.accounts.findById(request.accountId)
    if (account === null) throw notSignedIn()
    if (await wasSent(deps.assessments, request)) return
    const compose = prepare(account)
    // Checked here as well, so that a refused request changes nothing.
    await refuseExcess(deps.assessments, deps.limits, request, deps.now())
    if (await countStopped(deps, request)) throw recipientStopped()
    const madeAt = new Date(deps.now())
    const posting = await compose(madeAt)
    const sent = await deps.transact(async (work) => {
      const current = await lockSender(work, deps, request)
      if (current === 'sent_before') return true
      // Stopped while the letter was composed.
      if (await saveStopped(work, request, madeAt)) return false
      await post(work, request, (token) => posting.mail(work, current, token), madeAt)
      await posting.also(work, current)
      return true
    })
    if (!sent) throw recipientStopped()
  }
}

async function wasSent(assessments: RentalAssessmentStore, request: AssessmentRequest): Promise<boolean> {
  const sent = request.key === null ? null : await assessments.findByKey(request.accountId, request.key)
  if (sent === null) return false
  const isSame = sent.calculationId === request.calculationId && sent.documentId === request.documentId
  if (!isSame || !sent.recipient.equals(request.recipient)) throw keyUsedBefore()
  return true
}

/** Locks account and recipient, and checks again what may have changed since the request began. */
async function lockSender(
  { accounts, assessments }: AssessmentWork,
  { limits, now }: PostingDeps,
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
async function countStopped(deps: PostingDeps, request: AssessmentRequest): Promise<boolean> {
  if (!(await deps.assessments.hasStopped(request.recipient))) return false
  return deps.transact(async (work) => {
    if ((await lockSender(work, deps, request)) === 'sent_before') return false
    return saveStopped(work, request, new Date(deps.now()))
  })
}

async function saveStopped(
  { assessments }: AssessmentWork,
  { accountId, calculationId, documentId, recipient }: AssessmentRequest,
  createdAt: Date,
): Promise<boolean> {
  if (!(await assessments.hasStopped(recipient))) return false
  // Without its key: repeated, the request is refused again.
  const refused = { accountId, calculationId, documentId, recipient, mailId: null, key: null }
  await assessments.save({ ...refused, stopToken: makeToken(), createdAt })
  return true
}

async function post(
  { assessments, post }: AssessmentWork,
  { accountId, calculationId, documentId, recipient, key }: AssessmentRequest,
  mailWith: (stopToken: string) => Promise<Mail>,
  createdAt: Date,
): Promise<void> {
  const stopToken = makeToken()
  const mailId = await post(await mailWith(stopToken))
  await assessments.save({ accountId, calculationId, documentId, mailId, recipient, stopToken, key, createdAt })
}
