import type { Database } from '@homeyield/database/connection'
import { checkouts } from '@homeyield/database/payment-tables'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { OpenedCheckout } from './payments-port.ts'

/** Two equal requests are the same checkout. */
export interface CheckoutRequest {
  readonly coupon_code: string | null
  readonly success_url: string
  readonly cancel_url: string
}

/** A reserved or open checkout. */
export type CurrentCheckout = CheckoutRequest & { readonly id: string } & (
    | { readonly state: 'opening'; readonly created_at: Date }
    | { readonly state: 'open'; readonly session_id: string; readonly url: string; readonly expires_at: Date }
  )

export interface CheckoutStore {
  /** Reserves a checkout and returns its id; null while the customer has another. */
  reserve: (customerId: string, request: CheckoutRequest, publishableKey: string) => Promise<string | null>
  open: (id: string, opened: OpenedCheckout) => Promise<boolean>
  withdraw: (id: string) => Promise<void>
  findCurrent: (customerId: string) => Promise<CurrentCheckout | null>
  markExpired: (id: string) => Promise<void>
  claimCheck: (customerId: string, since: Date, now: Date) => Promise<boolean>
}

const CURRENT = ['opening', 'open'] as const

export function openCheckoutStore({ db }: Pick<Database, 'db'>): CheckoutStore {
  return {
    async reserve(customer_id, request, publishable_key) {
      const row = { customer_id, publishable_key, ...request }
      const reserved = await db.insert(checkouts).values(row).onConflictDoNothing().returning({ id: checkouts.id })
      return reserved[0]?.id ?? null
    },
    async open(id, { sessionId, url, expiresAt }) {
      const opened = await db
        .update(checkouts)
        .set({ state: 'open', session_id: sessionId, url, expires_at: new Date(expiresAt) })
        .where(and(eq(checkouts.id, id), eq(checkouts.state, 'opening')))
        .returning({ id: checkouts.id })
      return opened.length > 0
    },
    async withdraw(id) {
      await db.delete(checkouts).where(and(eq(checkouts.id, id), eq(checkouts.state, 'opening')))
    },
    async findCurrent(customerId) {
      const current = and(eq(checkouts.customer_id, customerId), inArray(checkouts.state, CURRENT))
      const [row] = await db.select().from(checkouts).where(current)
      // The table's check constraint ensures that an open one is complete.
      return (row as CurrentCheckout | undefined) ?? null
    },
    async markExpired(id) {
      await db
        .update(checkouts)
        .set({ state: 'expired' })
        .where(and(eq(checkouts.id, id), eq(checkouts.state, 'open')))
    },
    async claimCheck(customerId, since, now) {
      const claimed = await db
        .update(checkouts)
        .set({ asked_at: now })
        .where(
          and(
            eq(checkouts.customer_id, customerId),
            eq(checkouts.state, 'open'),
            or(isNull(checkouts.asked_at), lt(checkouts.asked_at, since)),
          ),
        )
        .returning({ id: checkouts.id })
      return claimed.length > 0
    },
  }
}
