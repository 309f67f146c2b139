import { transaction, type Database } from '@homeyield/database/connection'
import { accounts, links } from '@homeyield/database/tables'
import { and, count, desc, eq, getTableColumns, gt, lt } from 'drizzle-orm'
import { digestOf } from '../server/random-token.ts'

const { account_id: _owner, token_hash: _token, ...columns } = getTableColumns(links)

export type LinkRecord = Omit<typeof links.$inferSelect, 'account_id' | 'token_hash'>

// The state of a document follows from its links, so they stay.
const isOfPortfolio = eq(links.kind, 'portfolio')

export interface NewLink extends Pick<LinkRecord, 'name' | 'with_people'> {
  readonly kind: 'portfolio'
  readonly token: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

export interface LinkStore {
  /** The newest first, with those that have expired. */
  readonly list: (accountId: string) => Promise<readonly LinkRecord[]>
  readonly create: (accountId: string, link: NewLink, most: number) => Promise<LinkRecord | 'too_many' | 'account_gone'>
  /** False for a link of another account, or of none. */
  readonly remove: (accountId: string, id: string) => Promise<boolean>
  /** The link of a token at `now`; null for any other text. */
  readonly find: (token: string, now: Date) => Promise<(LinkRecord & { readonly account_id: string }) | null>
  readonly setOpened: (id: string, now: Date) => Promise<void>
  /** Deletes those of a portfolio that expired before. */
  readonly forgetOld: (before: Date) => Promise<void>
}

export function openLinkStore(database: Database): LinkStore {
  const { db } = database
  return {
    list: (accountId) =>
      db
        .select(columns)
        .from(links)
        .where(and(eq(links.account_id, accountId), isOfPortfolio))
        .orderBy(desc(links.created_at), desc(links.id)),
    async create(accountId, { token, createdAt, expiresAt, ...link }, most) {
      return transaction(database, async (queries) => {
        // Two at once are counted one after the other.
        const [account] = await queries
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        if (account === undefined) return 'account_gone'
        const [held] = await queries
          .select({ links: count() })
          .from(links)
          .where(and(eq(links.account_id, accountId), isOfPortfolio))
        if ((held?.links ?? 0) >= most) return 'too_many'
        const [created] = await queries
          .insert(links)
          .values({
            ...link,
            account_id: accountId,
            token_hash: digestOf(token),
            created_at: createdAt,
            expires_at: expiresAt,
          })
          .returning(columns)
        if (created === undefined) throw new Error('The link was not stored')
        return created
      })
    },
    async remove(accountId, id) {
      const removed = await db
        .delete(links)
        .where(and(eq(links.account_id, accountId), eq(links.id, id), isOfPortfolio))
        .returning({ id: links.id })
      return removed.length > 0
    },
    async find(token, now) {
      const [found] = await db
        .select({ ...columns, account_id: links.account_id })
        .from(links)
        .where(and(eq(links.token_hash, digestOf(token)), gt(links.expires_at, now)))
      return found ?? null
    },
    async setOpened(id, now) {
      await db.update(links).set({ last_opened_at: now }).where(eq(links.id, id))
    },
    async forgetOld(before) {
      await db.delete(links).where(and(isOfPortfolio, lt(links.expires_at, before)))
    },
  }
}
