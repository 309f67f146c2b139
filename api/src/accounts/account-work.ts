import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { type HeldKeys, openHeldKeys } from '../keys/key-store.ts'
import { addSearch } from '../market-rent/property-search-store.ts'
import { openMailStore, postMail } from '../mail/mail-store.ts'
import type { Mail } from '../mail/mail.ts'
import { openCustomerStore, type CustomerStore } from '../subscriptions/customer-store.ts'
import { openAccountStore, type AccountStore } from './account-store.ts'
import { openMailTokenStore, type MailTokenStore } from './email/mail-token-store.ts'
import { openSessionStore, type SessionStore } from './sessions/session-store.ts'

/** The stores of one account transaction, mails included. Lock the account first, to avoid deadlocks. */
export interface AccountWork {
  readonly accounts: AccountStore
  readonly sessions: SessionStore
  readonly mailTokens: MailTokenStore
  readonly customers: CustomerStore
  readonly keys: HeldKeys
  /** Makes these areas the search of an account that has none. */
  readonly addSearch: (accountId: string, areas: string) => Promise<void>
  /** Queues a mail, to be sent after the transaction; each `id` once. */
  readonly post: (mail: Mail, id?: string) => Promise<unknown>
  /** Detaches an account's unsent notices of changes, so that they are sent after its deletion. */
  readonly detachNotices: (accountId: string) => Promise<void>
}

export type Transact = <Result>(work: (parts: AccountWork) => Promise<Result>) => Promise<Result>

/** Opens account transactions. Their mails come from the address `sender`. */
export function openAccountWork(database: Database, sender: string): Transact {
  return (work) => transaction(database, (db) => work(accountWorkIn(db, database, sender)))
}

/** The stores of a transaction that is open. */
export function accountWorkIn(db: Transaction, { pool }: Pick<Database, 'pool'>, sender: string): AccountWork {
  return {
    accounts: openAccountStore({ db }),
    sessions: openSessionStore({ pool, db }),
    mailTokens: openMailTokenStore({ db }),
    customers: openCustomerStore({ db }),
    keys: openHeldKeys({ db }),
    addSearch: (accountId, areas) => addSearch(db, accountId, areas),
    post: (mail, id) => postMail(db, mail, sender, id),
    detachNotices: openMailStore({ db }).detachNotices,
  }
}
