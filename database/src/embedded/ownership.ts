import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { APPLICATION_NAME } from '../connection.ts'

// Any constant, the same in every Homeyield.
const OWNER_LOCK = 4_321_002

// PostgreSQL's time in milliseconds to recover from a crash of one of its processes.
const RECOVERY = 30_000

/** This process's claim to an embedded server, held by a connection. */
export interface Ownership {
  /** Ends the claim without stopping the server. */
  release: () => Promise<void>
}

/** Another running Homeyield uses the same data. */
export class ClusterInUseError extends Error {}

export interface Claim {
  url: string
  /** Milliseconds for the server to notice that an earlier owner died. */
  timeout: number
  isServing: () => boolean
  /** Called when the claim is lost for good. */
  onLost: () => void
}

/**
 * Claims a server, so that no other Homeyield stops it. The claim is the lock of a connection, so it ends with this process.
 * Throws ClusterInUseError if another process has the claim, or PostgreSQL's error if the server is unreachable. If the
 * connection breaks while the server runs, as after a crash of one of its processes, the server is claimed again.
 */
export async function claimServer(claim: Claim): Promise<Ownership> {
  const held = { client: await connectAndLock(claim.url, claim.timeout), released: false }
  const watch = () => held.client.on('end', () => void reclaim())
  const reclaim = async () => {
    const deadline = Date.now() + RECOVERY
    while (!held.released && claim.isServing() && Date.now() < deadline) {
      const again = await connectAndLock(claim.url, 0).catch((error: unknown) => error)
      if (again instanceof pg.Client) {
        held.client = again
        return held.released ? again.end() : watch()
      }
      // Another process has the claim.
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

async function connectAndLock(url: string, timeout: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: APPLICATION_NAME, keepAlive: true })
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await tryLock(client, timeout)) return client
    throw new ClusterInUseError(describeOwner(await countOthers(client)))
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

async function tryLock(client: pg.Client, timeout: number): Promise<boolean> {
  const deadline = Date.now() + timeout
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

export function describeOwner(connections: number): string {
  const held = connections === 1 ? 'one connection' : `${connections} connections`
  return `another Homeyield is running on the same data (with ${held} to the database)`
}
