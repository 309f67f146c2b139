import type { Database } from '@homeyield/database/connection'

/** Changes with every import. */
export async function readRentVersion({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ version: string }>(
    `select coalesce(max(id), 0)::text as version from import_reports`,
  )
  return rows[0]?.version ?? ''
}
