import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, type Database } from '@homeyield/database/connection'
import { parseCronItems, run, type TaskList } from 'graphile-worker'
import { QUEUE_SCHEMA } from './migrate-queue.ts'
import { queueLogger, type QueueLog } from './queue-logger.ts'
import { releaseOrphanedJobs, showPresence } from './queue-store.ts'
import { JobDelayed, type QueueTask } from './queue-task.ts'

/** Two of payments, two of documents and a long one leave a place for mails that somebody waits for. */
export const JOBS_AT_ONCE = 6
// A worker holds one connection to listen and one to show that it is alive; taking and ending a job, and the check for
// orphaned jobs, need one for a moment. The jobs themselves have their own pool.
const CONNECTIONS = JOBS_AT_ONCE + 3
const LONG_JOBS = 'long'
const STATEMENT_TIMEOUT = 10_000
const ORPHAN_CHECK_INTERVAL = 10_000
const RESTART_DELAY = 1_000

export interface QueueWorkerDeps {
  readonly databaseUrl: string
  readonly tasks: readonly QueueTask[]
  readonly log: QueueLog
  /** Milliseconds between checks for orphaned jobs (10,000). */
  readonly checkInterval?: number
}

export interface QueueWorker {
  /**
   * Takes no more jobs, and waits for those under way; after five seconds they are aborted and left to the next worker.
   */
  readonly stop: () => Promise<void>
}

/**
 * Works through the queue until stopped, even when the database fails for a time. Several processes may do so: each job
 * is taken by one, and taken over when that one dies.
 */
export function startQueueWorker(deps: QueueWorkerDeps): QueueWorker {
  const stopping = new AbortController()
  const database = openDatabase(deps.databaseUrl, { max: CONNECTIONS, statementTimeout: STATEMENT_TIMEOUT })
  // A connection can break while it is out of the pool, too; its query then reports it.
  database.pool.on('connect', (client) => client.on('error', () => undefined))
  const working = work()
  return {
    async stop() {
      stopping.abort()
      await working
      await database.close()
    },
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await runUntilDisconnected(deps, database, stopping.signal)
      } catch (error) {
        deps.log.error(`The queue worker restarts: ${codeOf(error)}`)
      }
      await sleep(RESTART_DELAY, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
}

/** Works until stopped, or until its lock is lost: then others may take over its jobs. */
async function runUntilDisconnected(deps: QueueWorkerDeps, database: Database, stopping: AbortSignal): Promise<void> {
  const over = new AbortController()
  const presence = await database.pool.connect()
  presence.once('error', () => over.abort())
  const end = AbortSignal.any([stopping, over.signal])
  try {
    await releaseOrphanedJobs(database.pool)
    let shown: Promise<void> | undefined
    const runner = await run({
      pgPool: database.pool,
      schema: QUEUE_SCHEMA,
      concurrency: JOBS_AT_ONCE,
      noHandleSignals: true,
      logger: queueLogger(deps.log),
      taskList: taskListOf(deps.tasks),
      parsedCronItems: parseCronItems(
        deps.tasks.flatMap(({ name, schedule }) =>
          schedule === undefined ? [] : [{ task: name, match: schedule, options: oneAtATime(name) }],
        ),
      ),
      preset: {
        // With a batch delay, the queue would handle a job's end in the background: a failure there would end the
        // process, and a stop would not wait for it.
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 },
        plugins: [
          {
            name: 'ShowPresencePlugin',
            version: '1.0.0',
            // Each worker of the pool waits for this before its first job, so that its jobs never look orphaned.
            worker: {
              hooks: { startWorker: (_, { worker }) => (shown ??= showPresence(presence, worker.workerPool.id)) },
            },
          },
        ],
      },
    })
    for (const { name, batch } of deps.tasks)
      if (batch) await runner.addJob(name, {}, oneAtATime(name)).catch(() => over.abort())
    const checking = setInterval(
      () => void releaseOrphanedJobs(database.pool).catch(() => over.abort()),
      deps.checkInterval ?? ORPHAN_CHECK_INTERVAL,
    )
    await Promise.race([runner.promise.catch(() => undefined), aborted(end)])
    clearInterval(checking)
    // Rejects when it has stopped by itself.
    await runner.stop().catch(() => undefined)
  } finally {
    presence.release(true)
  }
}

/** Jobs of one queue run one after the other, so that the long ones leave places for what is urgent; of a key one waits. */
function oneAtATime(name: string) {
  return { queueName: LONG_JOBS, jobKey: name }
}

function taskListOf(tasks: readonly QueueTask[]): TaskList {
  return Object.fromEntries(
    tasks.map(({ name, work }) => [
      name,
      (payload: unknown, { abortSignal }: { abortSignal: AbortSignal }) =>
        work(payload, abortSignal).catch(throwWithoutDetails),
    ]),
  )
}

// The queue stores and logs the message of an error, and a database error repeats the row. `JobDelayed` is safe.
function throwWithoutDetails(error: unknown): never {
  if (error instanceof JobDelayed) throw error
  throw new Error(`The job failed: ${codeOf(error)}`)
}

function codeOf(error: unknown): string {
  const { name, code, cause } = recordOrEmpty(error)
  return String(code ?? (cause === undefined ? name : codeOf(cause)))
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
