import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'
import type { MetricsStore } from './metrics-store.ts'

/** A pool of connections, as `pg` counts it. */
interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

interface DataSet {
  readonly name: string
  readonly loaded_at: string | null
  readonly stale: boolean
}

export interface GaugeDeps {
  readonly pools: Readonly<Record<string, Pool>>
  readonly store: MetricsStore
  readonly readData: () => Promise<{ readonly data: readonly DataSet[] }>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

// Reading the age of open data counts rows.
const DATA_INTERVAL = 5 * 60_000

/**
 * Adds what is read when Prometheus asks. Returns the reading, which never throws: without the database
 * `homeyield_database_up` is 0, and the rest is what was read last.
 */
export function addGauges({ registry }: Metrics, deps: GaugeDeps): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `homeyield_${name}`, help, labelNames, registers: [registry] })
  const connections = gauge('database_connections', 'Connections of a pool, and who waits for one', ['pool', 'state'])
  const up = gauge('database_up', '1 while the database responds')
  const jobs = gauge('queue_jobs', 'Jobs in the queue', ['task', 'state'])
  const oldestJob = gauge('queue_oldest_ready_seconds', 'Since when the oldest job that is due waits', ['task'])
  const mails = gauge('mails_waiting', 'Mails that are neither sent nor given up')
  const oldestMail = gauge('mails_oldest_waiting_seconds', 'Age of the oldest of them')
  const dataAge = gauge('open_data_age_seconds', 'Since when a set of open data is loaded', ['set'])
  const dataStale = gauge('open_data_stale', '1 when newer data should exist', ['set'])
  let dataReadAt = -Infinity

  const readQueue = async () => {
    const rows = await deps.store.readQueue()
    jobs.reset()
    oldestJob.reset()
    for (const { task, oldest_seconds, ...states } of rows) {
      for (const [state, count] of Object.entries(states)) jobs.set({ task, state }, count)
      oldestJob.set({ task }, oldest_seconds)
    }
  }
  const readMails = async () => {
    const { waiting, oldest_seconds } = await deps.store.readMails()
    mails.set(waiting)
    oldestMail.set(oldest_seconds)
  }
  const readData = async () => {
    if (deps.now() - dataReadAt < DATA_INTERVAL) return
    for (const { name, loaded_at, stale } of (await deps.readData()).data) {
      if (loaded_at !== null) dataAge.set({ set: name }, (deps.now() - Date.parse(loaded_at)) / 1000)
      dataStale.set({ set: name }, stale ? 1 : 0)
    }
    dataReadAt = deps.now()
  }
  return async () => {
    for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(deps.pools)) {
      connections.set({ pool, state: 'total' }, totalCount)
      connections.set({ pool, state: 'idle' }, idleCount)
      connections.set({ pool, state: 'waiting' }, waitingCount)
    }
    try {
      await readQueue()
      await readMails()
      await readData()
      up.set(1)
    } catch {
      up.set(0)
    }
  }
}
