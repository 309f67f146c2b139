import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { checkouts, failed_payments, stripe_customers } from '@homeyield/database/payment-tables'
import { accounts, subscriptions } from '@homeyield/database/tables'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CheckoutState, OpenBill } from './payments-port.ts'
import { postMail } from '../mail/mail-store.ts'
import type { Customer } from './customer-store.ts'
import type { ResolvedSubscription } from './resolve-subscription.ts'

/** A customer as read from the payment provider. */
export interface CustomerSnapshot {
  readonly customer: Customer & { readonly account_id: string }
  /** Null when there never was a subscription. */
  readonly subscription: ResolvedSubscription | null
  readonly checkouts: ReadonlyMap<string, CheckoutState>
  readonly failedBills: readonly OpenBill[]
}

/** Saves a snapshot; false, with nothing saved, when another process has saved meanwhile. */
export type SaveMembership = (snapshot: CustomerSnapshot, now: Date) => Promise<boolean>

/**
 * Opens the only way to change memberships: in one transaction, and only if the row's revision is still the one read
 * before the provider was called, so that an older snapshot never overwrites a newer one. Mails come from the address
 * `sender`.
 */
export function openMembershipSaver(database: Database, sender: string): SaveMembership {
  return (snapshot, now) =>
    transaction(database, async (db) => {
      const { account_id } = snapshot.customer
      // The account first, as in every transaction that locks more than one row.
      const [account] = await db
        .select({ name: accounts.name, email: accounts.email, confirmed_at: accounts.email_confirmed_at })
        .from(accounts)
        .where(eq(accounts.id, account_id))
        .for('no key update')
      if (account === undefined || !(await takeRevision(db, snapshot, now))) return false
      await saveSubscription(db, account_id, snapshot.subscription)
      await saveCheckouts(db, account_id, snapshot.checkouts)
      for (const bill of snapshot.failedBills) {
        const row = { invoice_id: bill.id, account_id }
        const inserted = await db.insert(failed_payments).values(row).onConflictDoNothing().returning()
        const data = { name: account.confirmed_at === null ? null : account.name, amount: bill.amountDue }
        if (inserted.length > 0) {
          await postMail(db, { kind: 'payment_failed', accountId: account_id, to: account.email, data }, sender)
        }
      }
      return true
    })
}

async function takeRevision(db: Transaction, { customer }: CustomerSnapshot, now: Date): Promise<boolean> {
  const { customer_id, account_id, revision } = customer
  const isUnchanged = and(
    eq(stripe_customers.customer_id, customer_id),
    eq(stripe_customers.account_id, account_id),
    eq(stripe_customers.revision, revision),
  )
  const taken = await db
    .update(stripe_customers)
    .set({ revision: revision + 1, reconciled_at: now })
    .where(isUnchanged)
    .returning({ revision: stripe_customers.revision })
  return taken.length > 0
}

async function saveSubscription(
  db: Transaction,
  account_id: string,
  subscription: ResolvedSubscription | null,
): Promise<void> {
  if (subscription === null) {
    await db.delete(subscriptions).where(eq(subscriptions.account_id, account_id))
    return
  }
  const row = {
    status: subscription.status,
    current_period_end: subscription.currentPeriodEnd,
    past_due_since: subscription.pastDueSince,
    cancelled: subscription.cancelled,
    stripe_subscription_id: subscription.id,
  }
  const isSame = sql`${subscriptions.stripe_subscription_id} is not distinct from excluded.stripe_subscription_id`
  await db
    .insert(subscriptions)
    .values({ account_id, ...row })
    .onConflictDoUpdate({
      target: subscriptions.account_id,
      set: {
        ...row,
        // Another subscription has its own first bill.
        first_bill_announced_at: sql`case when ${isSame} then ${subscriptions.first_bill_announced_at} end`,
      },
    })
}

async function saveCheckouts(
  db: Transaction,
  account_id: string,
  states: ReadonlyMap<string, CheckoutState>,
): Promise<void> {
  for (const state of ['complete', 'expired'] as const) {
    const sessions = [...states].filter(([, is]) => is === state).map(([session]) => session)
    if (sessions.length === 0) continue
    const isOver = and(inArray(checkouts.session_id, sessions), eq(checkouts.state, 'open'))
    await db.update(checkouts).set({ state }).where(isOver)
    // The coupon of the sign-up is used.
    if (state === 'complete') await db.update(accounts).set({ coupon_code: null }).where(eq(accounts.id, account_id))
  }
}
