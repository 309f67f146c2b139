import { afterAll, beforeAll, expect, it } from 'vitest'
import { readDataStatus } from './read-data-status.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const report = (name: string, source: string, body: object) =>
  test.database.pool.query('insert into import_reports (name, source, report) values ($1, $2, $3)', [
    name,
    source,
    body,
  ])

async function statusOf(name: string) {
  return (await readDataStatus(test.database)).find((set) => set.name === name)
}

it('names every set of an empty database', async () => {
  expect(await readDataStatus(test.database)).toEqual(
    ['addresses', 'areas', 'mortgage_rates', 'region_months', 'rents'].map((name) => ({
      name,
      rows: 0,
      extent: 'none',
      as_of: null,
      loaded_at: null,
      source: null,
    })),
  )
})

it('tells samples, a part of the country and the whole apart', async () => {
  await test.database.pool.query(`
    insert into streets values (-1, 'A Street', null, 'Gore', 'Gore District');
    insert into addresses (id, street_id, label, house_number, latitude, longitude, is_sample)
    values ('s', -1, '1', 1, -46, 168, true)`)
  await report('sample_addresses', 'made up', { addresses: 1 })
  expect(await statusOf('addresses')).toMatchObject({ rows: 1, extent: 'samples', as_of: null, source: 'made up' })
  await report('addresses', 'a part', { rows: 52, partial: true, as_of: '2026-11-01T00:00:00Z' })
  expect(await statusOf('addresses')).toMatchObject({ rows: 52, extent: 'part of the country', source: 'a part' })
  await report('addresses', 'all', { rows: 2_400_000, partial: false, as_of: '2026-11-01T00:00:00Z' })
  expect(await statusOf('addresses')).toMatchObject({
    rows: 2_400_000,
    extent: 'whole country',
    as_of: '2026-11-01T00:00:00Z',
    loaded_at: expect.any(Date),
    source: 'all',
  })
})

it('names the newest origin of the rents, shipped or imported', async () => {
  await test.database.pool.query(`
    insert into market_rents values ('area', '100100', 'House', 3, 1, 2, 3, 9, 1, '2025-07-01'),
      ('region', '01', 'House', 3, 1, 2, 3, 9, 1, '2025-10-01')`)
  await report('reference_data', 'database/seeds', { rents: 'loaded' })
  expect(await statusOf('rents')).toMatchObject({ rows: 1, as_of: '2025-07-01', source: 'database/seeds' })
  await report('market_rents', 'mbie.csv', {})
  await report('reference_data', 'database/seeds', { rents: 'unchanged' })
  expect(await statusOf('rents')).toMatchObject({ source: 'mbie.csv' })
})
