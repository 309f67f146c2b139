import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { accounts, api_keys, subscriptions } from '@homeyield/database/tables'
import { and, count, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm'
import { postMail } from '../mail/mail-store.ts'
import { digestOf } from '../server/random-token.ts'

const { account_id: _owner, key_hash: _key, ...columns } = getTableColumns(api_keys)

export type KeyRecord = Omit<typeof api_keys.$inferSelect, 'account_id' | 'key_hash'>

export interface NewKey extends Pick<KeyRecord, 'name' | 'scopes' | 'expires_at'> {
  readonly key: string
  readonly createdAt: Date
}

/** A key that has not expired, with its account's permissions. */
export interface KeyHolder extends Pick<KeyRecord, 'id' | 'scopes' | 'last_used_at'> {
  readonly account_id: string
  readonly email_confirmed: boolean
  readonly is_property_professional: boolean
  readonly status: string | null
  readonly past_due_since: Date | null
  readonly premium_given_until: string | null
}

export interface KeyStore {
  /** The newest first, with those that have expired. */
  readonly list: (accountId: string) => Promise<readonly KeyRecord[]>
  /** Stores a key, and notifies the account's confirmed address. */
  readonly create: (accountId: string, key: NewKey, most: number) => Promise<KeyRecord | 'too_many' | 'account_gone'>
  /** False for a key of another account, or of none. */
  readonly remove: (accountId: string, id: string) => Promise<boolean>
  /** Null for any text that is no key at `now`, and for a key of a locked account. */
  readonly find: (key: string, now: Date) => Promise<KeyHolder | null>
  readonly setUsed: (id: string, now: Date) => Promise<void>
}

export interface HeldKeys {
  /** Those that have not expired at `now`. */
  readonly countLive: (accountId: string, now: Date) => Promise<number>
  readonly removeAll: (accountId: string) => Promise<void>
}

export function openHeldKeys({ db }: { readonly db: Transaction }): HeldKeys {
  return {
    async countLive(accountId, now) {
      const [held] = await db
        .select({ keys: count() })
        .from(api_keys)
        .where(and(eq(api_keys.account_id, accountId), isLive(now)))
      return held?.keys ?? 0
    },
    async removeAll(accountId) {
      await db.delete(api_keys).where(eq(api_keys.account_id, accountId))
    },
  }
}

const isLive = (now: Date) => or(isNull(api_keys.expires_at), gt(api_keys.expires_at, now))

/** Mails of new keys come from the address `sender`. */
export function openKeyStore(database: Database, sender: string): KeyStore {
  const { db } = database
  return {
    list: (accountId) =>
      db
        .select(columns)
        .from(api_keys)
        .where(eq(api_keys.account_id, accountId))
        .orderBy(desc(api_keys.created_at), desc(api_keys.id)),
    async create(accountId, { key, createdAt, ...given }, most) {
      return transaction(database, async (queries) => {
        // Two at once are counted one after the other.
        const [account] = await queries
          .select({
            name: accounts.name,
            // As every notice: an address that was never confirmed may be somebody else's.
            to: sql<
              string | null
            >`case when ${accounts.email_confirmed_at} is null then ${accounts.last_confirmed_email} else ${accounts.email} end`,
          })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        if (account === undefined) return 'account_gone'
        const [held] = await queries.select({ keys: count() }).from(api_keys).where(eq(api_keys.account_id, accountId))
        if ((held?.keys ?? 0) >= most) return 'too_many'
        const [created] = await queries
          .insert(api_keys)
          .values({ ...given, account_id: accountId, key_hash: digestOf(key), created_at: createdAt })
          .returning(columns)
        if (created === undefined) throw new Error('The key was not stored')
        const { name, to } = account
        const data = { name, key: given.name, scopes: given.scopes }
        if (to !== null) await postMail(queries, { kind: 'key_made', accountId, to, data }, sender)
        return created
      })
    },
    async remove(accountId, id) {
      const removed = await db
        .delete(api_keys)
        .where(and(eq(api_keys.account_id, accountId), eq(api_keys.id, id)))
        .returning({ id: api_keys.id })
      return removed.length > 0
    },
    async find(key, now) {
      const [found] = await db
        .select({
          id: api_keys.id,
          account_id: api_keys.account_id,
          scopes: api_keys.scopes,
          last_used_at: api_keys.last_used_at,
          email_confirmed: sql<boolean>`${accounts.email_confirmed_at} is not null`,
          is_property_professional: accounts.is_property_professional,
          status: subscriptions.status,
          past_due_since: subscriptions.past_due_since,
          premium_given_until: accounts.premium_given_until,
        })
        .from(api_keys)
        .innerJoin(accounts, eq(accounts.id, api_keys.account_id))
        .leftJoin(subscriptions, eq(subscriptions.account_id, api_keys.account_id))
        .where(and(eq(api_keys.key_hash, digestOf(key)), isLive(now), isNull(accounts.locked_at)))
      return found ?? null
    },
    async setUsed(id, now) {
      await db.update(api_keys).set({ last_used_at: now }).where(eq(api_keys.id, id))
    },
  }
}
