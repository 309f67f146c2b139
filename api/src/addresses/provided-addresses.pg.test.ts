import { encodePolygons } from '@homeyield/domain/outlines/outline'
import {
  startAddressFinderSandbox,
  type AddressFinderSandbox,
} from '@homeyield/sandbox/addressfinder/start-addressfinder-sandbox'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callAs, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let sandbox: AddressFinderSandbox
let server: TestServer
let account: TestAccount
beforeAll(async () => {
  sandbox = await startAddressFinderSandbox()
  const { url, key, secret } = sandbox
  server = await startTestServer({ addressFinder: { url, key, secret, hasWidget: true } })
  account = await signUp(server)
})
afterAll(async () => {
  await server.stop()
  await sandbox.close()
})
beforeEach(() => sandbox.reset())

it('finds and reads addresses of the provider, for signed-in accounts', async () => {
  expect(await account.get('/addresses?q=12+sample+terrace+kaiapoi')).toMatchObject({
    status: 200,
    body: [{ id: '2-.ka.12', address: '12 Sample Terrace, Kaiapoi 7630', sample: true }],
  })
  expect(await account.get('/addresses/2-.ka.12')).toMatchObject({
    status: 200,
    body: { suburb: null, city: 'Kaiapoi', sa2_id: '316100', meshblock: '4008267' },
  })
  expect(await account.get('/addresses/2-.ka.13')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await callAs(server).get('/addresses?q=12+sample')).toMatchObject({ status: 401 })
})

it('reports the problem when the provider does not respond', async () => {
  sandbox.misbehave('autocomplete', { fault: 'broken' })
  expect(await account.get('/addresses?q=another+road')).toMatchObject({
    status: 502,
    body: {
      code: 'provider_failed',
      error: 'The address search is not available just now. Please try again, or enter the address yourself.',
    },
  })
  sandbox.misbehave('autocomplete', { fault: 'slow' })
  expect(await account.get('/addresses?q=another+road')).toMatchObject({
    status: 504,
    body: {
      code: 'provider_slow',
      error: 'The address search is taking too long. Please try again, or enter the address yourself.',
    },
  })
  sandbox.misbehave('autocomplete', { fault: 'limited' })
  const limited = await account.get('/addresses?q=another+road')
  expect(limited).toMatchObject({
    status: 429,
    body: {
      code: 'too_many_attempts',
      error: 'The address search has reached its limit. Please try again in a minute, or enter the address yourself.',
    },
  })
  expect(limited.headers.get('retry-after')).toBe('7')
})

it('offers no address of our own near a position, which the provider could not read, but its suburb', async () => {
  const [west, south, east, north] = [174.69, -36.86, 174.71, -36.84]
  await server.database.pool.query(`
    insert into areas values ('131200', 'Ponsonby East', '076', 'Auckland', '02', 'Auckland Region', true, -36.85, 174.7);
    insert into streets values (1, 'Kauri Street', null, 'Auckland', 'Auckland');
    insert into addresses (id, street_id, label, house_number, unit, latitude, longitude)
      values ('house', 1, '2', 2, '', -36.85, 174.7)`)
  await server.database.pool.query('insert into area_outlines values ($1, $2)', [
    '131200',
    encodePolygons([
      [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    ]),
  ])
  const near = { latitude: -36.85, longitude: 174.7 }
  expect(await account.post('/addresses/near', near)).toMatchObject({
    status: 200,
    body: { addresses: [], area: { sa2_code: '131200' } },
  })
  const own = await server.startAnother({ addressFinder: null })
  expect(await callAs(own, account.token).post('/addresses/near', near)).toMatchObject({
    body: { addresses: [{ id: 'house' }] },
  })
})

it('names the widget for the browser to load, and allows its origin alone', async () => {
  const visitor = callAs(server)
  expect((await visitor.get('/config')).body).toMatchObject({
    address_source: 'addressfinder',
    address_credit: 'Addresses: Addressfinder, where they are not marked as samples.',
    address_widget: { key: 'SANDBOX-KEY', url: sandbox.url },
    sample_data: { addresses: true, market_rents: false },
  })
  const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? ''
  const policy = await policyOf(server.url)
  for (const directive of ['script-src', 'style-src', 'connect-src']) {
    expect(policy).toContain(`${directive} 'self' ${sandbox.url};`)
  }
  expect(policy).toContain("img-src 'self' data:;")

  const { key, secret } = sandbox
  const quiet = { url: 'https://addresses.example', key, secret, hasWidget: false }
  const without = await server.startAnother({ addressFinder: quiet })
  expect((await callAs(without).get('/config')).body).toMatchObject({
    address_source: 'addressfinder',
    address_widget: null,
    sample_data: { addresses: false },
  })
  const mbie = { key: 'key', url: 'http://localhost:4326/market-rent/v2' }
  const own = await server.startAnother({ addressFinder: null, mbie })
  expect((await callAs(own).get('/config')).body).toMatchObject({
    address_source: 'homeyield',
    address_widget: null,
    sample_data: { market_rents: true },
  })
  for (const { url } of [without, own]) expect(await policyOf(url)).toContain("script-src 'self';")
})

it('lets one account ask the provider so often in an hour, and no other pays for it', async () => {
  const { url } = await server.startAnother({ addressSearchesPerAccount: { attempts: 2, minutes: 60 } })
  const [eager, other] = [await signUp(server), await signUp(server)]
  const search = (who: TestAccount) => callAs({ url }, who.token).get('/addresses?q=12+sample+terrace')
  expect([(await search(eager)).status, (await search(eager)).status]).toEqual([200, 200])
  const refused = await search(eager)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect((await search(other)).status).toBe(200)
})
