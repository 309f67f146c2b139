import { openDatabase, type Database } from '@homeyield/database/connection'
import { chooseHost, readHosts } from '@homeyield/database/hosts'
import { isUnavailable } from '@homeyield/database/is-unavailable'
import { splitReads } from '@homeyield/database/split-reads'
import { setTimeout as sleep } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { chooseGateways } from './choose-gateways.ts'
import { serveMetrics, type ServedMetrics } from './compose-metrics.ts'
import { composeTasks } from './compose-tasks.ts'
import { refuseSamples, refuseUnmigrated } from './config/check-database.ts'
import { buildOf } from './config/product-version.ts'
import { openSampleStore } from './config/sample-store.ts'
import { readSettings } from './config/read-settings.ts'
import { completeSettings, type RequiredSettings, type Settings } from './config/settings.ts'
import { buildHealthServer } from './health/build-health-server.ts'
import { measureJobs } from './metrics/measure-jobs.ts'
import { measureProviders } from './metrics/measure-providers.ts'
import { measureRequests } from './metrics/measure-requests.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openMembership } from './subscriptions/membership.ts'
import { migrateQueue } from './queue/migrate-queue.ts'
import { JOBS_AT_ONCE, startQueueWorker, type QueueWorker } from './queue/queue-worker.ts'
import { originOf } from './server/origins.ts'
import { currentRequest } from './server/request-id.ts'
import { DEMO_EMAILS } from './seed-development.ts'
import type { Tracing } from './tracing/start-tracing.ts'

// Milliseconds. Jobs at night delete many rows at once; nobody waits for them.
const STATEMENT_TIMEOUT = 10_000
const JOB_STATEMENT_TIMEOUT = 60_000
const DATABASE_WAIT = 1_000

export interface RunningServer {
  readonly url: string
  /** Where Prometheus reads the metrics, or null. */
  readonly metricsUrl: string | null
  readonly close: () => Promise<void>
}

/**
 * Serves the product, or the part of it that the setting `role` names, over a migrated PostgreSQL. Defaults are those
 * of `completeSettings`. Throws when the port is taken and, in production, when the database is not migrated or has
 * development data. `now` returns milliseconds since 1970; `stopping` ends a worker's wait for its database.
 */
export async function startServer(
  given: RequiredSettings & Partial<Settings>,
  now: () => number = Date.now,
  stopping?: AbortSignal,
): Promise<RunningServer> {
  const settings = completeSettings(given)
  const directUrl = settings.databaseDirectUrl ?? settings.databaseUrl
  const forRequests = {
    max: settings.databaseConnections,
    statementTimeout: STATEMENT_TIMEOUT,
    throughPooler: settings.databaseDirectUrl !== null,
  }
  const database = openDatabase(settings.databaseUrl, forRequests)
  const replica = settings.databaseReadUrl === null ? null : openDatabase(settings.databaseReadUrl, forRequests)
  try {
    // A worker waits for its database below, when its health can be asked.
    if (settings.environment === 'production' && settings.role !== 'worker') await refuseUnfit(database, settings)
  } catch (error) {
    await Promise.all([database.close(), replica?.close()])
    if (!isUnavailable(error)) throw error
    throw new Error(`The database of DATABASE_URL does not respond: ${String(error)}`, { cause: error })
  }
  const metrics = settings.metrics && openMetrics(buildOf(settings))
  const tracing = await openTracing(settings)
  const addHooks = (server: FastifyInstance) => {
    if (metrics) measureRequests(server, metrics)
    tracing?.traceRequests(server)
  }
  const gateways = await chooseGateways(settings, {
    now,
    providers: measureProviders(metrics, tracing && tracing.traceCall),
    warn: (sentence) => (currentRequest()?.log ?? app.log).warn(sentence),
    origin: () => settings.apiOrigin ?? originOf(settings.publicOrigin, app),
  })
  const { payments } = gateways
  const publishableKey = settings.stripe?.publishableKey ?? ''
  const membershipOf = (queries: Database) =>
    openMembership(queries, { payments, publishableKey, mailFrom: settings.mailFrom }, now)
  const parts = {
    database,
    reads: splitReads(database, replica),
    settings,
    gateways,
    membership: membershipOf(database),
    addHooks,
    now,
  }
  let jobsEnded = Promise.resolve()
  const app: FastifyInstance =
    settings.role === 'worker'
      ? buildHealthServer({ ...parts, build: buildOf(settings), jobsEnded: () => jobsEnded })
      : await buildApp(parts)
  const jobs = openDatabase(directUrl, { max: JOBS_AT_ONCE, statementTimeout: JOB_STATEMENT_TIMEOUT })
  const pools = {
    requests: database.pool,
    ...(replica === null ? {} : { reads: replica.pool }),
    ...(settings.role === 'web' ? {} : { jobs: jobs.pool }),
  }
  let measured: ServedMetrics | undefined
  // The metrics are served to the end.
  const closeWith = async (worker?: QueueWorker) => {
    if (worker) jobsEnded = worker.stop()
    await Promise.all([app.close(), jobsEnded])
    await Promise.all([measured?.close(), database.close(), replica?.close(), jobs.close(), tracing?.close()])
  }
  const close = () => closeWith()
  try {
    measured = await serveMetrics(metrics, settings, { pools, now })
    if (settings.role !== 'worker') await prepareQueue(directUrl, settings, app.log)
    await app.listen({ host: settings.host, port: settings.port })
    if (settings.role === 'worker') await waitForDatabase({ directUrl, database, settings, log: app.log, stopping })
  } catch (error) {
    await close()
    throw error
  }
  if (settings.role !== 'worker') await warnOfNoAddresses(database, settings, app.log)
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : settings.port
  const url = `http://localhost:${port}`
  const metricsUrl = measured.url
  if (settings.role === 'web') return { url, metricsUrl, close }
  const composed = composeTasks({
    ...parts,
    database: jobs,
    membership: membershipOf(jobs),
    origin: settings.publicOrigin ?? url,
    log: app.log,
  })
  const tasks = tracing?.traceJobs(composed) ?? composed
  const worker = startQueueWorker({
    databaseUrl: directUrl,
    tasks: metrics ? measureJobs(tasks, metrics) : tasks,
    log: app.log,
  })
  return { url, metricsUrl, close: () => closeWith(worker) }
}

interface Wait {
  readonly directUrl: string
  readonly database: Database
  readonly settings: Settings
  readonly log: FastifyBaseLogger
  readonly stopping: AbortSignal | undefined
}

/** Returns once the queue is ready, however long the database is away, recovers or refuses writes. Throws when `stopping` is aborted. */
async function waitForDatabase({ directUrl, database, settings, log, stopping }: Wait): Promise<void> {
  for (let isWaiting = false; ; isWaiting = true) {
    stopping?.throwIfAborted()
    try {
      if (settings.environment === 'production') await refuseUnfit(database, settings)
      await chooseHost({ ...readHosts(directUrl), mustWrite: true })
      return await migrateQueue(directUrl, log)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (!isWaiting) log.warn(`The worker waits for its database: ${String(error)}`)
      await sleep(DATABASE_WAIT, undefined, stopping === undefined ? {} : { signal: stopping })
    }
  }
}

// The packages are large, and few installations have a collector.
async function openTracing(settings: Settings): Promise<Tracing | null> {
  if (settings.tracesTo === null) return null
  const { startTracing } = await import('./tracing/start-tracing.ts')
  return startTracing(settings.tracesTo, buildOf(settings))
}

async function refuseUnfit(database: Database, { productionAllows }: Settings): Promise<void> {
  await refuseUnmigrated(database)
  if (!productionAllows.includes('development-seed')) await refuseSamples(openSampleStore(database), DEMO_EMAILS)
}

// Not before the port is open: nothing waits for it.
async function warnOfNoAddresses(database: Database, settings: Settings, log: FastifyBaseLogger): Promise<void> {
  if (settings.environment !== 'production' || settings.addressFinder !== null) return
  if (
    await openSampleStore(database)
      .hasAddresses()
      .catch(() => true)
  )
    return
  log.warn(
    'No addresses are loaded, so people enter theirs by hand. npm run import -- addresses loads them (docs/data.md); ADDRESS_SOURCE names another source',
  )
}

// Outside production a server may start before its database, and reports the failure when it is used.
async function prepareQueue(
  url: string,
  { environment }: Settings,
  log: Parameters<typeof migrateQueue>[1],
): Promise<void> {
  try {
    await migrateQueue(url, log)
  } catch (error) {
    if (environment === 'production' || !isUnavailable(error)) throw error
  }
}

if (import.meta.main) {
  const stopping = new AbortController()
  let starting: Promise<RunningServer> | undefined
  // Before the start: a worker may wait long for its database, and as process 1 of a container no signal would end it.
  const { uninstall } = closeWithGrace({ delay: 30_000 }, async () => {
    stopping.abort()
    const server = await starting?.catch(() => undefined)
    await server?.close()
  })
  try {
    starting = startServer(readSettings(process.env), Date.now, stopping.signal)
    const server = await starting
    if (!stopping.signal.aborted) process.stdout.write(`Ready at ${server.url}\n`)
  } catch (error) {
    if (!stopping.signal.aborted) {
      uninstall()
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    }
  }
}
