import type { Database, Transaction } from '@homeyield/database/connection'
import { violates } from '@homeyield/database/error-code'
import { checkouts, stripe_customers } from '@homeyield/database/payment-tables'
import { accounts, subscriptions } from '@homeyield/database/tables'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { emailKey, writtenKey } from './email/email-key.ts'

export interface AccountRecord {
  readonly id: string
  readonly email: string
  readonly email_confirmed_at: Date | null
  /** The address that was confirmed before an unconfirmed change, or null. */
  readonly last_confirmed_email: string | null
  readonly name: string
  readonly password_hash: string
  readonly is_property_professional: boolean
  readonly brand_logo_url: string | null
  readonly email_signature: string | null
  /** The coupon given at sign-up, until a checkout is paid. */
  readonly coupon_code: string | null
  readonly subscription: SubscriptionRecord | null
  readonly customer_id: string | null
  readonly search_undone_at: Date | null
  readonly locked_at: Date | null
  /** The last day of Premium that was given without payment. */
  readonly premium_given_until: string | null
  /** The areas that the account has searched, and when first; null before. */
  readonly searched: { readonly areas: string; readonly since: string } | null
  readonly checkout: { readonly session_id: string | null; readonly publishable_key: string } | null
}

export interface SubscriptionRecord {
  readonly status: string
  readonly current_period_end: Date | null
  readonly past_due_since: Date | null
  readonly cancelled: boolean
}

export interface NewAccount {
  readonly email: string
  readonly name: string
  readonly password_hash: string
  readonly coupon_code: string | null
  readonly is_property_professional: boolean
}

export interface AccountStore {
  /** Creates an account and returns its id; null when its address, in whatever capitals, is taken. */
  create: (account: NewAccount) => Promise<string | null>
  findById: (id: string) => Promise<AccountRecord | null>
  /** By the address's key, or as it is written, for accounts older than canonical addresses. */
  findByEmail: (email: string) => Promise<AccountRecord | null>
  /** The account, locked until the transaction ends; null when it was deleted. */
  lock: (id: string) => Promise<AccountRecord | null>
  change: (id: string, changes: AccountChanges) => Promise<void>
  /** False when the address, in whatever capitals, belongs to another account; the transaction has then failed. */
  changeEmail: (id: string, change: EmailChange) => Promise<boolean>
  /** Removes the account and all it owns; false when it was deleted before. */
  remove: (id: string) => Promise<boolean>
}

export type EmailChange = Pick<AccountRecord, 'email' | 'email_confirmed_at' | 'last_confirmed_email'>

export interface AccountChanges {
  readonly name?: string
  readonly is_property_professional?: boolean
  readonly terms_accepted_at?: Date
  readonly email_signature?: string | null
  readonly brand_logo_url?: null
  readonly email_confirmed_at?: Date
  readonly last_confirmed_email?: null
  readonly password_hash?: string
  readonly locked_at?: Date | null
  readonly premium_given_until?: string | null
  readonly premium_given_reason?: string | null
}

const columns = {
  id: accounts.id,
  email: accounts.email,
  email_confirmed_at: accounts.email_confirmed_at,
  last_confirmed_email: accounts.last_confirmed_email,
  name: accounts.name,
  password_hash: accounts.password_hash,
  is_property_professional: accounts.is_property_professional,
  brand_logo_url: accounts.brand_logo_url,
  email_signature: accounts.email_signature,
  coupon_code: accounts.coupon_code,
  subscription: {
    status: subscriptions.status,
    current_period_end: subscriptions.current_period_end,
    past_due_since: subscriptions.past_due_since,
    cancelled: subscriptions.cancelled,
  },
  customer_id: stripe_customers.customer_id,
  search_undone_at: accounts.search_undone_at,
  locked_at: accounts.locked_at,
  premium_given_until: accounts.premium_given_until,
  searched: sql<AccountRecord['searched']>`(
    select case when count(*) > 0 then json_build_object(
      'areas', string_agg(sa2_code, ',' order by created_at, sa2_code),
      'since', min(created_at)
    ) end
    from property_searches where account_id = ${accounts.id}
  )`,
  checkout: { session_id: checkouts.session_id, publishable_key: checkouts.publishable_key },
}

export function openAccountStore({ db }: { db: Database['db'] | Transaction }): AccountStore {
  const select = () =>
    db
      .select(columns)
      .from(accounts)
      .leftJoin(subscriptions, eq(subscriptions.account_id, accounts.id))
      .leftJoin(stripe_customers, eq(stripe_customers.account_id, accounts.id))
      .leftJoin(
        checkouts,
        and(
          eq(checkouts.customer_id, stripe_customers.customer_id),
          eq(checkouts.state, 'open'),
          gt(checkouts.expires_at, sql`now()`),
        ),
      )
  const finding = select()
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('find_account')
  return {
    async create(account) {
      // The unique index on lower(email) decides between two sign-ups at once.
      const created = await db.insert(accounts).values(account).onConflictDoNothing().returning({ id: accounts.id })
      return created[0]?.id ?? null
    },
    async findById(id) {
      return (await finding.execute({ id }))[0] ?? null
    },
    async findByEmail(email) {
      const [key, stored] = [emailKey(email), sql<string>`lower(${accounts.email})`]
      const found = await select()
        .where(inArray(stored, [key, writtenKey(email)]))
        .orderBy(desc(eq(stored, key)))
      return found[0] ?? null
    },
    async lock(id) {
      return (await select().where(eq(accounts.id, id)).for('no key update', { of: accounts }))[0] ?? null
    },
    async change(id, changes) {
      if (Object.keys(changes).length > 0) await db.update(accounts).set(changes).where(eq(accounts.id, id))
    },
    async changeEmail(id, change) {
      try {
        await db.update(accounts).set(change).where(eq(accounts.id, id))
        return true
      } catch (error) {
        // The unique index decides between two changes at once.
        if (violates(error, '23505', 'accounts_email_key')) return false
        throw error
      }
    },
    async remove(id) {
      return (await db.delete(accounts).where(eq(accounts.id, id)).returning({ id: accounts.id })).length > 0
    },
  }
}
