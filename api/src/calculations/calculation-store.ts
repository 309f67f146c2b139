import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { type Person, withoutPeopleOf, withPeopleOf } from '@homeyield/domain/calculation/household'
import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { violates } from '@homeyield/database/error-code'
import { documents } from '@homeyield/database/document-tables'
import { accounts, calculations, households } from '@homeyield/database/tables'
import { and, count, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { type CalculationContent, currentScenario, readStoredInputs } from './appraise-inputs.ts'
import { holdPeople, namesPeople } from './named-people.ts'
import type { GivenFigures } from './stored-figures.ts'
import { newer } from './listed-calculations-store.ts'

export interface StoredContent extends CalculationContent {
  readonly propertyData: Record<string, unknown> | null
  readonly scenarios: readonly Scenario[]
}

export interface CalculationRecord extends Omit<StoredContent, 'figures'> {
  /** As they are stored, of the day on which they were computed. */
  readonly figures: GivenFigures
  readonly id: string
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly propertyPhotoUrl: string | null
  /** How many of the account are newer, as far as a free account may change them. */
  readonly newer: number
}

/** An Idempotency-Key and the digest of the body that it was sent with (server/digest-body.ts). */
export interface SaveKey {
  readonly key: string
  readonly digest: Buffer
}

/** The calculation saved before under the same key, but with another body. */
export interface KeyUsed {
  readonly keyUsedFor: CalculationRecord
}

type Saved = CalculationRecord | KeyUsed | 'account_gone'

/** Returns the new content, or throws the refusal. Property data and scenarios that are left out stay as they are. */
export type Decide = (current: CalculationRecord) => Decided | Promise<Decided>
type Decided = CalculationContent & Partial<StoredContent>

/** Stores calculations. One of another account is treated as unknown. */
export interface CalculationStore {
  find: (accountId: string, id: string) => Promise<CalculationRecord | null>
  /** What was saved under a key before. */
  findSaved: (accountId: string, key: SaveKey) => Promise<CalculationRecord | KeyUsed | null>
  create: (accountId: string, content: StoredContent, key: SaveKey | null) => Promise<Saved>
  /** The same if `maySave` allows another, however many requests arrive at once; otherwise null. */
  createWithinLimit: (
    accountId: string,
    content: StoredContent,
    key: SaveKey | null,
    maySave: (saved: number) => boolean,
  ) => Promise<Saved | null>
  change: (accountId: string, id: string, decide: Decide) => Promise<CalculationRecord | null>
  remove: (accountId: string, id: string) => Promise<boolean>
  /** The same, but a calculation with a document that was sent stays. */
  removeUnlessSent: (accountId: string, id: string) => Promise<boolean>
}

type Queries = Database['db'] | Transaction

const written = {
  id: calculations.id,
  version: calculations.version,
  createdAt: calculations.created_at,
  updatedAt: calculations.updated_at,
}
const { inputs, figures, scenarios, property_data: propertyData, property_photo_url: propertyPhotoUrl } = calculations
// The start of a transaction may be before the change that it waited for.
const changedAt = sql`clock_timestamp()`
const parameter = sql.placeholder

export function openCalculationStore(database: Database): CalculationStore {
  const { db } = database
  const finding = selectOne(db).prepare('find_calculation')
  const findingSaved = selectSaved(db).prepare('find_saved_calculation')
  const inserting = insert(db).prepare('insert_calculation')
  const changing = update(db).prepare('change_calculation')

  return {
    find: async (accountId, id) => recordOf(await finding.execute({ accountId, id })),
    findSaved: (accountId, key) => findByKeyOrNull(findingSaved, accountId, key),
    async create(accountId, content, key) {
      try {
        if (!namesPeople(content)) return await insertOnce(findingSaved, inserting, { accountId, content, key })
        return await transaction(database, async (queries) => {
          const held = await holdPeople(queries, accountId, content)
          return insertOnce(selectSaved(queries), insert(queries), { accountId, content: held, key })
        })
      } catch (error) {
        // The foreign key decides: the account was deleted after its session was checked.
        if (violates(error, '23503', 'calculations_account_id_fkey')) return 'account_gone'
        throw error
      }
    },
    createWithinLimit: (accountId, content, key, maySave) =>
      transaction(database, async (queries) => {
        // The locked account row serialises saves: a parallel one counts after this one is stored.
        const account = await queries
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('no key update')
        if (account.length === 0) return 'account_gone'
        const repeated = key === null ? null : await findByKeyOrNull(selectSaved(queries), accountId, key)
        if (repeated !== null) return repeated
        const owned = eq(calculations.account_id, accountId)
        const [counted] = await queries.select({ saved: count() }).from(calculations).where(owned)
        if (!maySave(counted?.saved ?? 0)) return null
        const held = await holdPeople(queries, accountId, content)
        return insertOnce(selectSaved(queries), insert(queries), { accountId, content: held, key })
      }),
    async change(accountId, id, decide) {
      // Without a transaction and its lock, unless people are named: a change that another one precedes is decided again.
      for (;;) {
        const current = recordOf(await finding.execute({ accountId, id }))
        if (current === null) return null
        const { propertyData, scenarios } = current
        const content: StoredContent = { propertyData, scenarios, ...(await decide(current)) }
        const change = { accountId, id, version: current.version, content }
        const changed = namesPeople(content)
          ? await transaction(database, async (queries) => {
              const held = await holdPeople(queries, accountId, content)
              return changeOnce(update(queries), { ...change, content: held })
            })
          : await changeOnce(changing, change)
        if (changed !== null) return changed
      }
    },
    async remove(accountId, id) {
      return (await db.delete(calculations).where(isOwn(accountId, id)).returning({ id: calculations.id })).length > 0
    },
    async removeUnlessSent(accountId, id) {
      const sent = db
        .select({ id: documents.id })
        .from(documents)
        .where(and(eq(documents.calculation_id, id), isNotNull(documents.sent_at)))
      const removed = await db
        .delete(calculations)
        .where(and(isOwn(accountId, id), notExists(sent)))
        .returning({ id: calculations.id })
      return removed.length > 0
    },
  }
}

const isOwn = (accountId: string, id: string) => and(eq(calculations.id, id), eq(calculations.account_id, accountId))

const whole = {
  ...written,
  inputs,
  figures,
  scenarios,
  propertyData,
  propertyPhotoUrl,
  newer,
  people: households.people,
}

function selectOne(queries: Queries) {
  return queries
    .select(whole)
    .from(calculations)
    .leftJoin(households, eq(households.account_id, calculations.account_id))
    .where(and(eq(calculations.id, parameter('id')), eq(calculations.account_id, parameter('accountId'))))
}

function update(queries: Queries) {
  return queries
    .update(calculations)
    .set({
      inputs: sql`${parameter('inputs')}::jsonb`,
      figures: sql`${parameter('figures')}::jsonb`,
      scenarios: sql`${parameter('scenarios')}::jsonb`,
      property_data: sql`${parameter('propertyData')}::jsonb`,
      // A photo shows one property.
      property_photo_url: sql`case when ${calculations.property} = ${parameter('property')} then ${propertyPhotoUrl} end`,
      version: sql`${calculations.version} + 1`,
      updated_at: changedAt,
    })
    .where(
      and(
        eq(calculations.id, parameter('id')),
        eq(calculations.account_id, parameter('accountId')),
        eq(calculations.version, parameter('version')),
      ),
    )
    .returning({ ...written, propertyPhotoUrl })
}

function insert(queries: Queries) {
  return queries
    .insert(calculations)
    .values({
      account_id: parameter('accountId'),
      idempotency_key: parameter('key'),
      idempotency_digest: parameter('digest'),
      inputs: parameter('inputs'),
      figures: parameter('figures'),
      scenarios: parameter('scenarios'),
      // As text, because the column's own encoder turns null into the JSON null.
      property_data: sql`${parameter('propertyData')}::jsonb`,
      created_at: changedAt,
      updated_at: changedAt,
    })
    .onConflictDoNothing()
    .returning(written)
}

function selectSaved(queries: Queries) {
  return queries
    .select({ ...whole, digest: calculations.idempotency_digest })
    .from(calculations)
    .leftJoin(households, eq(households.account_id, calculations.account_id))
    .where(and(eq(calculations.account_id, parameter('accountId')), eq(calculations.idempotency_key, parameter('key'))))
}

type Finding = Pick<ReturnType<typeof selectSaved>, 'execute'>

async function findByKeyOrNull(
  finding: Finding,
  accountId: string,
  { key, digest }: SaveKey,
): Promise<CalculationRecord | KeyUsed | null> {
  const rows = await finding.execute({ accountId, key })
  const [found] = rows
  const record = recordOf(rows)
  if (found === undefined || record === null) return null
  return found.digest === null || found.digest.equals(digest) ? record : { keyUsedFor: record }
}

interface NewCalculation {
  readonly accountId: string
  readonly content: StoredContent
  readonly key: SaveKey | null
}

// Only a known key prevents the insert; then its calculation is returned, unless it was removed since.
async function insertOnce(
  finding: Finding,
  inserting: Pick<ReturnType<typeof insert>, 'execute'>,
  { accountId, content, key }: NewCalculation,
): Promise<CalculationRecord | KeyUsed> {
  const stored = withoutPeopleOf(content)
  for (let attempt = 0; attempt < 2; attempt++) {
    const [inserted] = await inserting.execute({
      accountId,
      key: key?.key ?? null,
      digest: key?.digest ?? null,
      inputs: stored.inputs,
      figures: content.figures,
      scenarios: stored.scenarios,
      propertyData: content.propertyData === null ? null : JSON.stringify(content.propertyData),
    })
    if (inserted) return newest(inserted, content)
    const repeated = key === null ? null : await findByKeyOrNull(finding, accountId, key)
    if (repeated !== null) return repeated
  }
  throw new Error('A calculation was neither inserted nor found under its key')
}

interface Change {
  readonly accountId: string
  readonly id: string
  readonly version: number
  readonly content: StoredContent
}

// Null when another change came before it.
async function changeOnce(
  updating: Pick<ReturnType<typeof update>, 'execute'>,
  { content, ...change }: Change,
): Promise<CalculationRecord | null> {
  const { inputs, scenarios } = withoutPeopleOf(content)
  const [changed] = await updating.execute({
    ...change,
    inputs: JSON.stringify(inputs),
    figures: JSON.stringify(content.figures),
    scenarios: JSON.stringify(scenarios),
    propertyData: content.propertyData === null ? null : JSON.stringify(content.propertyData),
    property: inputs.property,
  })
  return changed ? { ...newest(changed, content), propertyPhotoUrl: changed.propertyPhotoUrl } : null
}

function recordOf(rows: readonly unknown[]): CalculationRecord | null {
  const row = rows[0] as (CalculationRecord & { readonly people: readonly Person[] | null }) | undefined
  if (row === undefined) return null
  const { people, ...record } = row
  const scenarios = record.scenarios.map(currentScenario)
  const inputs = readStoredInputs(record.inputs, record.updatedAt)
  return withPeopleOf({ ...record, scenarios, inputs }, people ?? [])
}

function newest(
  row: { id: string; version: number; createdAt: Date; updatedAt: Date },
  content: StoredContent,
): CalculationRecord {
  return { ...row, ...content, propertyPhotoUrl: null, newer: 0 }
}
