import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrateQueue } from './migrate-queue.ts'
import type { QueueLog } from './queue-logger.ts'
import { startQueueWorker } from './queue-worker.ts'

const SEND_MAIL = 'send_mail'

const quiet = () => undefined
const LOG: QueueLog = { error: quiet, warn: quiet, info: quiet, debug: quiet }

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await migrateQueue(database.url, LOG)
})
afterAll(() => database.drop())

const query = async (statement: string, values: unknown[] = []) =>
  (await database.database.pool.query(statement, values)).rows
const addJob = (mail: string) =>
  query('select graphile_worker.add_job($1, json_build_object($2::text, $3::text))', [SEND_MAIL, 'mail', mail])

it('a worker that releases orphaned jobs does not touch its own', async () => {
  const taken: string[] = []
  const { promise: accepted, resolve: accept } = Promise.withResolvers<void>()
  const worker = startQueueWorker({
    databaseUrl: database.url,
    tasks: [
      {
        name: SEND_MAIL,
        async work(payload) {
          const { mail } = payload as { mail: string }
          taken.push(mail)
          if (mail === 'slow') await accepted
        },
      },
    ],
    log: LOG,
    checkInterval: 20,
  })
  await addJob('slow')
  await vi.waitFor(() => expect(taken).toEqual(['slow']), { timeout: 15_000, interval: 10 })
  // A check that began after that has released this one; it would have released the other too.
  await addJob('of the dead')
  await query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'pool-of-the-dead'
     where payload ->> 'mail' = 'of the dead'`,
  )
  await vi.waitFor(
    async () => {
      await query(`select pg_notify('jobs:insert', '{"count":1}')`)
      expect(taken).toContain('of the dead')
    },
    { timeout: 15_000, interval: 20 },
  )
  await addJob('last')
  await vi.waitFor(() => expect(taken).toContain('last'), { timeout: 15_000, interval: 10 })
  accept()
  await worker.stop()
  expect(taken.filter((mail) => mail === 'slow')).toEqual(['slow'])
  expect(await query('select from graphile_worker.jobs')).toEqual([])
})
