import type { Brand, BrandTemplate } from '@homeyield/contract/brand'
import { transaction, type Database, type Transaction } from '@homeyield/database/connection'
import { violates } from '@homeyield/database/error-code'
import { accounts, brands } from '@homeyield/database/tables'
import { eq, getTableColumns, sql } from 'drizzle-orm'

/** A brand as it is to be stored, with the version that it replaces. */
export type NewBrand = Omit<Brand, 'logo_url'>

export interface BrandStore {
  read: (accountId: string) => Promise<Brand>
  /** Stores the brand if the version is still the current one, however many requests arrive at once. */
  replace: (
    accountId: string,
    given: NewBrand,
  ) => Promise<Brand | { readonly current: Brand } | 'other_photo' | 'account_gone'>
}

const EMPTY: NewBrand = {
  version: 0,
  company: '',
  licence_number: '',
  phone: '',
  email: '',
  website: '',
  colour: null,
  photo_url: null,
  footer: '',
  templates: [],
}

const { account_id, updated_at: _changed, ...columns } = getTableColumns(brands)

export function openBrandStore(database: Database): BrandStore {
  return {
    read: (accountId) => select(database.db, accountId),
    async replace(accountId, given) {
      try {
        return await transaction(database, async (queries) => {
          // Then there is a row to lock, also for the first brand.
          await queries.insert(brands).values({ account_id: accountId }).onConflictDoNothing()
          await queries.select({ account_id }).from(brands).where(eq(account_id, accountId)).for('update')
          const current = await select(queries, accountId)
          if (current.version !== given.version) return { current }
          if (given.photo_url !== null && given.photo_url !== current.photo_url) return 'other_photo'
          const stored = { ...given, version: current.version + 1 }
          const changed = { ...stored, updated_at: sql`clock_timestamp()` }
          await queries.update(brands).set(changed).where(eq(account_id, accountId))
          return { ...stored, logo_url: current.logo_url }
        })
      } catch (error) {
        // The foreign key decides: the account was deleted after its session was checked.
        if (violates(error, '23503', 'brands_account_id_fkey')) return 'account_gone'
        throw error
      }
    },
  }
}

async function select(queries: Database['db'] | Transaction, accountId: string): Promise<Brand> {
  const [found] = await queries
    .select({ logo_url: accounts.brand_logo_url, brand: columns })
    .from(accounts)
    .leftJoin(brands, eq(account_id, accounts.id))
    .where(eq(accounts.id, accountId))
  const brand = found?.brand ?? EMPTY
  return { ...brand, templates: brand.templates as BrandTemplate[], logo_url: found?.logo_url ?? null }
}
