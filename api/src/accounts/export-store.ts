import { SNAPSHOT, transaction, type Database } from '@homeyield/database/connection'
import { splitReads } from '@homeyield/database/split-reads'
import { admin_log } from '@homeyield/database/admin-tables'
import { document_sendings, documents } from '@homeyield/database/document-tables'
import { checkouts, failed_payments, stripe_customers } from '@homeyield/database/payment-tables'
import {
  accounts,
  api_keys,
  brands,
  calculations,
  households,
  links,
  mail_tokens,
  mails,
  property_searches,
  rental_assessments,
  sessions,
  subscriptions,
} from '@homeyield/database/tables'
import { screening_templates, screenings } from '@homeyield/database/screening-tables'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { type Person, withPeopleOf } from '@homeyield/domain/calculation/household'
import { and, asc, eq, getTableColumns, inArray, notInArray } from 'drizzle-orm'
import { readSlices, type Slices } from '../server/slices.ts'

export interface AccountExport {
  readonly account: Readonly<Record<string, unknown>>
  readonly sessions: readonly Readonly<Record<string, unknown>>[]
  readonly subscription: Readonly<Record<string, unknown>> | null
  readonly payments_customer: Readonly<Record<string, unknown>> | null
  readonly checkouts: readonly Readonly<Record<string, unknown>>[]
  readonly failed_payments: readonly Readonly<Record<string, unknown>>[]
  readonly property_searches: readonly Readonly<Record<string, unknown>>[]
  readonly household: Readonly<Record<string, unknown>> | null
  readonly brand: Readonly<Record<string, unknown>> | null
  readonly links: readonly Readonly<Record<string, unknown>>[]
  readonly api_keys: readonly Readonly<Record<string, unknown>>[]
  readonly calculations: Slices<ExportedCalculation>
  readonly documents: Slices<Readonly<Record<string, unknown>>>
  readonly screenings: Slices<Readonly<Record<string, unknown>>>
  readonly screening_templates: Readonly<Record<string, unknown>> | null
  readonly rental_assessments: readonly Readonly<Record<string, unknown>>[]
  readonly mails: readonly Readonly<Record<string, unknown>>[]
  /** What operators did to the account. */
  readonly administration: readonly Readonly<Record<string, unknown>>[]
  readonly mailed_links: readonly Readonly<Record<string, unknown>>[]
}

/** A saved calculation, whose figures are computed when it is read. */
export interface ExportedCalculation extends Readonly<Record<string, unknown>> {
  readonly inputs: CalculationInputs
  readonly scenarios: readonly Scenario[]
  readonly updated_at: Date
}

export interface ExportStore {
  /**
   * One consistent snapshot, without password hash and tokens; calculations, documents and lists follow in slices, each as it is by then.
   * Null when the account was deleted.
   */
  read: (accountId: string) => Promise<AccountExport | null>
}

const { password_hash: _password, ...account } = getTableColumns(accounts)
const { account_id: _payer, ...subscription } = getTableColumns(subscriptions)
const { account_id: _debtor, ...failedPayment } = getTableColumns(failed_payments)
// Anybody with a checkout's URL can pay at it.
const { customer_id: _customer, url: _url, ...checkout } = getTableColumns(checkouts)
const { account_id: _member, ...household } = getTableColumns(households)
const { account_id: _author, ...brand } = getTableColumns(brands)
const { account_id: _writer, ...document } = getTableColumns(documents)
const { account_id: _reader, idempotency_digest: _digest, ...screening } = getTableColumns(screenings)
const { account_id: _chooser, ...screeningTemplates } = getTableColumns(screening_templates)
const { account_id: _sharer, token_hash: _token, ...link } = getTableColumns(links)
const { account_id: _holder, key_hash: _key, ...apiKey } = getTableColumns(api_keys)
const { sa2_code, created_at: searched_at } = property_searches
const { id, version, created_at, updated_at, inputs, scenarios } = calculations
const { property_data, property_photo_url, idempotency_key } = calculations

// With its property's data a calculation has up to a hundred kilobytes, and many exports may be open.
const SLICE = 20

/** `reads` reads the slices, which follow after the snapshot. */
export function openExportStore(database: Database, reads = splitReads(database, null)): ExportStore {
  const readSlice = reads(({ db }) => db)
  return {
    read: (accountId) =>
      transaction(
        database,
        async (queries) => {
          const [own] = await queries.select(account).from(accounts).where(eq(accounts.id, accountId))
          if (own === undefined) return null
          const [paid] = await queries
            .select(subscription)
            .from(subscriptions)
            .where(eq(subscriptions.account_id, accountId))
          const [customer] = await queries
            .select({ customer_id: stripe_customers.customer_id, created_at: stripe_customers.created_at })
            .from(stripe_customers)
            .where(eq(stripe_customers.account_id, accountId))
          const [branded] = await queries.select(brand).from(brands).where(eq(brands.account_id, accountId))
          const [shared] = await queries.select(household).from(households).where(eq(households.account_id, accountId))
          const written = await queries
            .select({ id: documents.id })
            .from(documents)
            .where(eq(documents.account_id, accountId))
            .orderBy(asc(documents.created_at), asc(documents.id))
          const saved = await queries
            .select({ id })
            .from(calculations)
            .where(eq(calculations.account_id, accountId))
            .orderBy(asc(created_at), asc(id))
          const read = await queries
            .select({ id: screenings.id })
            .from(screenings)
            .where(eq(screenings.account_id, accountId))
            .orderBy(asc(screenings.created_at), asc(screenings.id))
          const [templates] = await queries
            .select(screeningTemplates)
            .from(screening_templates)
            .where(eq(screening_templates.account_id, accountId))
          const ids = saved.map((calculation) => calculation.id)
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
            payments_customer: customer ?? null,
            checkouts: await queries
              .select(checkout)
              .from(checkouts)
              .where(eq(checkouts.customer_id, customer?.customer_id ?? ''))
              .orderBy(asc(checkouts.created_at)),
            failed_payments: await queries
              .select(failedPayment)
              .from(failed_payments)
              .where(eq(failed_payments.account_id, accountId))
              .orderBy(asc(failed_payments.announced_at)),
            property_searches: await queries
              .select({ sa2_code, searched_at })
              .from(property_searches)
              .where(eq(property_searches.account_id, accountId))
              .orderBy(asc(searched_at)),
            household: shared ?? null,
            brand: branded ?? null,
            links: await queries
              .select(link)
              .from(links)
              .where(eq(links.account_id, accountId))
              .orderBy(asc(links.created_at)),
            api_keys: await queries
              .select(apiKey)
              .from(api_keys)
              .where(eq(api_keys.account_id, accountId))
              .orderBy(asc(api_keys.created_at)),
            calculations: readSlices(ids, SLICE, (some) => readSlice((db) => readCalculations(db, accountId, some))),
            documents: readSlices(
              written.map((one) => one.id),
              SLICE,
              (some) => readSlice((db) => readDocuments(db, accountId, some)),
            ),
            // One by one: a list has up to a megabyte.
            screenings: readSlices(
              read.map((one) => one.id),
              1,
              (some) =>
                readSlice((db) =>
                  db
                    .select(screening)
                    .from(screenings)
                    .where(and(inArray(screenings.id, some), eq(screenings.account_id, accountId))),
                ),
            ),
            screening_templates: templates ?? null,
            // Recipients are stored as digests only, which tell the account nothing.
            rental_assessments: await queries
              .select({
                calculation_id: rental_assessments.calculation_id,
                created_at: rental_assessments.created_at,
              })
              .from(rental_assessments)
              .where(eq(rental_assessments.account_id, accountId))
              .orderBy(asc(rental_assessments.created_at)),
            // Without their data, which contain the tokens of unsent mails. Those of assessments are
            // in rental_assessments.
            mails: await queries
              .select({
                kind: mails.kind,
                recipient: mails.recipient,
                message_id: mails.message_id,
                created_at: mails.created_at,
                sent_at: mails.sent_at,
                given_up_at: mails.given_up_at,
                tries: mails.tries,
                last_problem: mails.last_problem,
              })
              .from(mails)
              .where(and(eq(mails.account_id, accountId), notInArray(mails.kind, ['rental_assessment', 'document'])))
              .orderBy(asc(mails.created_at)),
            administration: await queries
              .select({ done_at: admin_log.done_at, command: admin_log.command, details: admin_log.details })
              .from(admin_log)
              .where(eq(admin_log.account_id, accountId))
              .orderBy(asc(admin_log.id)),
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
        SNAPSHOT,
      ),
  }
}

async function readCalculations(
  db: Database['db'],
  accountId: string,
  ids: readonly string[],
): Promise<ExportedCalculation[]> {
  const rows = await db
    .select({
      id,
      version,
      created_at,
      updated_at,
      inputs,
      scenarios,
      property_data,
      property_photo_url,
      idempotency_key,
      people: households.people,
    })
    .from(calculations)
    .leftJoin(households, eq(households.account_id, calculations.account_id))
    .where(and(inArray(id, ids), eq(calculations.account_id, accountId)))
    .orderBy(asc(created_at), asc(id))
  return rows.map(({ people, ...row }) => withPeopleOf(row as ExportedCalculation, (people ?? []) as Person[]))
}

async function readDocuments(db: Database['db'], accountId: string, ids: string[]) {
  const rows = await db
    .select(document)
    .from(documents)
    .where(and(inArray(documents.id, ids), eq(documents.account_id, accountId)))
    .orderBy(asc(documents.created_at), asc(documents.id))
  const sendings = await db.select().from(document_sendings).where(inArray(document_sendings.document_id, ids))
  return rows.map((row) => {
    const own = sendings.filter(({ document_id }) => document_id === row.id)
    return Object.assign(row, { sendings: own.map(({ recipient, sent_at }) => ({ recipient, sent_at })) })
  })
}
