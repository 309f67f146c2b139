import { type Database, type Transaction, transaction } from '@homeyield/database/connection'
import { accounts, calculations, property_searches } from '@homeyield/database/tables'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { areOneSuburb, countSuburbs, type SuburbGroups } from '@homeyield/domain/property/suburb-groups'
import { asc, eq, sql } from 'drizzle-orm'

/** The areas that a free account asks about, and how many suburbs it may see. */
export interface SearchQuestion {
  readonly accountId: string
  readonly codes: readonly string[]
  readonly allowance: number
  readonly groups: SuburbGroups
}

export type UndoneSearch = 'undone' | 'account_gone' | 'no_search' | 'undone_before' | 'too_late' | 'saved'

export interface PropertySearchStore {
  /** The areas that the account has asked about, first to last, each with commas between several codes. */
  listSearched: (accountId: string) => Promise<readonly string[]>
  mayClaim: (question: SearchQuestion) => Promise<boolean | 'account_gone'>
  /**
   * Whether the account may see the market rent of these areas: it did before, or together with what it has seen they
   * are no more suburbs than its `allowance`; then they are stored. Parallel requests never exceed the allowance.
   */
  claimSearch: (question: SearchQuestion) => Promise<boolean | 'account_gone'>
  /** Takes the search back, once, unless its first use was before `since` or a calculation of its suburb is saved. */
  undoSearch: (accountId: string, since: Date, groups: SuburbGroups) => Promise<UndoneSearch>
}

export function openPropertySearchStore(database: Database): PropertySearchStore {
  return {
    listSearched: async (accountId) => (await readClaims(database.db, accountId)) ?? [],
    async mayClaim(question) {
      const claims = await readClaims(database.db, question.accountId)
      return claims === null ? 'account_gone' : fits(question, claims).allowed
    },
    async claimSearch(question) {
      const { accountId, codes } = question
      const before = await readClaims(database.db, accountId)
      if (before !== null && fits(question, before).known) return true
      return transaction(database, async (transaction) => {
        await lockAccount(transaction, accountId)
        const claims = await readClaims(transaction, accountId)
        if (claims === null) return 'account_gone'
        const { allowed, known } = fits(question, claims)
        if (allowed && !known) {
          await addSearch(transaction, accountId, codes.join(','))
        }
        return allowed
      })
    },
    undoSearch(accountId, since, groups) {
      return transaction(database, async (transaction) => {
        const account = await lockAccount(transaction, accountId)
        if (account === null) return 'account_gone'
        if (account.search_undone_at !== null) return 'undone_before'
        const searches = await transaction
          .select({ sa2_code: property_searches.sa2_code, created_at: property_searches.created_at })
          .from(property_searches)
          .where(eq(property_searches.account_id, accountId))
          .orderBy(asc(property_searches.created_at))
        const [first] = searches
        if (first === undefined) return 'no_search'
        if (first.created_at < since) return 'too_late'
        const searched = searches.map(({ sa2_code }) => splitAreaCodes(sa2_code))
        const saved = await readSavedAreas(transaction, accountId)
        if (saved.some((codes) => searched.some((some) => areOneSuburb([...some, ...codes], groups)))) return 'saved'
        await transaction.delete(property_searches).where(eq(property_searches.account_id, accountId))
        await transaction
          .update(accounts)
          .set({ search_undone_at: sql`clock_timestamp()` })
          .where(eq(accounts.id, accountId))
        return 'undone'
      })
    },
  }
}

export async function addSearch(transaction: Transaction, accountId: string, areas: string): Promise<void> {
  await transaction.insert(property_searches).values({ account_id: accountId, sa2_code: areas })
}

/** Whether the areas are of what was seen before (`known`), and whether they may be seen. */
function fits({ codes, allowance, groups }: SearchQuestion, claims: readonly string[]) {
  const seen = claims.map(splitAreaCodes)
  const known = seen.some((some) => codes.every((code) => some.includes(code)))
  return { known, allowed: known || countSuburbs([...seen, codes], groups) <= allowance }
}

/** What the account has seen, first to last; null when it is gone. */
async function readClaims(db: Database['db'] | Transaction, accountId: string): Promise<string[] | null> {
  const rows = await db
    .select({ sa2_code: property_searches.sa2_code })
    .from(accounts)
    .leftJoin(property_searches, eq(property_searches.account_id, accounts.id))
    .where(eq(accounts.id, accountId))
    .orderBy(asc(property_searches.created_at))
  return rows.length === 0 ? null : rows.flatMap(({ sa2_code }) => sa2_code ?? [])
}

/** The locked row serialises searches: a parallel one counts after this one is stored. */
async function lockAccount(transaction: Transaction, accountId: string) {
  const [account] = await transaction
    .select({ search_undone_at: accounts.search_undone_at })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  return account ?? null
}

/** The areas of each saved calculation: its own, or that of its meshblock. */
async function readSavedAreas(transaction: Transaction, accountId: string): Promise<string[][]> {
  const codes = sql<string | null>`coalesce(
    ${calculations.inputs} ->> 'sa2_code',
    (select sa2_code from meshblocks where meshblock = lpad(${calculations.inputs} ->> 'meshblock', 7, '0'))
  )`
  const rows = await transaction.select({ codes }).from(calculations).where(eq(calculations.account_id, accountId))
  return rows.flatMap(({ codes }) => (codes === null ? [] : [splitAreaCodes(codes)]))
}
