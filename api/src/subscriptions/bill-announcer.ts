import { transaction, type Database } from '@homeyield/database/connection'
import { accounts, subscriptions } from '@homeyield/database/tables'
import { and, eq, isNull } from 'drizzle-orm'
import type { NextBill } from './payments-port.ts'
import { postMail } from '../mail/mail-store.ts'
import type { UnannouncedBill } from './customer-store.ts'

/** Marks a first bill as announced, once, and mails it; `bill` is null when no mail is needed. */
export type MarkAnnounced = (about: UnannouncedBill, bill: NextBill | null, now: Date) => Promise<void>

/** Opens the announcing of first bills; the mark and the mail are stored together. Mails come from `sender`. */
export function openBillAnnouncer(database: Database, sender: string): MarkAnnounced {
  return ({ account_id, subscription_id }, bill, now) =>
    transaction(database, async (db) => {
      const [account] = await db
        .select({ name: accounts.name, email: accounts.email, confirmed_at: accounts.email_confirmed_at })
        .from(accounts)
        .where(eq(accounts.id, account_id))
        .for('no key update')
      if (account === undefined) return
      const marked = await db
        .update(subscriptions)
        .set({ first_bill_announced_at: now })
        .where(
          and(
            eq(subscriptions.account_id, account_id),
            eq(subscriptions.stripe_subscription_id, subscription_id),
            isNull(subscriptions.first_bill_announced_at),
          ),
        )
        .returning({ account_id: subscriptions.account_id })
      if (marked.length === 0 || bill === null) return
      const data = { name: account.confirmed_at === null ? null : account.name, amount: bill.amount, dueAt: bill.dueAt }
      await postMail(db, { kind: 'first_bill', accountId: account_id, to: account.email, data }, sender)
    })
}
