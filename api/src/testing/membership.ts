import { callAs, signUp, type TestAccount } from './test-client.ts'
import type { TestServer } from './test-server.ts'

/** A membership: none, or a status, and since when a payment is due (ms since 1970). */
export interface Membership {
  readonly status: string
  readonly pastDueSince?: number
}

/** Sets an account's membership; null for an account that never paid. */
export async function setMembership(
  server: TestServer,
  accountId: string,
  membership: Membership | null,
): Promise<void> {
  const { pool } = server.database
  await pool.query('delete from subscriptions where account_id = $1', [accountId])
  if (membership === null) return
  await pool.query(
    `insert into subscriptions (account_id, status, current_period_end, past_due_since)
     values ($1, $2, '2027-02-28T11:30:00Z', to_timestamp($3::float8 / 1000))`,
    [accountId, membership.status, membership.pastDueSince ?? null],
  )
}

/** Ends an account's Premium. What it saved stays. */
export async function lapse(server: TestServer, account: TestAccount): Promise<void> {
  await setMembership(server, account.id, { status: 'canceled' })
}

/** A premium account. */
export async function signUpPremium(server: TestServer): Promise<TestAccount> {
  const account = await signUp(server)
  await setMembership(server, account.id, { status: 'active' })
  return account
}

/** The same account, at another server process over the same database. */
export function accountAt(server: Pick<TestServer, 'url'>, account: TestAccount): TestAccount {
  return { ...account, ...callAs(server, account.token) }
}
