import { rentTableResponse } from '@homeyield/contract/market-rent'
import { readRentTable } from '@homeyield/domain/rent/rent-table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let premium: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas
        select (100000 + n)::text, 'Awanui ' || (array['North', 'South', 'Sea'])[n], '001', 'Far North District', '01', 'Northland Region', n < 3, -35, 174.25
        from generate_series(1, 3) as n;
      insert into market_rents values ('area', '100001', 'House', 3, 570, 640, 700, 12, 1, '2025-07-01');
      ${SURROUNDINGS}`),
  )
  premium = await signUp(server, { premium: true })
})
afterAll(() => server.stop())

const readTable = (headers: Record<string, string> = {}) =>
  premium.call('GET', '/market-rent/table', undefined, headers)

it('has the estimates of every area on land and of an everyday suburb, as they are asked for one by one', async () => {
  const { status, body } = await readTable()
  const table = rentTableResponse.parse(body)
  expect([status, table.areas.map(({ sa2_code }) => sa2_code)]).toEqual([200, ['100001,100002', '100001', '100002']])
  expect(table.areas[0]).toMatchObject({ name: 'Awanui', suburb: 'Awanui', latitude: null })
  expect(table.areas[1]).toEqual({
    sa2_code: '100001',
    name: 'Awanui North',
    suburb: 'Awanui',
    territorial_authority: 'Far North District',
    latitude: -35,
    longitude: 174.25,
  })
  for (const code of ['100001', '100001,100002']) {
    const { body: asked } = await premium.get(`/market-rent/sa2?sa2_code=${code}&suburb=Awanui&city=`)
    const packed = readRentTable(table, code)
    expect(packed?.length).toBeGreaterThan(0)
    expect(asked).toEqual(packed?.map((figures) => expect.objectContaining(figures)))
  }
})

it('is sent again only after an import, and compressed', async () => {
  const { headers } = await readTable({ 'accept-encoding': 'br' })
  expect(Object.fromEntries(headers)).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
  const known = { 'accept-encoding': 'br', 'if-none-match': headers.get('etag') ?? '' }
  expect(await readTable(known)).toMatchObject({ status: 304, body: undefined })
  await server.database.pool.query(
    `insert into import_reports (name, source, report) values ('market-rents', '', '{}')`,
  )
  const again = await readTable(known)
  expect([again.status, again.body.version]).toEqual([200, '1'])
})

it('needs Premium', async () => {
  const free = await signUp(server)
  expect(await free.get('/market-rent/table')).toMatchObject({ status: 403, body: { code: 'premium_required' } })
})
