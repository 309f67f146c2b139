import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { violates } from '@homeyield/database/error-code'
import { accounts, calculations, households } from '@homeyield/database/tables'
import type { GivenOwner, Person } from '@homeyield/domain/calculation/household'
import { PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { and, asc, eq, sql } from 'drizzle-orm'

export interface Household {
  /** 0 until the first people are saved. */
  readonly version: number
  readonly people: readonly Person[]
}

export interface NamingHome {
  readonly id: string
  readonly property: string
}

interface OwnedHome extends NamingHome {
  readonly owners: readonly GivenOwner[]
}

interface ReplacedHousehold extends Household {
  /** Those that name a person who was changed. */
  readonly changedHomes: readonly NamingHome[]
}

/** Those who are left out, and the homes that name them. */
export interface UsedPeople {
  readonly used: readonly { readonly person: Person; readonly homes: readonly NamingHome[] }[]
}

export interface HouseholdStore {
  readonly read: (accountId: string) => Promise<Household>
  /** The calculations that have owners, also in scenarios, by address; the owners as they are stored. */
  readonly listOwners: (accountId: string) => Promise<readonly OwnedHome[]>
  /** Stores the people if the version is still the current one, however many requests arrive at once. */
  readonly replace: (
    accountId: string,
    given: Household,
  ) => Promise<ReplacedHousehold | { readonly current: Household } | UsedPeople | 'account_gone'>
}

const EMPTY: Household = { version: 0, people: [] }
const { account_id, version, people } = households

export function openHouseholdStore(database: Database): HouseholdStore {
  return {
    read: async (accountId) => householdOf(await select(database.db, accountId)),
    listOwners: (accountId) => findOwners(database.db, accountId),
    async replace(accountId, given) {
      try {
        return await transaction(database, async (queries) => {
          // Then there is a row to lock, also for the first people.
          await queries.insert(households).values({ account_id: accountId }).onConflictDoNothing()
          const current = householdOf(await select(queries, accountId).for('update'))
          if (current.version !== given.version) return { current }
          const ids = new Set(given.people.map(({ id }) => id))
          const removed = current.people.filter(({ id }) => !ids.has(id))
          const used = []
          for (const person of removed) {
            // oxlint-disable-next-line no-await-in-loop -- one connection; at most eight
            const homes = await findHomesOf(queries, accountId, [person.id])
            if (homes.length > 0) used.push({ person, homes })
          }
          if (used.length > 0) return { used }
          const stored = { people: given.people, version: current.version + 1 }
          await queries
            .update(households)
            .set({ ...stored, updated_at: sql`clock_timestamp()` })
            .where(eq(account_id, accountId))
          const changed = given.people.filter((person) => isChanged(person, current.people)).map(({ id }) => id)
          const changedHomes = changed.length === 0 ? [] : await findHomesOf(queries, accountId, changed)
          return { ...stored, changedHomes }
        })
      } catch (error) {
        // The foreign key decides: the account was deleted after its session was checked.
        if (violates(error, '23503', 'households_account_id_fkey')) return 'account_gone'
        throw error
      }
    },
  }
}

/** The people, none of whom is removed before the transaction ends. */
export async function lockPeople(queries: Transaction, accountId: string): Promise<readonly Person[]> {
  // In the order of the deletion of an account.
  await queries.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('key share')
  return householdOf(await select(queries, accountId).for('share')).people
}

function select(queries: Database['db'] | Transaction, accountId: string) {
  return queries.select({ version, people }).from(households).where(eq(account_id, accountId))
}

function householdOf([row]: readonly { readonly version: number; readonly people: unknown }[]): Household {
  return row === undefined ? EMPTY : { version: row.version, people: row.people as Person[] }
}

const VALUES = keysOf(PERSON_FIELDS)

/** Whether somebody who was there has another name, kind or income. */
function isChanged(person: Person, before: readonly Person[]): boolean {
  const was = before.find(({ id }) => id === person.id)
  return was !== undefined && VALUES.some((value) => was[value] !== person[value])
}

/** The calculations that name one of the people, in their scenarios too. */
function findHomesOf(
  queries: Transaction,
  accountId: string,
  personIds: readonly string[],
): Promise<readonly NamingHome[]> {
  const { id, property, inputs, scenarios } = calculations
  const named = sql`${JSON.stringify({ ids: personIds })}::jsonb`
  return queries
    .select({ id, property })
    .from(calculations)
    .where(
      and(
        eq(calculations.account_id, accountId),
        sql`(jsonb_path_exists(${inputs}, '$.analysis.owners[*].person_id ? (@ == $ids[*])', ${named})
          or jsonb_path_exists(${scenarios}, '$[*].changes.analysis.owners[*].person_id ? (@ == $ids[*])', ${named}))`,
      ),
    )
    .orderBy(asc(property), asc(id))
}

function findOwners(queries: Database['db'], accountId: string): Promise<OwnedHome[]> {
  const { id, property, inputs, scenarios } = calculations
  const owners = sql<GivenOwner[]>`jsonb_path_query_array(${inputs}, '$.analysis.owners[*]')
    || jsonb_path_query_array(${scenarios}, '$[*].changes.analysis.owners[*]')`
  return queries
    .select({ id, property, owners })
    .from(calculations)
    .where(and(eq(calculations.account_id, accountId), sql`${owners} <> '[]'`))
    .orderBy(asc(property), asc(id))
}
