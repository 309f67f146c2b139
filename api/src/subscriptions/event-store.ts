import type { Database } from '@homeyield/database/connection'
import { stripe_events } from '@homeyield/database/payment-tables'
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { PaymentEvent } from './payments-port.ts'
import { reconcileJob } from './customer-jobs.ts'

interface WaitingEvents {
  readonly ids: readonly string[]
  /** As text of the database. */
  readonly clock: string
}

export interface EventStore {
  /**
   * Stores an event and queues the job that applies it, in one statement; does nothing for a known event. An event that
   * does not matter here, or of an unknown customer, counts as applied.
   */
  receive: (event: PaymentEvent, matters: boolean) => Promise<void>
  /** The waiting events of a customer, and the current time of the clock that stamps events. */
  readWaiting: (customerId: string) => Promise<WaitingEvents>
  /** Marks these, and others received by that time. */
  markApplied: (customerId: string, waiting: WaitingEvents) => Promise<void>
  forgetOld: (before: Date) => Promise<void>
}

export function openEventStore({ db }: Pick<Database, 'db'>): EventStore {
  return {
    async receive({ id, type, createdAt, customerId }, matters) {
      await db.execute(sql`
        with known as (select customer_id from stripe_customers where customer_id = ${customerId}),
          stored as (
            insert into stripe_events (id, type, customer_id, created_at, applied_at)
            values (${id}, ${type}, (select customer_id from known), ${new Date(createdAt).toISOString()}::timestamptz,
              case when ${matters} and exists (select from known) then null else now() end)
            on conflict do nothing
            returning customer_id, applied_at
          )
        select ${reconcileJob(sql`stored.customer_id`)} from stored where applied_at is null`)
    },
    async readWaiting(customerId) {
      const { rows } = await db.execute<{ clock: string; ids: string[] }>(sql`
        select clock_timestamp()::text as clock,
          array(select id from stripe_events where customer_id = ${customerId} and applied_at is null) as ids`)
      return rows[0] ?? { clock: '-infinity', ids: [] }
    },
    async markApplied(customerId, { ids, clock }) {
      const isOld = sql`${stripe_events.received_at} <= ${clock}::timestamptz`
      await db
        .update(stripe_events)
        .set({ applied_at: sql`now()` })
        .where(
          and(
            eq(stripe_events.customer_id, customerId),
            isNull(stripe_events.applied_at),
            or(inArray(stripe_events.id, [...ids]), isOld),
          ),
        )
    },
    async forgetOld(before) {
      await db.delete(stripe_events).where(lt(stripe_events.applied_at, before))
    },
  }
}
