import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION_NAME } from '../connection.ts'
import { describeOwner } from './describe-owner.ts'

// Any constant serves as long as every Homeyield uses the same.
const OWNER_LOCK = 4_321_002

// Milliseconds in which PostgreSQL may restart its processes after one of them crashed.
const RECOVERY = 30_000

/** The claim of this process to an embedded server, held by a connection of its own. */
export interface Ownership {
  /** Gives the server up without stopping it. */
  release: () => Promise<void>
}

/** Says that another Homeyield, which is alive, works with the same data. */
export class ClusterInUseError extends Error {}

/** What a claim is about. */
export interface Claim {
  /** The address of the server. */
  url: string
  /** Milliseconds granted to the server to notice that an earlier owner has died. */
  patience: number
  /** Whether the server's main process runs. */
  isServing: () => boolean
  /** Called when the claim is lost for good. */
  onLost: () => void
}

/**
 * Claims a server for this process, so that no second Homeyield stops it under the first. The claim is a lock of a
 * connection: it ends with this process however that dies. Throws ClusterInUseError when somebody else keeps the claim,
 * and PostgreSQL's own error when the server cannot be reached. Should the connection break later while the server lives,
 * as when PostgreSQL restarts after one of its processes crashed, the server is claimed anew.
 */
export async function claimServer(claim: Claim): Promise<Ownership> {
  const held = { client: await holdLock(claim.url, claim.patience), released: false }
  const watch = () => held.client.on('end', () => void reclaim())
  const reclaim = async () => {
    const deadline = Date.now() + RECOVERY
    while (!held.released && claim.isServing() && Date.now() < deadline) {
      const again = await holdLock(claim.url, 0).catch((error: unknown) => error)
      if (again instanceof pg.Client) {
        held.client = again
        return held.released ? again.end() : watch()
      }
      // Somebody else has it, and will not give it back.
      if (again instanceof ClusterInUseError) break
      await sleep(200)
    }
    if (!held.released) claim.onLost()
  }
  watch()
  return {
    async release() {
      held.released = true
      await held.client.end().catch(() => undefined)
    },
  }
}

async function holdLock(url: string, patience: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME, keepAlive: true })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await tryLock(client, patience)) return client
    throw new ClusterInUseError(describeOwner(await countOthers(client)))
  } catch (error) {
    await client.end().catch(() => undefined)
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
