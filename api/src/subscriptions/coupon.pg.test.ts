import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { callAs, signUp, TEST_PASSWORD } from '../testing/test-client.ts'
import { TEST_NAME, startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => server.stripe.heal())
afterAll(() => server.stop())

const check = (code: string, at: Pick<TestServer, 'url'> = server) =>
  callAs(at).get(`/account/check_coupon?coupon_code=${encodeURIComponent(code)}`)
const NOT_VALID = {
  status: 422,
  body: {
    error: 'That coupon code is not valid.',
    code: 'invalid',
    fields: { coupon_code: 'That coupon code is not valid.' },
  },
}
const newAccount = (email: string, coupon_code: string) => ({
  name: TEST_NAME,
  email,
  password: TEST_PASSWORD,
  password_confirmation: TEST_PASSWORD,
  coupon_code,
})

describe('a coupon', () => {
  it.each([
    ['WELCOME', 'WELCOME', '100% off your first month'],
    ['welcome', 'WELCOME', '100% off your first month'],
    [' HalfYear ', 'HALFYEAR', '50% off for 6 months'],
    ['DOLLAR', 'DOLLAR', '$1.00 off every month'],
    ['FIRSTTIME', 'FIRSTTIME', '20% off for 3 months'],
  ])('%j gives its discount', async (typed, coupon_code, description) => {
    expect(await check(typed)).toMatchObject({ status: 200, body: { coupon_code, description } })
  })

  it.each(['EXPIRED', 'USEDUP', 'NOSUCH', 'WELCOM', 'WELCOME ME', '%', '*', '../WELCOME', 'ＷＥＬＣＯＭＥ', '💶'])(
    '%s is not valid',
    async (code) => expect(await check(code)).toMatchObject(NOT_VALID),
  )

  it('that needs a larger bill, is another customer’s, of another currency, or switched off is not valid', async () => {
    await server.stripe.addPromotionCode({ code: 'LARGE', percentOff: 10, minimumAmount: 500 })
    await server.stripe.addPromotionCode({ code: 'JUST', percentOff: 10, minimumAmount: 499 })
    await server.stripe.addPromotionCode({ code: 'MINE', percentOff: 10, customer: 'cus_1' })
    await server.stripe.addPromotionCode({ code: 'EURO', amountOff: 100, currency: 'eur' })
    await server.stripe.addPromotionCode({ code: 'OFF', percentOff: 10, active: false })
    for (const code of ['LARGE', 'MINE', 'EURO', 'OFF']) expect(await check(code), code).toMatchObject(NOT_VALID)
    expect(await check('JUST')).toMatchObject({ status: 200 })
  })

  it('that is not named is a fault of the request', async () => {
    expect(await callAs(server).get('/account/check_coupon')).toMatchObject({ status: 400 })
    expect(await check(' ')).toMatchObject({ status: 422, body: { fields: { coupon_code: 'Enter a coupon code' } } })
  })
})

describe('signing up with a coupon', () => {
  const emails = () =>
    server.database.pool.query<{ email: string; coupon_code: string }>('select email, coupon_code from accounts')

  it('stores a valid one, as its creator spelt it', async () => {
    const response = await callAs(server).post('/account', newAccount('stored@homeyield.test', 'welcome'))
    expect(response).toMatchObject({ status: 201, body: { account: { premium: false } } })
    expect((await emails()).rows).toContainEqual({ email: 'stored@homeyield.test', coupon_code: 'WELCOME' })
  })

  it.each(['EXPIRED', 'NOSUCH'])('with %s makes nothing', async (code) => {
    const response = await callAs(server).post('/account', newAccount(`${code}@homeyield.test`, code))
    expect(response).toMatchObject(NOT_VALID)
    expect((await emails()).rows.map(({ email }) => email)).not.toContain(`${code}@homeyield.test`)
  })

  it('makes nothing while Stripe is down, and goes through without the coupon', async () => {
    server.stripe.fail({ kind: 'status', status: 500 })
    const response = await callAs(server).post('/account', newAccount('down@homeyield.test', 'WELCOME'))
    expect(response).toMatchObject({ status: 502, body: { code: 'provider_failed' } })
    expect((await emails()).rows.map(({ email }) => email)).not.toContain('down@homeyield.test')
    expect(await callAs(server).post('/account', newAccount('down@homeyield.test', ''))).toMatchObject({ status: 201 })
  })
})

describe('looking for coupons', () => {
  it('is limited for each caller, over every server and over every way to try one', async () => {
    const own = await startTestServer({ couponsPerAddress: { attempts: 10, minutes: 15 } })
    const other = await own.startAnother()
    for (let time = 0; time < 8; time += 1) {
      expect((await check(time === 3 ? 'WELCOME' : `GUESS-${time}`, time % 2 === 0 ? own : other)).status).toBe(
        time === 3 ? 200 : 422,
      )
    }
    for (const code of ['GUESS-8', 'GUESS-9']) {
      expect((await callAs(other).post('/account', newAccount(`${code}@homeyield.test`, code))).status).toBe(422)
    }
    for (const at of [own, other]) {
      const refused = await check('WELCOME', at)
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const signingUp = await callAs(own).post('/account', newAccount('eleventh@homeyield.test', 'WELCOME'))
    expect(signingUp.status).toBe(429)
    expect((await callAs(own).post('/account', newAccount('without@homeyield.test', ''))).status).toBe(201)
    await own.stop()
  })

  it('a hundred times at once lets ten through', async () => {
    const own = await startTestServer({ couponsPerAddress: { attempts: 10, minutes: 15 } })
    const responses = await Promise.all(Array.from({ length: 100 }, (_, time) => check(`GUESS-${time}`, own)))
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(90)
    await own.stop()
  })

  it('at the checkout is limited for each account, and what may be used is not counted', async () => {
    const own = await startTestServer({ couponsPerAddress: { attempts: 3, minutes: 15 } })
    const account = await signUp(own)
    const addresses = { success_url: `${own.url}/`, cancel_url: `${own.url}/` }
    const ask = (coupon_code: string) => account.post('/account/stripe_session', { ...addresses, coupon_code })
    for (let time = 0; time < 5; time += 1) expect((await ask('DOLLAR')).status).toBe(201)
    for (let time = 0; time < 3; time += 1) expect((await ask(`GUESS-${time}`)).status).toBe(422)
    expect((await ask('GUESS-3')).status).toBe(429)
    await own.stop()
  })
})
