import { startCotalitySandbox, type CotalitySandbox } from '@homeyield/sandbox/cotality/start-cotality-sandbox'
import type { CotalityPart } from '@homeyield/sandbox/cotality/cotality-api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CotalitySettings } from '../gateways/cotality/cotality-settings.ts'
import { callAs, setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { openPropertyRecordStore } from './property-record-store.ts'
import { propertyDataTasks } from './property-data-tasks.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const FIGURES = ['image_url', 'median_sale_price', 'avm_value_change', 'rental_rate_change', 'property_estimated_value']

let sandbox: CotalitySandbox
let settings: CotalitySettings
let server: TestServer
let premium: TestAccount
let addresses = 0

beforeAll(async () => {
  sandbox = await startCotalitySandbox()
  const { clientId, clientSecret, url, tokenUrl, capitalValuePath } = sandbox
  settings = {
    clientId,
    clientSecret,
    tokenUrl,
    capitalValuePath,
    apiUrl: url,
    imageOrigins: [url],
    changeUnit: 'percent',
  }
})
afterAll(() => sandbox.close())
// A server for each test: its clock is moved, and its circuit breaker opens.
beforeEach(async () => {
  sandbox.reset()
  server = await startTestServer({ cotality: settings })
  premium = await signUp(server, { premium: true })
  return () => server.stop()
})

const newAddress = () => `${(addresses += 1)} Rose Street, Ōtāhuhu, Auckland`
const read = (account: TestAccount, address: string) =>
  account.get(`/cotality/property?${new URLSearchParams({ address }).toString()}`)
const visited = (part: CotalityPart) => sandbox.calls().filter((call) => call.part === part).length

describe('property data', () => {
  it('are everything that the provider has', async () => {
    const { status, body } = await read(premium, newAddress())
    expect(status).toBe(200)
    expect(body).toEqual({
      cv: { value: expect.any(Number), date: '2024-09-01' },
      avm: { value: expect.any(Number) },
      image: { url: expect.stringMatching(/^http:\/\/localhost:\d+\/pictures\/\d{8}\.png$/u) },
      market_trends: {
        metrics: [
          { metric_id: 21, value: expect.any(Number) },
          { metric_id: 72, value: expect.any(Number) },
          { metric_id: 79, value: expect.any(Number) },
        ],
      },
      last_sale: { date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u), value: expect.any(Number) },
      beds: expect.any(Number),
      baths: expect.any(Number),
      car_spaces: expect.any(Number),
      year_built: expect.stringMatching(/^\d{4}$/u),
      units_of_use: 1,
      land_area: expect.any(Number),
      floor_area: expect.any(Number),
      site_cover: expect.any(Number),
      wall_material: expect.any(String),
      deck: expect.stringMatching(/^[YN]$/u),
      pool: expect.stringMatching(/^[YN]$/u),
    })
  })

  it('are for Premium only, and cost no call for others', async () => {
    const free = await signUp(server)
    expect(await read(free, newAddress())).toMatchObject({
      status: 403,
      body: { error: 'You need a premium account to access that feature.', code: 'premium_required' },
    })
    expect((await callAs(server).get('/cotality/property?address=x')).status).toBe(401)
    expect(sandbox.calls()).toEqual([])
  })

  it('are of an address that is given', async () => {
    expect((await premium.get('/cotality/property')).status).toBe(400)
    for (const address of ['', ' ', 'a\u0000b', 'x'.repeat(301)])
      expect((await read(premium, address)).status).toBe(422)
    expect(sandbox.calls()).toEqual([])
  })

  it('are null where there is no such address', async () => {
    const { status, body } = await read(premium, 'Nowhere Street')
    expect(status).toBe(200)
    expect(body).toMatchObject({ cv: { value: null }, image: { url: null }, beds: null, deck: null })
    await read(premium, 'Nowhere Street')
    expect(visited('matcher')).toBe(1)
  })

  it('are null where no provider is set up', async () => {
    const { url } = await server.startAnother({ cotality: null })
    const { status, body } = await callAs({ url }, premium.token).get('/cotality/property?address=1%20Rose%20Street')
    expect([status, body.avm]).toEqual([200, { value: null }])
  })
})

describe('our record of an address', () => {
  it('is used for a day, however the address is written', async () => {
    const address = newAddress()
    const { body } = await read(premium, address)
    server.wait(24 * HOUR - MINUTE)
    expect((await read(premium, ` ${address.toUpperCase().replace(' ', '  ')}`)).body).toEqual(body)
    expect(visited('matcher')).toBe(1)
    server.wait(2 * MINUTE)
    await read(premium, address)
    expect(visited('matcher')).toBe(2)
  })

  it('is made once, however many ask at once', async () => {
    const address = newAddress()
    sandbox.misbehave('matcher', { fault: 'slow', milliseconds: 200 })
    const responses = await Promise.all(Array.from({ length: 20 }, () => read(premium, address)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect([visited('token'), visited('matcher'), visited('core')]).toEqual([1, 1, 1])
  })

  it('replaces an unavailable provider for seven days', async () => {
    const address = newAddress()
    const { body } = await read(premium, address)
    sandbox.misbehave('all', { fault: 'broken' })
    server.wait(25 * HOUR)
    expect(await read(premium, address)).toMatchObject({ status: 200, body })
    server.wait(6 * 24 * HOUR)
    expect(await read(premium, address)).toMatchObject({ status: 502, body: { code: 'provider_failed' } })
  })

  it('keeps earlier data of a failed part, and requests missing parts again after minutes', async () => {
    const address = newAddress()
    const { body } = await read(premium, address)
    sandbox.misbehave('valuation', { fault: 'broken' })
    server.wait(25 * HOUR)
    expect((await read(premium, address)).body).toEqual(body)
    expect(visited('valuation')).toBe(3)
    sandbox.reset()
    expect((await read(premium, address)).body).toEqual(body)
    expect(visited('valuation')).toBe(0)
    server.wait(6 * MINUTE)
    expect((await read(premium, address)).body).toEqual(body)
    expect(visited('valuation')).toBe(1)
  })

  it('is deleted at night once it may not be used any more', async () => {
    const records = openPropertyRecordStore(server.database)
    await read(premium, newAddress())
    const sweep = async (later: number) => {
      const [task] = propertyDataTasks({ records, now: () => Date.now() + later })
      await task?.work(undefined, new AbortController().signal)
      return (await server.database.pool.query('select from property_records')).rowCount
    }
    expect(await sweep(7 * 24 * HOUR - MINUTE)).toBe(1)
    expect(await sweep(7 * 24 * HOUR + MINUTE)).toBe(0)
  })

  it('belongs to its provider: another starts without', async () => {
    const address = newAddress()
    const another = await startCotalitySandbox()
    await read(premium, address)
    const { url } = await server.startAnother({
      cotality: { ...settings, apiUrl: another.url, tokenUrl: another.tokenUrl, imageOrigins: [] },
    })
    const { body } = await callAs({ url }, premium.token).get(
      `/cotality/property?${new URLSearchParams({ address }).toString()}`,
    )
    expect(body.image).toEqual({ url: null })
    expect(another.calls()).toHaveLength(10)
    await another.close()
  })
})

it('is called for so many addresses of an account, and no more', async () => {
  const { url } = await server.startAnother({ propertyLookupsPerAccount: { attempts: 2, minutes: 60 } })
  const ask = (address: string) =>
    callAs({ url }, premium.token).get(`/cotality/property?${new URLSearchParams({ address }).toString()}`)
  const known = newAddress()
  await ask(known)
  await ask(newAddress())
  const { status, body, headers } = await ask(newAddress())
  expect([status, body.code]).toEqual([429, 'too_many_attempts'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask(known)).status).toBe(200)
  expect(visited('matcher')).toBe(2)
})

describe('a provider that is away', () => {
  it.each([
    ['matcher', 'broken', 502, 'provider_failed'],
    ['all', 'garbage', 502, 'provider_failed'],
    ['all', 'silent', 504, 'provider_slow'],
  ] as const)('%s %s is a sentence and %i', async (part, fault, status, code) => {
    sandbox.misbehave(part, { fault })
    const { body, ...response } = await read(premium, newAddress())
    expect({ status: response.status, code: body.code }).toEqual({ status, code })
    expect(body.error).toMatch(
      /^The property data provider is .*\. Your calculation is not affected\. Please try again/u,
    )
  })

  it('blanks a part, and a calculation is saved meanwhile', async () => {
    sandbox.misbehave('image', { fault: 'half' })
    const address = newAddress()
    const { status, body } = await read(premium, address)
    expect([status, body.image.url, typeof body.avm.value]).toEqual([200, null, 'number'])
    sandbox.misbehave('all', { fault: 'silent' })
    const saved = await premium.post('/calculations', { property: address, sa2_code: '187300' })
    expect([saved.status, saved.body.image_url]).toEqual([201, null])
    expect(saved.body.property_estimated_value).toBe(body.avm.value)
  })
})

describe('a saved calculation', () => {
  async function save(address: string) {
    const { status, body } = await premium.post('/calculations', { property: address, sa2_code: '187300' })
    expect(status).toBe(201)
    return body
  }

  it('stores the provider’s data of its address, without a call', async () => {
    const address = newAddress()
    const { body: data } = await read(premium, address)
    const before = sandbox.calls().length
    const saved = await save(address)
    expect(saved).toMatchObject({
      property_data: data,
      image_url: data.image.url,
      median_sale_price: data.market_trends.metrics[0].value,
      avm_value_change: data.market_trends.metrics[1].value,
      rental_rate_change: data.market_trends.metrics[2].value,
      property_estimated_value: data.avm.value,
    })
    expect((await premium.get(`/calculations/${saved.id}`)).body).toEqual(saved)
    expect(sandbox.calls()).toHaveLength(before)
  })

  it('takes them with a later change, also one that does not send the address', async () => {
    const address = newAddress()
    const saved = await save(address)
    expect(saved.property_data).toBeNull()
    const { body: data } = await read(premium, address)
    const { body } = await premium.patch(`/calculations/${saved.id}`, { purchase_price: 850000 })
    expect(body).toMatchObject({ property_data: data, purchase_price: 850000 })
  })

  it('keeps them when our record is deleted, and drops them with the address', async () => {
    const address = newAddress()
    const { body: data } = await read(premium, address)
    const saved = await save(address)
    await server.database.pool.query('delete from property_records')
    const { body: changed } = await premium.patch(`/calculations/${saved.id}`, { property: address, deposit: 1 })
    expect(changed.property_data).toEqual(data)
    const { body: moved } = await premium.patch(`/calculations/${saved.id}`, { property: newAddress() })
    expect(moved).toMatchObject({ property_data: null, image_url: null, property_estimated_value: null })
  })

  it('has those of its new address', async () => {
    const [before, after] = [newAddress(), newAddress()]
    await read(premium, before)
    const { body: data } = await read(premium, after)
    const saved = await save(before)
    const { body } = await premium.patch(`/calculations/${saved.id}`, { address: after })
    expect(body.property_data).toEqual(data)
  })

  it('never takes them from the client', async () => {
    const { body } = await premium.post('/calculations', {
      property: newAddress(),
      property_data: { avm: { value: 1 } },
      image_url: 'https://evil.test/a.png',
      property_estimated_value: 1,
      median_sale_price: 1,
    })
    for (const figure of [...FIGURES, 'property_data']) expect(body[figure]).toBeNull()
  })

  it('shows them as null after a lapse and keeps them, for it cannot move meanwhile', async () => {
    const address = newAddress()
    const { body: data } = await read(premium, address)
    const saved = await save(address)
    await setSubscription(server, premium.id, 'canceled')
    const { body: lapsed } = await premium.patch(`/calculations/${saved.id}`, { property: address, deposit: 1 })
    for (const figure of [...FIGURES, 'property_data']) expect(lapsed[figure]).toBeNull()
    await setSubscription(server, premium.id, 'active')
    const { body: back } = await premium.get(`/calculations/${saved.id}`)
    expect([back.property_data, back.property_estimated_value]).toEqual([data, data.avm.value])
    await setSubscription(server, premium.id, 'canceled')
    const moved = await premium.patch(`/calculations/${saved.id}`, { property: newAddress() })
    expect(moved).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    await setSubscription(server, premium.id, 'active')
    expect((await premium.get(`/calculations/${saved.id}`)).body.property_data).toEqual(data)
  })

  it('of a free account stores none, even of a known address', async () => {
    const address = newAddress()
    await read(premium, address)
    const free = await signUp(server)
    const { body } = await free.post('/calculations', { property: address })
    await setSubscription(server, free.id, 'active')
    expect((await free.get(`/calculations/${body.id}`)).body.property_data).toBeNull()
  })
})

it('people see that the data are samples, and browsers may load the images', async () => {
  const { body, headers } = await callAs(server).get('/config')
  expect(body.sample_data.property_data).toBe(true)
  expect(headers.get('content-security-policy')).toContain(`img-src 'self' data: ${sandbox.url};`)
})
