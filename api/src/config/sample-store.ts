import type { Database } from '@homeyield/database/connection'

/** What is asked of the database about what is not real in it. */
export interface SampleStore {
  /** Whether the address table holds samples. */
  hasAddresses: () => Promise<boolean>
  /** Whether one of these accounts is there. */
  hasAccounts: (emails: readonly string[]) => Promise<boolean>
}

/** The questions about samples, put to a database. */
export function openSampleStore({ pool }: Pick<Database, 'pool'>): SampleStore {
  const exists = async (question: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ result: boolean }>(`select exists (${question}) as result`, values)
    return rows[0]?.result ?? false
  }
  return {
    hasAddresses: () => exists('select from addresses where is_sample'),
    hasAccounts: (emails) => exists('select from accounts where lower(email) = any($1)', [emails]),
  }
}
