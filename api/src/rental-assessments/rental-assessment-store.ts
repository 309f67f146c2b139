import type { Database, Transaction } from '@homeyield/database/connection'
import { accounts, rental_assessments, stopped_recipients } from '@homeyield/database/tables'
import { and, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm'
import { digestOf } from '../server/random-token.ts'
import { createHash } from 'node:crypto'

/** A requested assessment. `mailId` is null when it was refused because the recipient has stopped mails. */
export interface NewRentalAssessment {
  readonly accountId: string
  readonly calculationId: string | null
  readonly documentId: string | null
  readonly mailId: string | null
  readonly recipient: Buffer
  readonly stopToken: string
  readonly key: string | null
  readonly createdAt: Date
}

export interface SentUnderKey {
  readonly calculationId: string | null
  readonly documentId: string | null
  readonly recipient: Buffer
}

/** Whose assessments to count: an account's, those to a recipient, or all. */
export interface SentBy {
  readonly accountId?: string
  readonly recipient?: Buffer
}

export interface RentalAssessmentStore {
  lockRecipient: (recipient: Buffer) => Promise<void>
  findByKey: (accountId: string, key: string) => Promise<SentUnderKey | null>
  nthNewest: (by: SentBy, n: number, since: Date) => Promise<Date | null>
  accountSince: (accountId: string) => Promise<Date | null>
  save: (assessment: NewRentalAssessment) => Promise<void>
  hasStopped: (recipient: Buffer) => Promise<boolean>
  recipientOf: (stopToken: string) => Promise<Buffer | null>
  stop: (recipient: Buffer, now: Date) => Promise<void>
  forgetOld: (before: Date) => Promise<void>
}

// Any constant works, if every process uses the same.
const RECIPIENT_LOCK = 4_321_014

export function openRentalAssessmentStore({ db }: { db: Database['db'] | Transaction }): RentalAssessmentStore {
  return {
    async lockRecipient(recipient) {
      await db.execute(sql`select pg_advisory_xact_lock(${RECIPIENT_LOCK}, hashtext(${recipient.toString('hex')}))`)
    },
    async findByKey(accountId, key) {
      const same = and(eq(rental_assessments.account_id, accountId), eq(rental_assessments.idempotency_key, key))
      const [found] = await db
        .select({
          calculationId: rental_assessments.calculation_id,
          documentId: rental_assessments.document_id,
          recipient: rental_assessments.recipient_hash,
        })
        .from(rental_assessments)
        .where(same)
      return found ?? null
    },
    async nthNewest({ accountId, recipient }, n, since) {
      const counted: SQL[] = [gt(rental_assessments.created_at, since)]
      if (accountId !== undefined) counted.push(eq(rental_assessments.account_id, accountId))
      if (recipient !== undefined) counted.push(eq(rental_assessments.recipient_hash, recipient))
      const [found] = await db
        .select({ createdAt: rental_assessments.created_at })
        .from(rental_assessments)
        .where(and(...counted))
        .orderBy(desc(rental_assessments.created_at))
        .offset(n - 1)
        .limit(1)
      return found?.createdAt ?? null
    },
    async accountSince(accountId) {
      const [found] = await db.select({ since: accounts.created_at }).from(accounts).where(eq(accounts.id, accountId))
      return found?.since ?? null
    },
    async save({ accountId, calculationId, documentId, mailId, recipient, stopToken, key, createdAt }) {
      await db.insert(rental_assessments).values({
        account_id: accountId,
        calculation_id: calculationId,
        document_id: documentId,
        mail_id: mailId,
        recipient_hash: recipient,
        stop_token_hash: digestOf(stopToken),
        idempotency_key: key,
        created_at: createdAt,
      })
    },
    async hasStopped(recipient) {
      const stopped = eq(stopped_recipients.recipient_hash, recipient)
      return (await db.select().from(stopped_recipients).where(stopped)).length > 0
    },
    async recipientOf(stopToken) {
      const [found] = await db
        .select({ recipient: rental_assessments.recipient_hash })
        .from(rental_assessments)
        .where(eq(rental_assessments.stop_token_hash, digestOf(stopToken)))
      return found?.recipient ?? null
    },
    async stop(recipient, now) {
      await db.insert(stopped_recipients).values({ recipient_hash: recipient, stopped_at: now }).onConflictDoNothing()
    },
    async forgetOld(before) {
      await db.delete(rental_assessments).where(lt(rental_assessments.created_at, before))
    },
  }
}

/**
 * The stored form of a recipient: SHA-256 of the address in lower case without the part from a plus sign on, since
 * `name+anything@example.nz` is the same person.
 */
export function recipientDigest(address: string): Buffer {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return createHash('sha256')
    .update(`${name}${address.slice(at)}`.trim().toLowerCase())
    .digest()
}
