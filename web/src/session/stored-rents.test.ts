import { makeRentTable, type RentFigures } from '@homeyield/domain/rent/rent-table'
import { beforeEach, expect, it, vi } from 'vitest'

const held = new Map<string, Response>()
const cache = {
  match: (path: string) => Promise.resolve(held.get(path)?.clone()),
  put: (path: string, response: Response) => Promise.resolve(void held.set(path, response)),
  keys: () => Promise.resolve([...held.keys()].map((path) => ({ url: `https://homeyield.test${path}` }))),
  delete: ({ url }: { url: string }) => Promise.resolve(held.delete(new URL(url).pathname)),
}

const tokenOf = (sub: string) => `e30.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 })).replaceAll('=', '')}.x`
const storage = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
})
vi.stubGlobal('window', { addEventListener: () => undefined })

const { forgetOthers, forgetTable, storeAreaRents, readAreaRents, readStoredRents, storeTable } =
  await import('./stored-rents.ts')

beforeEach(() => {
  held.clear()
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) })
  storage.set('homeyield.token', tokenOf('a'))
})

const NEWTOWN = { sa2_code: '252900', suburb: 'Newtown North', city: 'Wellington City' }
const HOUSE: RentFigures = {
  dwelling: 'House',
  number_of_bedrooms: 3,
  lower_quartile: 564,
  median: 628,
  upper_quartile: 679,
  interval_80: [596, 661],
  confidence: 'High',
  period: '2025-07-01',
}
const COUNTRY = makeRentTable(
  '7',
  ['100100', '252900'].map((sa2_code) => ({
    area: { sa2_code, name: sa2_code, suburb: sa2_code, territorial_authority: '', latitude: -41, longitude: 174 },
    entries: [HOUSE],
  })),
)

it('stores the area asked for last', async () => {
  await storeAreaRents({ ...NEWTOWN, sa2_code: '100100' }, [HOUSE])
  await storeAreaRents(NEWTOWN, [HOUSE])
  expect(await readAreaRents('252900')).toEqual([HOUSE])
  expect(await readAreaRents('100100')).toBeNull()
  expect((await readStoredRents())?.areas).toMatchObject([{ name: 'Newtown North' }])
})

it('leaves those of all areas beside an area that is asked for, until Premium ends', async () => {
  await storeTable('a', Response.json(COUNTRY))
  await storeAreaRents(NEWTOWN, [{ ...HOUSE, median: 1 }])
  expect(await readStoredRents()).toEqual(COUNTRY)
  await forgetTable()
  expect(await readStoredRents()).toBeNull()
})

it('leaves a free account its own area', async () => {
  await storeAreaRents(NEWTOWN, [HOUSE])
  await forgetTable()
  expect(await readAreaRents('252900')).toEqual([HOUSE])
})

it('shows them to their account only, and removes those of others', async () => {
  await storeTable('a', Response.json(COUNTRY))
  storage.set('homeyield.token', tokenOf('b'))
  expect(await readStoredRents()).toBeNull()
  await storeTable('b', Response.json(COUNTRY))
  await forgetOthers('b')
  expect([...held.keys()]).toEqual(['/stored-rents/b'])
  storage.clear()
  expect(await readAreaRents('252900')).toBeNull()
})

it('takes what it cannot read for nothing, and throws nothing where there is no storage', async () => {
  held.set('/stored-rents/a', Response.json({ version: 7 }))
  expect(await readStoredRents()).toBeNull()
  held.set('/stored-rents/a', new Response('not json'))
  expect(await readAreaRents('252900')).toBeNull()
  vi.stubGlobal('caches', undefined)
  await storeTable('a', Response.json(COUNTRY))
  expect(await readStoredRents()).toBeNull()
})
