import { transaction, type Database } from '@homeyield/database/connection'
import { openMailStore, postMail } from '../mail/mail-store.ts'
import type { Mail } from '../mail/mail.ts'
import { openCustomerStore, type CustomerStore } from '../subscriptions/customer-store.ts'
import { openAccountStore, type AccountStore } from './account-store.ts'
import { openMailTokenStore, type MailTokenStore } from './email/mail-token-store.ts'
import { openSessionStore, type SessionStore } from './sessions/session-store.ts'

/**
 * What is done about an account in one transaction: it all happens or none of it, the mails included. Who locks more than one
 * thing locks the account first, so that no two wait for each other.
 */
export interface AccountWork {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly mailTokens: MailTokenStore
  readonly customers: CustomerStore
  /** Puts a mail into the queue, from which it is sent once the transaction has happened; each `id` once. */
  readonly post: (mail: Mail, id?: string) => Promise<unknown>
  /** Lets an account's notices of changes that are still to be sent outlast it. */
  readonly detachNotices: (accountId: string) => Promise<void>
}

/** Runs work in a transaction, which is undone when the work throws. */
export type Transact = <Result>(work: (parts: AccountWork) => Promise<Result>) => Promise<Result>

/** Opens transactions about accounts. Their mails come from the address `sender`. */
export function openAccountWork(database: Database, sender: string): Transact {
  return (work) =>
    transaction(database, (db) =>
      work({
        accounts: openAccountStore({ db }),
        sessions: openSessionStore({ pool: database.pool, db }),
        mailTokens: openMailTokenStore({ db }),
        customers: openCustomerStore({ db }),
        post: (mail, id) => postMail(db, mail, sender, id),
        detachNotices: openMailStore({ db }).detachNotices,
      }),
    )
}
