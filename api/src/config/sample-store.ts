import type { Database } from '@homeyield/database/connection'

/** Finds development data, and missing data. */
export interface SampleStore {
  hasAddresses: () => Promise<boolean>
  hasSampleAddresses: () => Promise<boolean>
  /** The source of the newest import of addresses, or null. */
  findAddressImport: () => Promise<string | null>
  isSampleAddress: (address: string) => Promise<boolean>
  hasAccounts: (emails: readonly string[]) => Promise<boolean>
}

// Saves ask this.
const sampleStatement = 'select exists (select from addresses where is_sample and address = $1) as result'

export function openSampleStore({ pool }: Pick<Database, 'pool'>): SampleStore {
  const exists = async (question: string, values: unknown[] = []) => {
    const { rows } = await pool.query<{ result: boolean }>(`select exists (${question}) as result`, values)
    return rows[0]?.result ?? false
  }
  return {
    hasAddresses: () => exists('select from addresses'),
    hasSampleAddresses: () => exists('select from addresses where is_sample'),
    async findAddressImport() {
      const { rows } = await pool.query<{ source: string }>(
        `select source from import_reports where name = 'addresses' order by id desc limit 1`,
      )
      return rows[0]?.source ?? null
    },
    async isSampleAddress(address) {
      const query = { name: 'is_sample_address', text: sampleStatement, values: [address] }
      return (await pool.query<{ result: boolean }>(query)).rows[0]?.result ?? false
    },
    hasAccounts: (emails) => exists('select from accounts where lower(email) = any($1)', [emails]),
  }
}
