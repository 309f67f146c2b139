import { type Database, transaction } from '@homeyield/database/connection'
import { accounts, property_searches } from '@homeyield/database/tables'
import { and, eq } from 'drizzle-orm'

/** Which areas' market rents an account has looked up. */
export interface PropertySearchStore {
  /** Whether `claimSearch` would now say yes; nothing is kept. */
  mayClaim: (accountId: string, sa2Code: string, allowance: number) => Promise<boolean | 'account_gone'>
  /**
   * Whether the account may have the market rent of an SA2: it asked for it before, or has asked for fewer areas than its
   * `allowance`, of which this one is then kept. However many ask at once, no more than the allowance are ever kept.
   */
  claimSearch: (accountId: string, sa2Code: string, allowance: number) => Promise<boolean | 'account_gone'>
}

/** The allowance's questions, put to a database. */
export function openPropertySearchStore(database: Database): PropertySearchStore {
  async function isKept(accountId: string, sa2Code: string): Promise<boolean> {
    const kept = await database.db
      .select({ sa2_code: property_searches.sa2_code })
      .from(property_searches)
      .where(and(eq(property_searches.account_id, accountId), eq(property_searches.sa2_code, sa2Code)))
    return kept.length > 0
  }

  return {
    async mayClaim(accountId, sa2Code, allowance) {
      const kept = await database.db
        .select({ sa2_code: property_searches.sa2_code })
        .from(accounts)
        .leftJoin(property_searches, eq(property_searches.account_id, accounts.id))
        .where(eq(accounts.id, accountId))
      if (kept.length === 0) return 'account_gone'
      const codes = kept.flatMap(({ sa2_code }) => (sa2_code === null ? [] : [sa2_code]))
      return codes.includes(sa2Code) || codes.length < allowance
    },
    async claimSearch(accountId, sa2Code, allowance) {
      if (await isKept(accountId, sa2Code)) return true
      return transaction(database, async (transaction) => {
        // The account's row is the queue: whoever asks at the same time counts only once this one is kept.
        const account = await transaction
          .select({ id: accounts.id })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        if (account.length === 0) return 'account_gone'
        const kept = await transaction
          .select({ sa2_code: property_searches.sa2_code })
          .from(property_searches)
          .where(eq(property_searches.account_id, accountId))
        if (kept.some(({ sa2_code }) => sa2_code === sa2Code)) return true
        if (kept.length >= allowance) return false
        await transaction.insert(property_searches).values({ account_id: accountId, sa2_code: sa2Code })
        return true
      })
    },
  }
}
