import { type Database, type Transaction, transaction } from '@homeyield/database/connection'
import { violates } from '@homeyield/database/error-code'
import { screening_templates } from '@homeyield/database/screening-tables'
import type { Criteria } from '@homeyield/domain/screening/criteria'
import type { Terms } from '@homeyield/domain/screening/terms'
import { eq, sql } from 'drizzle-orm'

export interface Templates {
  /** 0 until the first are saved. */
  readonly version: number
  readonly templates: readonly { readonly name: string; readonly terms: Terms; readonly criteria: Criteria }[]
}

export interface TemplateStore {
  readonly read: (accountId: string) => Promise<Templates>
  /** Stores the templates if the version is still the current one, however many requests arrive at once. */
  readonly replace: (
    accountId: string,
    given: Templates,
  ) => Promise<Templates | { readonly current: Templates } | 'account_gone'>
}

const { account_id, version, templates } = screening_templates

export function openTemplateStore(database: Database): TemplateStore {
  return {
    read: async (accountId) => templatesOf(await select(database.db, accountId)),
    async replace(accountId, given) {
      try {
        return await transaction(database, async (queries) => {
          // Then there is a row to lock, also for the first templates.
          await queries.insert(screening_templates).values({ account_id: accountId }).onConflictDoNothing()
          const current = templatesOf(await select(queries, accountId).for('update'))
          if (current.version !== given.version) return { current }
          const stored = { templates: given.templates, version: current.version + 1 }
          await queries
            .update(screening_templates)
            .set({ ...stored, updated_at: sql`clock_timestamp()` })
            .where(eq(account_id, accountId))
          return stored
        })
      } catch (error) {
        // The foreign key decides: the account was deleted after its session was checked.
        if (violates(error, '23503', 'screening_templates_account_id_fkey')) return 'account_gone'
        throw error
      }
    },
  }
}

function select(queries: Database['db'] | Transaction, accountId: string) {
  return queries.select({ version, templates }).from(screening_templates).where(eq(account_id, accountId))
}

function templatesOf([row]: readonly { readonly version: number; readonly templates: unknown }[]): Templates {
  if (row === undefined) return { version: 0, templates: [] }
  return { version: row.version, templates: row.templates as Templates['templates'] }
}
