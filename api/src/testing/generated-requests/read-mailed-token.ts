import type { Database } from '@homeyield/database/connection'

/** The mails whose token an operation takes, by a part of its path. */
const KINDS: readonly (readonly [string, readonly string[]])[] = [
  ['/account/confirm_email', ['welcome', 'confirm_email']],
  ['/account/check_reset_link', ['reset_password']],
  ['/account/password', ['reset_password']],
  ['/recipients/stop', ['rental_assessment', 'document']],
]

/** The token of the newest mail for an operation, as a person finds it in the mail; empty without one. */
export async function readMailedToken({ pool }: Pick<Database, 'pool'>, path: string): Promise<string> {
  const kinds = KINDS.find(([part]) => path.startsWith(part))?.[1]
  if (kinds === undefined) return ''
  const { rows } = await pool.query<{ token: string | null }>(
    `select data ->> 'token' as token from mails where kind = any($1) order by created_at desc limit 1`,
    [kinds],
  )
  return rows[0]?.token ?? ''
}
