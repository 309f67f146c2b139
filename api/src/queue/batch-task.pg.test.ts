import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { migrateQueue } from './migrate-queue.ts'
import type { QueueLog } from './queue-logger.ts'
import type { QueueTask } from './queue-task.ts'
import { startQueueWorker } from './queue-worker.ts'

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
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 10 })

it('a mail does not wait for a batch, which runs once at a time and at each start of a worker', async () => {
  const sent: string[] = []
  const runs = { begun: 0, running: 0, most: 0 }
  const { promise: over, resolve: finish } = Promise.withResolvers<void>()
  const tasks: QueueTask[] = [
    {
      name: 'batch',
      batch: true,
      async work() {
        runs.begun += 1
        runs.running += 1
        runs.most = Math.max(runs.most, runs.running)
        await over
        runs.running -= 1
      },
    },
    { name: 'mail', work: async (payload) => void sent.push((payload as { to: string }).to) },
  ]
  // More starts than a worker has places.
  const worker = startQueueWorker({ databaseUrl: database.url, tasks, log: LOG })
  await until(() => expect(runs.begun).toBe(1))
  for (let count = 0; count < 4; count += 1) {
    const another = startQueueWorker({ databaseUrl: database.url, tasks, log: LOG })
    await until(async () => expect((await query('select from graphile_worker.jobs')).length).toBe(2))
    await another.stop()
  }
  await query(`select graphile_worker.add_job('mail', '{"to": "one@homeyield.test"}')`)
  await until(() => expect(sent).toEqual(['one@homeyield.test']))
  expect(runs).toEqual({ begun: 1, running: 1, most: 1 })
  // The mail's own job ends a moment after it is sent.
  await until(async () =>
    expect(
      await query(`select task_identifier as task, queue_name as queue, key from graphile_worker.jobs order by id`),
    ).toEqual([
      { task: 'batch', queue: 'long', key: null },
      { task: 'batch', queue: 'long', key: 'batch' },
    ]),
  )
  finish()
  await until(async () => expect(await query('select from graphile_worker.jobs')).toEqual([]))
  expect(runs).toEqual({ begun: 2, running: 0, most: 1 })
  await worker.stop()
})

it('a mail passes four long jobs that do not end', async () => {
  const sent: string[] = []
  const begun: string[] = []
  const { promise: over, resolve: finish } = Promise.withResolvers<void>()
  const long = ['one', 'two', 'three', 'four'].map((name): QueueTask => ({
    name,
    // At each start of a worker, because no test waits for a schedule.
    batch: true,
    async work() {
      begun.push(name)
      await over
    },
  }))
  const mail = { name: 'mail', work: async (payload: unknown) => void sent.push((payload as { to: string }).to) }
  const worker = startQueueWorker({ databaseUrl: database.url, tasks: [...long, mail], log: LOG })
  await until(async () => expect(await query('select from graphile_worker.jobs')).toHaveLength(4))
  await until(() => expect(begun).toHaveLength(1))
  await query(`select graphile_worker.add_job('mail', '{"to": "two@homeyield.test"}')`)
  await until(() => expect(sent).toEqual(['two@homeyield.test']))
  expect(begun).toHaveLength(1)
  finish()
  await until(() => expect(begun.toSorted()).toEqual(['four', 'one', 'three', 'two']))
  await until(async () => expect(await query('select from graphile_worker.jobs')).toEqual([]))
  await worker.stop()
})
