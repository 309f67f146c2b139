import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOLDEN } from '../testing/saved-calculation.ts'
import { signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { property: _address, ...WITHOUT_ADDRESS } = GOLDEN

it('computes the golden case as saving it does, and saves nothing', async () => {
  const account = await signUp(server)
  const { status, body } = await account.post('/appraisal', WITHOUT_ADDRESS)
  expect(status).toBe(200)
  expect(body).toMatchObject({ weekly_rental_income: 635, weekly_cash_flow: -572 })
  expect((await account.get('/calculations')).body).toEqual([])
  const { body: saved } = await account.post('/calculations', GOLDEN)
  expect(saved).toMatchObject(body)
})

it('counts several loans for Premium, and the own loan without it', async () => {
  const loans = [
    { amount: 400_000, interest_rate: 6, loan_duration_months: 360 },
    { amount: 280_000, interest_rate: 5, loan_duration_months: 240 },
  ]
  const given = { ...GOLDEN, analysis: { loans } }
  const [free, premium] = await Promise.all([signUp(server), signUp(server, { premium: true })])
  for (const account of [free, premium]) {
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    const [{ body }, { body: saved }] = [
      await account.post('/appraisal', given),
      await account.post('/calculations', given),
    ]
    expect(saved).toMatchObject(body)
  }
  const [one, several] = await Promise.all([free, premium].map((account) => account.post('/appraisal', given)))
  expect(several?.body.weekly_cash_flow).not.toBe(one?.body.weekly_cash_flow)
})

it('refuses what could not be saved, with the field', async () => {
  const account = await signUp(server)
  const wrong = { weekly_rental_income_lower: 600, weekly_rental_income_upper: 500 }
  expect(await account.post('/appraisal', wrong)).toMatchObject({
    status: 422,
    body: { fields: { weekly_rental_income_upper: expect.any(String) } },
  })
})
