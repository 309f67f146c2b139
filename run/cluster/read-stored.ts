import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@homeyield/database/connection'
import { HOME } from './ledger.ts'
import type { Cluster } from './start-cluster.ts'

/** What the database has and the mail server received. */
export interface Stored {
  readonly calculations: readonly {
    readonly id: string
    readonly property: string
    readonly deposit: number
    /** The name of the first scenario, and how many there are. */
    readonly scenario: number
    readonly scenarios: number
    /** Whether it has the home that every save sends. */
    readonly isAsSent: boolean
  }[]
  readonly emails: readonly string[]
  /** The recipient and Message-ID of each mail that arrived. */
  readonly mails: readonly { readonly to: string; readonly messageId: string }[]
  /** The number of the import whose address is stored; 0 for none. */
  readonly imported: number
  /** How many addresses are stored. */
  readonly addresses: number
}

const MAILS_LIMIT = 120_000

/** Reads it once the queue has sent all mails, or after two minutes. */
export async function readStored({ directUrl, sandbox }: Cluster): Promise<Stored> {
  const { pool, close } = openDatabase(directUrl, { max: 1 })
  try {
    const waiting = async () => (await pool.query('select from mails where sent_at is null')).rowCount ?? 0
    for (let waited = 0; waited < MAILS_LIMIT && (await waiting()) > 0; waited += 500) await sleep(500)
    const calculations = await pool.query<Stored['calculations'][number]>(
      `select id, property, (inputs ->> 'deposit')::float as deposit,
        coalesce(scenarios -> 0 ->> 'name', '0')::integer as scenario, jsonb_array_length(scenarios) as scenarios,
        inputs @> $1::jsonb as "isAsSent" from calculations`,
      [JSON.stringify(HOME)],
    )
    const accounts = await pool.query<{ email: string }>('select email from accounts')
    const imports = await pool.query<{ id: number; count: number }>(
      'select coalesce(max(id::integer), 0) as id, count(*)::integer as count from addresses',
    )
    return {
      calculations: calculations.rows,
      emails: accounts.rows.map(({ email }) => email),
      mails: sandbox.inbox.list().flatMap(({ to, messageId }) => to.map((one) => ({ to: one, messageId }))),
      imported: imports.rows[0]?.id ?? 0,
      addresses: imports.rows[0]?.count ?? 0,
    }
  } finally {
    await close()
  }
}
