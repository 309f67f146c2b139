import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import { createScreening } from './create-screening.ts'
import { openScreeningStore } from './screening-store.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('stores nothing of an account that is deleted while its list is read', async () => {
  const { pool } = test.database
  const { rows } = await pool.query<{ id: string }>(
    `insert into accounts (email, name, password_hash) values ('a@homeyield.test', 'a', '-') returning id`,
  )
  const id = rows[0]?.id ?? ''
  const create = createScreening({
    screenings: openScreeningStore(test.database),
    async findPlace() {
      await pool.query('delete from accounts where id = $1', [id])
      return { state: 'not_found' }
    },
    present: () => Promise.reject(new Error('There is nothing to present')),
    now: () => Date.parse('2026-11-27T00:00:00Z'),
  })
  await expect(create(viewerOf(id), { homes: [{ property: '1 Hill Road' }] }, null)).rejects.toMatchObject({
    status: 401,
  })
  expect((await pool.query('select from screenings')).rowCount).toBe(0)
})
