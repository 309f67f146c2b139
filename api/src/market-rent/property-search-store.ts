import { type Database, transaction } from '@homeyield/database/connection'
import { accounts, property_searches } from '@homeyield/database/tables'
import { and, eq } from 'drizzle-orm'

export interface PropertySearchStore {
  mayClaim: (accountId: string, sa2Code: string, allowance: number) => Promise<boolean | 'account_gone'>
  /**
   * Whether the account may see the market rent of an SA2: it did before, or it has seen fewer areas than its
   * `allowance`; then this one is stored. Parallel requests never exceed the allowance.
   */
  claimSearch: (accountId: string, sa2Code: string, allowance: number) => Promise<boolean | 'account_gone'>
}

export function openPropertySearchStore(database: Database): PropertySearchStore {
  async function isClaimed(accountId: string, sa2Code: string): Promise<boolean> {
    const rows = await database.db
      .select({ sa2_code: property_searches.sa2_code })
      .from(property_searches)
      .where(and(eq(property_searches.account_id, accountId), eq(property_searches.sa2_code, sa2Code)))
    return rows.length > 0
  }

  return {
    async mayClaim(accountId, sa2Code, allowance) {
      const rows = await database.db
        .select({ sa2_code: property_searches.sa2_code })
        .from(accounts)
        .leftJoin(property_searches, eq(property_searches.account_id, accounts.id))
        .where(eq(accounts.id, accountId))
      if (rows.length === 0) return 'account_gone'
      const codes = rows.flatMap(({ sa2_code }) => (sa2_code === null ? [] : [sa2_code]))
      return codes.includes(sa2Code) || codes.length < allowance
    },
    async claimSearch(accountId, sa2Code, allowance) {
      if (await isClaimed(accountId, sa2Code)) return true
      return transaction(database, async (transaction) => {
        // The locked account row serialises searches: a parallel one counts after this one is stored.
        const account = await transaction
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        if (account.length === 0) return 'account_gone'
        const rows = await transaction
          .select({ sa2_code: property_searches.sa2_code })
          .from(property_searches)
          .where(eq(property_searches.account_id, accountId))
        if (rows.some(({ sa2_code }) => sa2_code === sa2Code)) return true
        if (rows.length >= allowance) return false
        await transaction.insert(property_searches).values({ account_id: accountId, sa2_code: sa2Code })
        return true
      })
    },
  }
}
