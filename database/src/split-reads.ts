import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from './connection.ts'
import { errorCode } from './error-code.ts'
import { isUnavailable } from './is-unavailable.ts'

/** Reads with a store of the replica where that has everything that was committed before, otherwise with one of the primary. */
export type SplitReads = <Store>(
  open: (database: Database) => Store,
) => <Result>(read: (store: Store) => Promise<Result>) => Promise<Result>

// Milliseconds. A replica is usually a few behind; one that is much more behind, or away, is asked again after a while.
const WAITS = [0, 5, 15, 40]
const PAUSE = 1_000
const PROBE_TIMEOUT = 1_000
// PostgreSQL cancels a query of a replica that holds up what it replays.
const CONFLICT = '40001'
const READ_ONLY = '25006'

/** Splits reads between the primary and its replica; without one, all are of the primary. `now` counts milliseconds. */
export function splitReads(primary: Database, replica: Database | null, now = () => performance.now()): SplitReads {
  let pausedUntil = -Infinity

  /** Whether the replica has what is committed now, whichever process wrote it. Throws when the primary fails. */
  async function isCurrent({ pool }: Database): Promise<boolean> {
    if (now() < pausedUntil) return false
    const position = await readPosition(primary)
    for (const wait of WAITS) {
      if (wait > 0) await sleep(wait)
      const giveUp = sleep(PROBE_TIMEOUT, null, { ref: false })
      const replayed = await Promise.race([hasReplayed(pool, position), giveUp])
      if (replayed === true) return true
      if (replayed === null) break
    }
    pausedUntil = now() + PAUSE
    return false
  }

  return (open) => {
    const ofPrimary = open(primary)
    if (replica === null) return (read) => read(ofPrimary)
    const ofReplica = open(replica)
    return async (read) => {
      if (!(await isCurrent(replica))) return read(ofPrimary)
      try {
        return await read(ofReplica)
      } catch (error) {
        if (!isUnavailable(error) && !isConflict(error)) throw error
        pausedUntil = now() + PAUSE
        return read(ofPrimary)
      }
    }
  }
}

/** What is committed. Throws as a write does when this server is in recovery, as after a failover. */
async function readPosition({ pool }: Database): Promise<string> {
  const text = 'select case when not pg_is_in_recovery() then pg_current_wal_flush_lsn()::text end as position'
  const position = (await pool.query<{ position: string | null }>(text)).rows[0]?.position
  if (typeof position === 'string') return position
  throw Object.assign(new Error('The primary is in recovery'), { code: READ_ONLY })
}

/** Drizzle gives PostgreSQL's own error as the cause. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && (errorCode(error) === CONFLICT || isConflict(error.cause))
}

/** Null when it does not respond or is no replica, such as one that was promoted. */
async function hasReplayed(pool: Database['pool'], position: string): Promise<boolean | null> {
  const text = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as replayed`
  try {
    const { rows } = await pool.query<{ replayed: boolean | null }>({ text, values: [position] })
    return rows[0]?.replayed ?? null
  } catch {
    return null
  }
}
