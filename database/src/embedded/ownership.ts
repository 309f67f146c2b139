import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION_NAME } from '../connection.ts'
import { describeOwner } from './describe-owner.ts'

// Any constant serves as long as every Homeyield uses the same.
const OWNER_LOCK = 4_321_002

/** The claim of this process to an embedded server, held by a connection of its own. */
export interface Ownership {
  /** Gives the server up without stopping it. */
  release: () => Promise<void>
}

/** Says that another Homeyield, which is alive, works with the same data. */
export class ClusterInUseError extends Error {}

/**
 * Claims the server at `url` for this process, so that no second Homeyield stops it under the first. The claim is a lock
 * of a connection: it ends with this process however that dies, though the server may need a moment to notice, for
 * which `patience` milliseconds are granted. Throws ClusterInUseError when somebody else keeps the claim, and PostgreSQL's
 * own error when the server cannot be reached. `onLost` is called should the connection break later.
 */
export async function claimServer(url: string, patience: number, onLost: () => void): Promise<Ownership> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME, keepAlive: true })
  let released = false
  client.on('error', () => undefined)
  client.on('end', () => {
    if (!released) onLost()
  })
  const release = async () => {
    released = true
    await client.end().catch(() => undefined)
  }
  try {
    await client.connect()
    if (await tryLock(client, patience)) return { release }
    throw new ClusterInUseError(describeOwner(await countOthers(client)))
  } catch (error) {
    await release()
    throw error
  }
}

async function tryLock(client: pg.Client, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [OWNER_LOCK])
    if (rows[0]?.taken) return true
    if (Date.now() > deadline) return false
    await sleep(100)
  }
}

async function countOthers(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
    [APPLICATION_NAME],
  )
  return rows[0]?.count ?? 0
}
