import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { NO_CRITERIA } from '@homeyield/domain/screening/criteria'
import { FIRST_TERMS } from '@homeyield/domain/screening/terms'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewerOf } from '../testing/viewer-of.ts'
import { changeScreening } from './change-screening.ts'
import { createScreening } from './create-screening.ts'
import type { PresentedScreening } from './present-screening.ts'
import { openScreeningStore, type ScreeningRecord, type ScreeningStore } from './screening-store.ts'

let test: TestDatabase
let screenings: ScreeningStore
beforeAll(async () => {
  test = await createTestDatabase()
  screenings = openScreeningStore(test.database)
})
afterAll(() => test.drop())

const now = () => Date.parse('2026-11-27T00:00:00Z')
const HOMES = [{ property: '1 Hill Road' }]

async function makeAccount(name: string): Promise<string> {
  const statement = `insert into accounts (email, name, password_hash) values ($1, $1, '-') returning id`
  return (await test.database.pool.query<{ id: string }>(statement, [`${name}@homeyield.test`])).rows[0]?.id ?? ''
}

/** A list without results, which need rents. */
async function present(_viewer: unknown, record: ScreeningRecord): Promise<PresentedScreening> {
  const { name, version, homes } = record
  const empty = { results: [], areas: [], terms: FIRST_TERMS, criteria: NO_CRITERIA, as_at: '2026-11-27' }
  return {
    ...empty,
    id: record.id,
    name,
    version,
    number_of_homes: homes.length,
    created_at: '',
    updated_at: '',
    homes: [],
  }
}

const unasked = () => Promise.reject(new Error('The whole list is asked for'))

it('stores nothing of an account that is deleted while its list is read', async () => {
  const id = await makeAccount('leaver')
  const create = createScreening({
    screenings,
    async findPlace() {
      await test.database.pool.query('delete from accounts where id = $1', [id])
      return { state: 'not_found' }
    },
    present,
    now,
  })
  await expect(create(viewerOf(id), { homes: HOMES }, null)).rejects.toMatchObject({ status: 401 })
  expect((await test.database.pool.query('select from screenings where account_id = $1', [id])).rowCount).toBe(0)
})

it('refuses a change that another process comes before, with what that one stored', async () => {
  const viewer = viewerOf(await makeAccount('changer'))
  const deps = { screenings, present, presentChanged: unasked, now }
  const create = createScreening({ ...deps, findPlace: async () => ({ state: 'not_found' }) })
  const { id } = await create(viewer, { homes: HOMES }, null)
  const stored = await screenings.find(viewer.accountId, id)
  if (stored === null) throw new Error('The list was not stored')
  const change = changeScreening({
    ...deps,
    async findPlace() {
      const { terms, criteria, homes } = stored
      await screenings.change(viewer.accountId, id, 1, { name: 'Theirs', terms, criteria, homes })
      return { state: 'not_found' }
    },
  })
  const [home] = stored.homes
  const changes = { version: 1, name: 'Ours', homes: [{ id: home?.id ?? '', property: '2 Hill Road' }] }
  const refused = await change(viewer, { id }, changes).catch((error: unknown) => error)
  expect(refused).toMatchObject({
    status: 409,
    details: { enclosed: { screening: { name: 'Theirs', version: 2 } } },
  })
  expect(await screenings.find(viewer.accountId, id)).toMatchObject({ name: 'Theirs', version: 2 })
})

it('does not find a list that is deleted while it is changed', async () => {
  const viewer = viewerOf(await makeAccount('deleter'))
  const deps = { screenings, present, presentChanged: unasked, now }
  const create = createScreening({ ...deps, findPlace: async () => ({ state: 'not_found' }) })
  const { id } = await create(viewer, { homes: HOMES }, null)
  const stored = await screenings.find(viewer.accountId, id)
  const change = changeScreening({
    ...deps,
    async findPlace() {
      await screenings.remove(viewer.accountId, id, false)
      return { state: 'not_found' }
    },
  })
  const homes = [{ id: stored?.homes[0]?.id ?? '', property: '2 Hill Road' }]
  await expect(change(viewer, { id }, { version: 1, homes })).rejects.toMatchObject({ status: 404 })
})
