import type { Database, Transaction } from '@homeyield/database/connection'
import { checkouts, stripe_customers } from '@homeyield/database/payment-tables'
import { accounts, subscriptions } from '@homeyield/database/tables'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import {
  nightlyReconcileJob,
  ownReconcileJob,
  RECONCILE_CUSTOMER,
  reconcileJob,
  TELL_EMAIL,
  TELL_EMAIL_QUEUE,
} from './customer-jobs.ts'

export interface Customer {
  readonly customer_id: string
  readonly account_id: string | null
  /** Increased with every saved change. */
  readonly revision: number
  readonly left_at: Date | null
}

export interface UnannouncedBill {
  readonly account_id: string
  readonly customer_id: string
  readonly subscription_id: string
}

export interface CustomerStore {
  find: (customerId: string) => Promise<Customer | null>
  findOf: (accountId: string) => Promise<Customer | null>
  save: (accountId: string, customerId: string) => Promise<string | null>
  /** Detaches an account's customer, or only `customerId`; the queue then ends its subscriptions. */
  leave: (accountId: string, now: Date, customerId?: string) => Promise<void>
  queueEmail: (accountId: string) => Promise<void>
  findEmail: (customerId: string) => Promise<string | null>
  queue: (customerId: string) => Promise<void>
  /** The same during the night for everybody who pays, may be about to, or has left, and for customers with unapplied events. */
  queueAll: () => Promise<void>
  markEnded: (customerId: string, now: Date) => Promise<void>
  /** Deletes customers that were ended and checkouts that were over before `before`, and jobs without further tries. */
  forgetOld: (before: Date) => Promise<void>
  /** Subscriptions that bill between now and `before`, whose first bill above 0 has not been handled. */
  listUnannounced: (before: Date) => Promise<UnannouncedBill[]>
}

const columns = {
  customer_id: stripe_customers.customer_id,
  account_id: stripe_customers.account_id,
  revision: stripe_customers.revision,
  left_at: stripe_customers.left_at,
}

const PAGE = 2_000

export function openCustomerStore({ db }: { db: Database['db'] | Transaction }): CustomerStore {
  /** Queues the next page after a customer; returns its last customer, or undefined at the end. */
  async function queuePage(after: string): Promise<string | undefined> {
    // One call for a page: each call of the queue's function may read the whole queue.
    const { rows } = await db.execute<{ last: string | null }>(sql`
      with page as materialized (
        select customer_id from stripe_customers
        where customer_id > ${after} and ((account_id is null and ended_at is null)
          or exists (select from stripe_events
            where stripe_events.customer_id = stripe_customers.customer_id and applied_at is null)
          or exists (select from checkouts where checkouts.customer_id = stripe_customers.customer_id and state = 'open')
          or exists (select from subscriptions where subscriptions.account_id = stripe_customers.account_id
            and status not in ('canceled', 'incomplete_expired')))
        order by customer_id limit ${PAGE}
      ), queued as materialized (
        select count(*) from graphile_worker.add_jobs((select array_agg(${nightlyReconcileJob(sql`customer_id`)}) from page))
      )
      select max(customer_id) as last from page, queued`)
    return rows[0]?.last ?? undefined
  }
  const findOf = async (accountId: string) =>
    (await db.select(columns).from(stripe_customers).where(eq(stripe_customers.account_id, accountId)))[0] ?? null
  return {
    findOf,
    async find(customerId) {
      return (
        (await db.select(columns).from(stripe_customers).where(eq(stripe_customers.customer_id, customerId)))[0] ?? null
      )
    },
    async save(accountId, customerId) {
      // Nothing is stored for an account that has been deleted. The lock waits for a deletion that has begun, which would
      // not see this customer, or whose account this would refer to.
      await db.execute(sql`
        insert into stripe_customers (customer_id, account_id)
        select ${customerId}, id from accounts where id = ${accountId} for share
        on conflict do nothing`)
      return (await findOf(accountId))?.customer_id ?? null
    },
    async leave(accountId, now, customerId) {
      await db.execute(sql`
        with left_behind as (
          update stripe_customers set account_id = null, left_at = ${now.toISOString()}::timestamptz
          where account_id = ${accountId} and customer_id = coalesce(${customerId ?? null}::text, customer_id)
          returning customer_id
        )
        select ${ownReconcileJob(sql`customer_id`)} from left_behind`)
    },
    async queueEmail(accountId) {
      await db.execute(sql`
        select graphile_worker.add_job(${TELL_EMAIL}, json_build_object('customer', customer_id),
          queue_name := ${TELL_EMAIL_QUEUE}, max_attempts := 100)
        from stripe_customers where account_id = ${accountId}`)
    },
    async findEmail(customerId) {
      const [row] = await db
        .select({ email: accounts.email })
        .from(stripe_customers)
        .innerJoin(accounts, eq(accounts.id, stripe_customers.account_id))
        .where(eq(stripe_customers.customer_id, customerId))
      return row?.email ?? null
    },
    async queue(customerId) {
      await db.execute(sql`select ${reconcileJob(sql`${customerId}::text`)}`)
    },
    async queueAll() {
      // Each page commits, so that neither its time nor its locks grow with the number of payers.
      for (let last: string | undefined = ''; last !== undefined;) last = await queuePage(last)
    },
    async markEnded(customerId, now) {
      const isThis = and(eq(stripe_customers.customer_id, customerId), isNull(stripe_customers.account_id))
      await db.update(stripe_customers).set({ ended_at: now }).where(isThis)
      await db.delete(checkouts).where(eq(checkouts.customer_id, customerId))
    },
    async forgetOld(before) {
      await db.delete(stripe_customers).where(lt(stripe_customers.ended_at, before))
      await db.delete(checkouts).where(lt(checkouts.expires_at, before))
      // Such as one that failed after another replaced it.
      await db.execute(sql`
        select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
        where task_identifier = ${RECONCILE_CUSTOMER} and attempts >= max_attempts and locked_at is null
        having count(*) > 0`)
    },
    async listUnannounced(before) {
      const rows = await db
        .select({
          account_id: subscriptions.account_id,
          customer_id: stripe_customers.customer_id,
          subscription_id: subscriptions.stripe_subscription_id,
        })
        .from(subscriptions)
        .innerJoin(stripe_customers, eq(stripe_customers.account_id, subscriptions.account_id))
        .where(
          and(
            isNull(subscriptions.first_bill_announced_at),
            eq(subscriptions.cancelled, false),
            sql`${subscriptions.status} in ('active', 'trialing')`,
            lt(subscriptions.current_period_end, before),
          ),
        )
      return rows.flatMap(({ subscription_id, ...row }) =>
        subscription_id === null ? [] : [{ ...row, subscription_id }],
      )
    },
  }
}
