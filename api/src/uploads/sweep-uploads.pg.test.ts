import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { type Database, openDatabase } from '@homeyield/database/connection'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { appraiseInputs } from '../calculations/appraise-inputs.ts'
import { takeFields } from '../calculations/calculation-inputs.ts'
import { openUploadStore } from './upload-store.ts'
import { uploadTasks } from './upload-tasks.ts'

const USED = 3_000
const UNUSED = 1_000

let test: TestDatabase
// One connection, whose statistics can be written at once.
let database: Database

beforeAll(async () => {
  test = await createTestDatabase()
  const { inputs, figures } = appraiseInputs(takeFields(NOTHING_GIVEN, { property: '12 Rose Street' }), '2026-11-24')
  await test.database.pool.query(
    `with account as (insert into accounts (email, name, password_hash) values ('a@homeyield.test', 'A', '-') returning id),
      saved as (insert into calculations (account_id, inputs, figures, property_photo_url)
        select id, $1::jsonb, $2::jsonb, '/api/images/' || md5(number::text) || '.png'
        from account, generate_series(1, ${USED}) as number returning id, property_photo_url)
    insert into images (key, calculation_id, content_type, created_at)
      select right(property_photo_url, 36), id, 'image/png', now() - interval '1 day' from saved`,
    [inputs, figures],
  )
  database = openDatabase(test.url, { max: 1 })
  await test.database.pool.query(`
    insert into images (key, content_type, created_at)
      select md5('unused ' || number) || '.png', 'image/png', now() - interval '1 day'
      from generate_series(1, ${UNUSED}) as number;
    analyze`)
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

/** How many rows of images were read until now. */
async function rowsRead(): Promise<number> {
  await database.pool.query('select pg_stat_force_next_flush()')
  const statement = `select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as count
    from pg_stat_user_tables where relname = 'images'`
  return (await database.pool.query<{ count: number }>(statement)).rows[0]!.count
}

it('a statement reads a page, also when no image of it may be removed', async () => {
  const before = await rowsRead()
  const { keys, last } = await openUploadStore(database).listUnused(new Date(0), '')
  expect(keys).toEqual([])
  expect(last).not.toBeNull()
  expect((await rowsRead()) - before).toBeLessThan(1_100)
})

it('a sweep reads each image about once, however many are in use', async () => {
  const removed: string[] = []
  const objects = { remove: async (key: string) => void removed.push(key) }
  const [task] = uploadTasks({ uploads: openUploadStore(database), objects, now: Date.now })
  const before = await rowsRead()
  await task!.work({}, new AbortController().signal)
  const read = (await rowsRead()) - before
  process.stdout.write(`${UNUSED} unused of ${USED + UNUSED} images: ${read} rows read\n`)
  expect(removed).toHaveLength(UNUSED)
  // Each row once, and each removed row once more.
  expect(read).toBeLessThan(2 * (USED + UNUSED))
})
