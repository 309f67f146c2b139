import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { violates } from '@homeyield/database/error-code'
import { accounts, calculations, households } from '@homeyield/database/tables'
import type { Person } from '@homeyield/domain/calculation/household'
import { and, asc, eq, sql } from 'drizzle-orm'

export interface Household {
  /** 0 until the first people are saved. */
  readonly version: number
  readonly people: readonly Person[]
}

/** Whoever is left out, and the addresses of the homes that name them. */
export interface UsedPeople {
  readonly used: readonly { readonly person: Person; readonly homes: readonly string[] }[]
}

export interface HouseholdStore {
  readonly read: (accountId: string) => Promise<Household>
  /** Stores the people if the version is still the current one, however many requests arrive at once. */
  readonly replace: (
    accountId: string,
    given: Household,
  ) => Promise<Household | { readonly current: Household } | UsedPeople | 'account_gone'>
}

const EMPTY: Household = { version: 0, people: [] }
const { account_id, version, people } = households

export function openHouseholdStore(database: Database): HouseholdStore {
  return {
    read: async (accountId) => householdOf(await select(database.db, accountId)),
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
            const homes = await findHomesOf(queries, accountId, person.id)
            if (homes.length > 0) used.push({ person, homes })
          }
          if (used.length > 0) return { used }
          const stored = { people: given.people, version: current.version + 1 }
          await queries
            .update(households)
            .set({ ...stored, updated_at: sql`clock_timestamp()` })
            .where(eq(account_id, accountId))
          return stored
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

/** The addresses of the calculations that name a person, in their scenarios too. */
async function findHomesOf(queries: Transaction, accountId: string, personId: string): Promise<string[]> {
  const { property, inputs, scenarios } = calculations
  const named = sql`${JSON.stringify({ id: personId })}::jsonb`
  const rows = await queries
    .select({ property })
    .from(calculations)
    .where(
      and(
        eq(calculations.account_id, accountId),
        sql`(jsonb_path_exists(${inputs}, '$.analysis.owners[*].person_id ? (@ == $id)', ${named})
          or jsonb_path_exists(${scenarios}, '$[*].changes.analysis.owners[*].person_id ? (@ == $id)', ${named}))`,
      ),
    )
    .orderBy(asc(property))
  return rows.map((row) => row.property)
}
