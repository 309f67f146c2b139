import type { Database } from '@homeyield/database/connection'
import {
  accounts,
  calculations,
  mail_tokens,
  mails,
  property_searches,
  rental_assessments,
  sessions,
  subscriptions,
} from '@homeyield/database/tables'
import { asc, eq, getTableColumns } from 'drizzle-orm'

/** All that is held about one account, by what it is. */
export interface AccountExport {
  readonly account: Readonly<Record<string, unknown>>
  readonly sessions: readonly Readonly<Record<string, unknown>>[]
  readonly subscription: Readonly<Record<string, unknown>> | null
  readonly property_searches: readonly Readonly<Record<string, unknown>>[]
  readonly calculations: readonly Readonly<Record<string, unknown>>[]
  readonly rental_assessments: readonly Readonly<Record<string, unknown>>[]
  readonly mails: readonly Readonly<Record<string, unknown>>[]
  readonly mailed_links: readonly Readonly<Record<string, unknown>>[]
}

/** What is asked of the database to hand an account all that is held about it. */
export interface ExportStore {
  /** As it was at one moment, without what opens the account: no password's hash, no token. Null when it is gone. */
  read: (accountId: string) => Promise<AccountExport | null>
}

const { password_hash: _password, ...account } = getTableColumns(accounts)
const { account_id: _payer, ...subscription } = getTableColumns(subscriptions)
const { sa2_code, created_at: searched_at } = property_searches
const { id, version, created_at, updated_at, inputs, figures, property_data, property_photo_url } = calculations

/** The question, put to a database. */
export function openExportStore({ db }: Pick<Database, 'db'>): ExportStore {
  return {
    read: (accountId) =>
      db.transaction(
        async (queries) => {
          const [own] = await queries.select(account).from(accounts).where(eq(accounts.id, accountId))
          if (own === undefined) return null
          const [paid] = await queries
            .select(subscription)
            .from(subscriptions)
            .where(eq(subscriptions.account_id, accountId))
          return {
            account: own,
            sessions: await queries
              .select({
                created_at: sessions.created_at,
                expires_at: sessions.expires_at,
                revoked_at: sessions.revoked_at,
              })
              .from(sessions)
              .where(eq(sessions.account_id, accountId))
              .orderBy(asc(sessions.created_at)),
            subscription: paid ?? null,
            property_searches: await queries
              .select({ sa2_code, searched_at })
              .from(property_searches)
              .where(eq(property_searches.account_id, accountId))
              .orderBy(asc(searched_at)),
            calculations: await queries
              .select({ id, version, created_at, updated_at, inputs, figures, property_data, property_photo_url })
              .from(calculations)
              .where(eq(calculations.account_id, accountId))
              .orderBy(asc(created_at)),
            // Their recipients are known by a digest alone, which tells the account nothing.
            rental_assessments: await queries
              .select({
                calculation_id: rental_assessments.calculation_id,
                created_at: rental_assessments.created_at,
              })
              .from(rental_assessments)
              .where(eq(rental_assessments.account_id, accountId))
              .orderBy(asc(rental_assessments.created_at)),
            // Without their data, which hold the tokens of those that are not sent yet.
            mails: await queries
              .select({
                kind: mails.kind,
                recipient: mails.recipient,
                created_at: mails.created_at,
                sent_at: mails.sent_at,
              })
              .from(mails)
              .where(eq(mails.account_id, accountId))
              .orderBy(asc(mails.created_at)),
            mailed_links: await queries
              .select({
                purpose: mail_tokens.purpose,
                email: mail_tokens.email,
                created_at: mail_tokens.created_at,
                expires_at: mail_tokens.expires_at,
                used_at: mail_tokens.used_at,
              })
              .from(mail_tokens)
              .where(eq(mail_tokens.account_id, accountId))
              .orderBy(asc(mail_tokens.created_at)),
          }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  }
}
