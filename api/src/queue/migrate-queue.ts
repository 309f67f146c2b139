import { chooseHost, readHosts } from '@homeyield/database/hosts'
import { runMigrations } from 'graphile-worker'
import { queueLogger, type QueueLog } from './queue-logger.ts'

export const QUEUE_SCHEMA = 'graphile_worker'

/** The number of the last migration of the queue's tables. */
export const QUEUE_VERSION = 20

/** Creates or updates the queue's tables; safe for several processes at once. */
export async function migrateQueue(url: string, log: QueueLog): Promise<void> {
  const connectionString = await chooseHost(readHosts(url))
  await runMigrations({ connectionString, maxPoolSize: 1, schema: QUEUE_SCHEMA, logger: queueLogger(log) })
}
