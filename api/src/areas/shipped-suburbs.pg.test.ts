import { createTestDatabase, type TestDatabase } from '@homeyield/database/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importAddresses, loadShippedData } from '../testing/import-addresses.ts'
import { openAreaDirectory } from './area-directory.ts'
import { openAreaStore } from './area-store.ts'

// The shipped areas, and addresses as `npm run import -- addresses` loads them.
let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
  await loadShippedData(test.url)
})
afterAll(() => test.drop())

const CENTRAL_CHRISTCHURCH = ['325700', '325800', '326600', '327000', '327100']
const NEWTOWN = ['252900', '253000', '253600']
const PAPANUI = ['319400', '320100', '320900']
const TE_ATATU_PENINSULA = ['123200', '124500', '124800', '125300']
const TE_ATATU_SOUTH = ['126400', '127000', '127700', '128500']

/** The first area found by a new server, and what people call a statistical area. */
async function openSearch() {
  const directory = await openAreaDirectory({ areas: openAreaStore(test.database) }).current()
  const first = (text: string) => {
    const found = directory.find(text, 10)[0]
    return found && [found.name, found.sa2_code.split(',')]
  }
  return { first, suburbOf: (code: string) => directory.byCode.get(code)?.suburb }
}

it('finds everyday suburbs by the names of areas, before addresses are imported', async () => {
  const { first, suburbOf } = await openSearch()
  expect(first('newtown')).toEqual(['Newtown', NEWTOWN])
  expect(first('newto')).toEqual(['Newtown', NEWTOWN])
  expect(first('papanui')).toEqual(['Papanui', PAPANUI])
  expect(first('te atatū')).toEqual(['Te Atatu', [...TE_ATATU_PENINSULA, ...TE_ATATU_SOUTH]])
  expect(first('christchurch cbd')).toEqual(['Christchurch Central', CENTRAL_CHRISTCHURCH])
  expect(first('cbd christchurch')).toEqual(['Christchurch Central', CENTRAL_CHRISTCHURCH])
  expect(first('wellington cbd')).toEqual(['Wellington Central', ['251400']])
  expect(first('cbd')?.[0]).toBe('Auckland Central')
  expect(['252900', '251600', '123200'].map(suburbOf)).toEqual(['Newtown', 'Te Aro', 'Te Atatu Peninsula'])
})

it('finds them by the suburbs of addresses once those are imported', async () => {
  const suburbs: [suburb: string, city: string, district: string, codes: readonly string[]][] = [
    ['Christchurch Central', 'Christchurch', 'Christchurch City', CENTRAL_CHRISTCHURCH],
    ['Papanui', 'Christchurch', 'Christchurch City', PAPANUI],
    ['Newtown', 'Wellington', 'Wellington City', [...NEWTOWN, '252600']],
    ['Wellington Central', 'Wellington', 'Wellington City', ['251400']],
    ['Te Atatū Peninsula', 'Auckland', 'Auckland', TE_ATATU_PENINSULA],
    ['Te Atatū South', 'Auckland', 'Auckland', TE_ATATU_SOUTH],
  ]
  const positions = await positionsInside(suburbs.flatMap(([, , , codes]) => codes))
  const addresses = suburbs.flatMap(([suburb, city, district, codes]) =>
    codes.map((code) => ({ suburb, city, district, ...(positions.get(code) ?? { latitude: 0, longitude: 0 }) })),
  )
  await importAddresses(
    test.url,
    addresses.map(({ suburb, city, district, latitude, longitude }, at) => ({
      id: at + 1,
      suburb,
      city,
      district,
      latitude,
      longitude,
    })),
  )

  const { first, suburbOf } = await openSearch()
  expect(first('newtown')).toEqual(['Newtown', [...NEWTOWN, '252600'].toSorted()])
  expect(first('papanui')).toEqual(['Papanui', PAPANUI])
  expect(first('te atatu p')).toEqual(['Te Atatū Peninsula', TE_ATATU_PENINSULA])
  expect(first('te aatatuu south')).toEqual(['Te Atatū South', TE_ATATU_SOUTH])
  expect(first('te atatu')).toEqual(['Te Atatū', [...TE_ATATU_PENINSULA, ...TE_ATATU_SOUTH]])
  expect(first('christchurch cbd')).toEqual(['Christchurch Central', CENTRAL_CHRISTCHURCH])
  expect(first('wellington cbd')).toEqual(['Wellington Central', ['251400']])
  expect(['252600', '251600', '123200'].map(suburbOf)).toEqual(['Newtown', 'Te Aro', 'Te Atatū Peninsula'])
})

async function positionsInside(codes: readonly string[]) {
  const { rows } = await test.database.pool.query<{ sa2_code: string; latitude: number; longitude: number }>(
    'select sa2_code, latitude, longitude from areas where sa2_code = any($1)',
    [codes],
  )
  return new Map(rows.map((row) => [row.sa2_code, row]))
}
