import type { Database } from '@homeyield/database/connection'

/** What is asked of the database about what is not real in it. */
export interface SampleStore {
  /** Whether the address table holds samples. */
  holdsAddresses: () => Promise<boolean>
  /** Whether one of these accounts is there. */
  holdsAccounts: (emails: readonly string[]) => Promise<boolean>
}

/** The questions about samples, put to a database. */
export function openSampleStore({ pool }: Pick<Database, 'pool'>): SampleStore {
  const ask = async (question: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ answer: boolean }>(`select exists (${question}) as answer`, values)
    return rows[0]?.answer ?? false
  }
  return {
    holdsAddresses: () => ask('select from addresses where is_sample'),
    holdsAccounts: (emails) => ask('select from accounts where lower(email) = any($1)', [emails]),
  }
}
