import type { Database } from '@homeyield/database/connection'

export interface AccountDetails {
  readonly created_at: Date
  readonly premium_given_reason: string | null
  readonly sessions: number
  readonly keys: number
  readonly calculations: number
  readonly unsent_mails: number
}

/** What an operator sees of an account besides its record. */
export async function readAccountDetails(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  now: Date,
): Promise<AccountDetails | undefined> {
  const { rows } = await pool.query<AccountDetails>(
    `select created_at, premium_given_reason,
      (select count(*)::int from sessions where account_id = $1 and revoked_at is null and expires_at > $2) as sessions,
      (select count(*)::int from api_keys where account_id = $1 and (expires_at is null or expires_at > $2)) as keys,
      (select count(*)::int from calculations where account_id = $1) as calculations,
      (select count(*)::int from mails
        where account_id = $1 and sent_at is null and given_up_at is null) as unsent_mails
    from accounts where id = $1`,
    [id, now],
  )
  return rows[0]
}
