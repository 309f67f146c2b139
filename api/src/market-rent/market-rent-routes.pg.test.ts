import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SURROUNDINGS } from '../testing/rent-surroundings.ts'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let free: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, ({ pool }) =>
    pool.query(`
      insert into areas
        select '1' || lpad(n::text, 5, '0'), 'Area ' || n, '001', 'Far North District', '01', 'Northland Region', true, -35, 174
        from generate_series(1, 21) as n;
      insert into areas values ('343000', 'Chatham Islands', '067', 'Chatham Islands', '99', 'Outside', true, -44, -176);
      insert into meshblocks values ('0000100', '100001'), ('0000200', '100002');
      insert into market_rents
        select 'area', '1' || lpad(n::text, 5, '0'), 'House', 3, 570, 640, 700, 12, 1, '2025-07-01'
        from generate_series(1, 20) as n;
      ${SURROUNDINGS}`),
  )
})
afterAll(() => server.stop())
beforeEach(async () => {
  free = await signUp(server)
})

const PREMIUM_REQUIRED = {
  status: 403,
  body: { error: 'You need a premium account to access that feature.', code: 'premium_required' },
}
const HOUSE = { dwelling: 'House', number_of_bedrooms: 3, lower_quartile: 590, median: 640, upper_quartile: 684 }
const withHouse = (more: object = {}) => expect.arrayContaining([expect.objectContaining({ ...HOUSE, ...more })])
const rentOf = (account: TestAccount, code: string) => account.get(`/market-rent/sa2?sa2_code=${code}&suburb=&city=`)

it('gives a free account one area, again and again', async () => {
  expect(await rentOf(free, '343000')).toMatchObject({ status: 200, body: [] })
  expect(await rentOf(free, '999999')).toMatchObject({ status: 200, body: [] })
  expect(await rentOf(free, '100001')).toMatchObject({
    status: 200,
    body: withHouse({ bonds: 12, period: '2025-07-01', level: 'area', place: 'Area 1', confidence: 'High' }),
  })
  expect(await rentOf(free, '100001')).toMatchObject({ status: 200, body: withHouse() })
  expect(await free.get('/market-rent/meshblock?mb=100')).toMatchObject({ status: 200, body: withHouse() })
  expect(await rentOf(free, '100002')).toMatchObject(PREMIUM_REQUIRED)
  expect(await free.get('/market-rent/meshblock?mb=0000200&suburb=&city=')).toMatchObject(PREMIUM_REQUIRED)
  expect(await rentOf(free, '343000')).toMatchObject({ status: 200, body: [] })
})

it('gives one area of twenty parallel requests', async () => {
  const codes = Array.from({ length: 20 }, (_, index) => `1${String(index + 1).padStart(5, '0')}`)
  const responses = await Promise.all(codes.map((code) => rentOf(free, code)))
  const given = codes.filter((_, index) => responses[index]!.status === 200)
  expect(given).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 403)).toHaveLength(19)
  expect((await rentOf(free, given[0]!)).status).toBe(200)
})

it('gives a premium account every area', async () => {
  const premium = await signUp(server, { premium: true })
  for (const code of ['100001', '100002', '100003']) expect((await rentOf(premium, code)).status).toBe(200)
})

it('reports what is missing and what is wrong', async () => {
  expect(await free.get('/market-rent/sa2?suburb=x')).toMatchObject({
    status: 400,
    body: { error: 'The query parameter sa2_code is missing.', code: 'malformed' },
  })
  expect(await free.get('/market-rent/meshblock')).toMatchObject({
    status: 400,
    body: { error: 'The query parameter mb is missing.', code: 'malformed' },
  })
  for (const code of ['', '12345', '1234567', 'abcdef', '１３１２００']) {
    expect(await rentOf(free, code), code).toMatchObject({
      status: 422,
      body: {
        error: 'An SA2 code has six digits',
        code: 'invalid',
        fields: { sa2_code: 'An SA2 code has six digits' },
      },
    })
  }
  expect(await free.get('/market-rent/sa2?sa2_code=100001&index=no')).toMatchObject({
    status: 422,
    body: { fields: { index: 'Choose true or false' } },
  })
  expect(await callAs(server).get('/market-rent/sa2?sa2_code=100001')).toMatchObject({ status: 401 })
})
