import type { DocumentAnswer } from '@homeyield/contract/link'
import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { document_sendings, documents } from '@homeyield/database/document-tables'
import { accounts, links } from '@homeyield/database/tables'
import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import type { DocumentInputs } from '@homeyield/domain/documents/document-fields'
import type { DocumentKind } from '@homeyield/domain/documents/document-kinds'
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, max, sql } from 'drizzle-orm'
import type { Mail } from '../mail/mail.ts'
import { postMail } from '../mail/mail-store.ts'
import { digestOf } from '../server/random-token.ts'

type Row = typeof documents.$inferSelect

interface Sending {
  readonly recipient: string
  readonly sentAt: Date
}

/** A document in a list: without its content. */
export interface ListedDocumentRecord extends Omit<Row, 'account_id' | 'inputs' | 'content'> {
  readonly client_name: string | null
  readonly sendings: readonly Sending[]
  /** Of all links to its page, until when one is open and when one was opened last; null without one. */
  readonly link: { readonly expires_at: Date; readonly last_opened_at: Date | null } | null
}

export interface DocumentRecord extends ListedDocumentRecord {
  readonly inputs: DocumentInputs
  readonly content: DocumentContent
}

export interface NewDocument extends Pick<DocumentRecord, 'calculation_id' | 'kind' | 'inputs' | 'content'> {
  readonly createdAt: Date
}

/** What a change may set. */
export type DocumentChanges = Partial<Pick<DocumentRecord, 'inputs' | 'content' | 'outcome' | 'sent_at'>>

/** A draft as it is sent: the version that was read, and its content as at today. Of a sent document neither counts. */
export interface SentDraft {
  readonly version: number
  readonly inputs: DocumentInputs
  readonly content: DocumentContent
}

export interface NewDocumentLink {
  readonly token: string
  readonly name: string
  /** To whom it is mailed; null for one that its author made. */
  readonly recipient: string | null
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** Why a document was not sent: it is not the account's, or a draft that somebody has changed since. */
export type NotSent = 'not_found' | { readonly changed: DocumentRecord }

export interface DocumentStore {
  /** The newest first. */
  readonly list: (accountId: string, calculationId?: string) => Promise<readonly ListedDocumentRecord[]>
  readonly find: (accountId: string, id: string) => Promise<DocumentRecord | null>
  /** The account's newest of a kind. */
  readonly findLast: (accountId: string, kind: DocumentKind) => Promise<DocumentRecord | null>
  readonly create: (
    accountId: string,
    document: NewDocument,
    most: number,
  ) => Promise<DocumentRecord | 'too_many' | 'account_gone'>
  /** Changes a document by what `decide` returns for its current state, one after the other; null for another account's. */
  readonly change: (
    accountId: string,
    id: string,
    now: Date,
    decide: (current: DocumentRecord) => DocumentChanges,
  ) => Promise<DocumentRecord | null>
  readonly remove: (accountId: string, id: string) => Promise<boolean>
  /** Gives its page a link, of which at most `most` are open, and keeps its content from then on. */
  readonly open: (
    accountId: string,
    id: string,
    draft: SentDraft,
    link: NewDocumentLink,
    most: number,
  ) => Promise<DocumentRecord | 'too_many' | NotSent>
  /** Ends its links; null for another account's document. */
  readonly close: (accountId: string, id: string, now: Date) => Promise<DocumentRecord | null>
  /**
   * Notes what the client answered, and posts the mail. An acceptance stays, is noted once, and wins, unless its author has
   * said what became of it.
   */
  readonly answer: (id: string, answer: DocumentAnswer, now: Date, mail: Mail) => Promise<void>
}

const { account_id: _owner, inputs, content, ...stored } = getTableColumns(documents)
const listed = { ...stored, client_name: sql<string | null>`${inputs} ->> 'client_name'` }
const whole = { ...listed, inputs: sql<DocumentInputs>`${inputs}`, content: sql<DocumentContent>`${content}` }

type Queries = Database['db'] | Transaction

/** `sender` is the address of mails. */
export function openDocumentStore(database: Database, sender: string): DocumentStore {
  const { db } = database
  const isOwn = (accountId: string, id: string) => and(eq(documents.account_id, accountId), eq(documents.id, id))
  const findIn = async (queries: Queries, accountId: string, id: string) => {
    const rows = await queries.select(whole).from(documents).where(isOwn(accountId, id))
    return (await complete(queries, rows))[0] ?? null
  }
  return {
    async list(accountId, calculationId) {
      const ofHome = calculationId === undefined ? undefined : eq(documents.calculation_id, calculationId)
      const rows = await db
        .select(listed)
        .from(documents)
        .where(and(eq(documents.account_id, accountId), ofHome))
        .orderBy(desc(documents.created_at), desc(documents.id))
      return complete(db, rows)
    },
    find: (accountId, id) => findIn(db, accountId, id),
    async findLast(accountId, kind) {
      const rows = await db
        .select(whole)
        .from(documents)
        .where(and(eq(documents.account_id, accountId), eq(documents.kind, kind)))
        .orderBy(desc(documents.created_at), desc(documents.id))
        .limit(1)
      return (await complete(db, rows))[0] ?? null
    },
    async create(accountId, { createdAt, ...document }, most) {
      return transaction(database, async (queries) => {
        // Two at once are counted one after the other.
        const [account] = await queries
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        if (account === undefined) return 'account_gone'
        const [held] = await queries
          .select({ documents: count() })
          .from(documents)
          .where(eq(documents.account_id, accountId))
        if ((held?.documents ?? 0) >= most) return 'too_many'
        const times = { created_at: createdAt, updated_at: createdAt }
        const row = { ...document, ...times, account_id: accountId, day: document.content.day }
        const created = await queries.insert(documents).values(row).returning(whole)
        const [record] = await complete(queries, created)
        if (record === undefined) throw new Error('The document was not stored')
        return record
      })
    },
    change: (accountId, id, now, decide) =>
      transaction(database, async (queries) => {
        const locked = await queries.select(whole).from(documents).where(isOwn(accountId, id)).for('update')
        const [current] = await complete(queries, locked)
        if (current === undefined) return null
        const changes = decide(current)
        const day = changes.content === undefined ? {} : { day: changes.content.day }
        await queries
          .update(documents)
          .set({ ...changes, ...day, version: current.version + 1, updated_at: now })
          .where(eq(documents.id, id))
        return findIn(queries, accountId, id)
      }),
    async remove(accountId, id) {
      const removed = await db.delete(documents).where(isOwn(accountId, id)).returning({ id: documents.id })
      return removed.length > 0
    },
    open: (accountId, id, draft, link, most) =>
      transaction(database, async (queries) => {
        const work = openDocumentWork(queries)
        const sent = await work.send(accountId, id, draft, link.createdAt)
        if ('reason' in sent) return sent.reason
        const isOpen = and(eq(links.document_id, id), gt(links.expires_at, link.createdAt))
        const [held] = await queries.select({ links: count() }).from(links).where(isOpen)
        if ((held?.links ?? 0) >= most) return 'too_many'
        await work.addLink(accountId, id, link)
        return (await findIn(queries, accountId, id)) ?? 'not_found'
      }),
    async close(accountId, id, now) {
      const isOpen = and(eq(links.account_id, accountId), eq(links.document_id, id), gt(links.expires_at, now))
      await db.update(links).set({ expires_at: now }).where(isOpen)
      return findIn(db, accountId, id)
    },
    answer: (id, answer, now, mail) =>
      transaction(database, async (queries) => {
        // Two at once are noted one after the other.
        const [before] = await queries
          .select({ answer: documents.answer, outcome: documents.outcome })
          .from(documents)
          .where(eq(documents.id, id))
          .for('update')
        const isAccepted = before?.answer === 'accepted'
        if (isAccepted && answer === 'accepted') return
        const won = answer === 'accepted' ? { outcome: before?.outcome ?? 'won' } : {}
        if (!isAccepted)
          await queries
            .update(documents)
            .set({ answer, answered_at: now, ...won })
            .where(eq(documents.id, id))
        await postMail(queries, mail, sender)
      }),
  }
}

/** What is stored of a document as it is sent, in one transaction. */
export interface DocumentWork {
  /**
   * Keeps the document's words and content from then on, locks it, and returns it. A draft gets the content given; a version that is not
   * the current one is why it was not sent.
   */
  readonly send: (
    accountId: string,
    id: string,
    draft: SentDraft,
    now: Date,
  ) => Promise<DocumentRecord | { readonly reason: NotSent }>
  readonly addLink: (accountId: string, id: string, link: NewDocumentLink) => Promise<void>
  readonly addSending: (id: string, sending: Sending) => Promise<void>
}

export function openDocumentWork(queries: Queries): DocumentWork {
  return {
    async send(accountId, id, { version, inputs: sentInputs, content }, now) {
      const isOwn = and(eq(documents.account_id, accountId), eq(documents.id, id))
      const locked = await queries.select(whole).from(documents).where(isOwn).for('update')
      const [current] = await complete(queries, locked)
      if (current === undefined) return { reason: 'not_found' }
      if (current.sent_at !== null) return current
      if (current.version !== version) return { reason: { changed: current } }
      const sent = {
        inputs: sentInputs,
        content,
        day: content.day,
        sent_at: now,
        updated_at: now,
        version: version + 1,
      }
      await queries.update(documents).set(sent).where(eq(documents.id, id))
      return { ...current, ...sent }
    },
    async addLink(accountId, id, { token, name, recipient, createdAt, expiresAt }) {
      await queries.insert(links).values({
        account_id: accountId,
        document_id: id,
        kind: 'document',
        name,
        recipient,
        with_people: false,
        token_hash: digestOf(token),
        created_at: createdAt,
        expires_at: expiresAt,
      })
    },
    async addSending(id, { recipient, sentAt }) {
      await queries.insert(document_sendings).values({ document_id: id, recipient, sent_at: sentAt })
    },
  }
}

/** The records of rows, with to whom they were sent and their links. */
async function complete<Found extends { readonly id: string }>(queries: Queries, rows: readonly Found[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sendings = await queries
    .select()
    .from(document_sendings)
    .where(inArray(document_sendings.document_id, ids))
    .orderBy(asc(document_sendings.sent_at))
  const linked = await queries
    .select({ id: links.document_id, expires_at: max(links.expires_at), last_opened_at: max(links.last_opened_at) })
    .from(links)
    .where(inArray(links.document_id, ids))
    .groupBy(links.document_id)
  return rows.map((row) => {
    const link = linked.find(({ id }) => id === row.id)
    const own = sendings.filter(({ document_id }) => document_id === row.id)
    return Object.assign(row, {
      sendings: own.map(({ recipient, sent_at }) => ({ recipient, sentAt: sent_at })),
      link: link?.expires_at ? { expires_at: link.expires_at, last_opened_at: link.last_opened_at } : null,
    })
  })
}
