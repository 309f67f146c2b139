import { runMigrations } from 'graphile-worker'
import { queueLogger, type QueueLog } from './queue-logger.ts'

/** The schema in the database that is the queue's own. */
export const QUEUE_SCHEMA = 'graphile_worker'

/**
 * Makes the queue's tables in the database at `url`, or brings them up to date. Processes that do so at once do each step once.
 */
export async function migrateQueue(url: string, log: QueueLog): Promise<void> {
  await runMigrations({ connectionString: url, maxPoolSize: 1, schema: QUEUE_SCHEMA, logger: queueLogger(log) })
}
