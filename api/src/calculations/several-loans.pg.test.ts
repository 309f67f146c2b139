import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { GIVEN_LOANS } from '@homeyield/domain/analysis/testing/golden-deal'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { lapse, setMembership, signUpPremium } from '../testing/membership.ts'
import { BEFORE_SETTLEMENT, GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const ANALYSIS = { settlement_date: '2026-12-01', loans: GIVEN_LOANS }
const SEVERAL = {
  payment_quantity: null,
  weekly_payment: 762,
  interest: 31_389,
  total_expenses: 42_666,
  net_rental_yield: -1.13,
  weekly_cash_flow: -344,
  interest_missing: false,
  number_of_loans: 3,
}
const OWN = {
  payment_quantity: 1981,
  weekly_payment: 990,
  interest: 43_897,
  total_expenses: 55_174,
  net_rental_yield: -2.61,
  weekly_cash_flow: -572,
  interest_missing: false,
  number_of_loans: 1,
}
const { payment_quantity: _several, interest: _severalInterest, ...SEVERAL_LISTED } = SEVERAL
const { payment_quantity: _own, interest: _ownInterest, ...OWN_LISTED } = OWN

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer({}, undefined, BEFORE_SETTLEMENT)
})
afterAll(() => server.stop())
beforeEach(async () => {
  account = await signUpPremium(server)
})

const find = async (id: string) => (await account.get(`/calculations/${id}`)).body
const list = async () => (await account.get('/calculations')).body

it('counts several loans in a saved calculation, its list and its export', async () => {
  const { status, body } = await account.post('/calculations', { ...GOLDEN, analysis: ANALYSIS })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...SEVERAL, analysis: ANALYSIS })
  expect(body).not.toHaveProperty('counted_loans')
  expect(await find(body.id)).toMatchObject(SEVERAL)
  expect(await list()).toMatchObject([SEVERAL_LISTED])
  const [held] = (await account.get('/account/export')).body.calculations
  expect(held.figures).toMatchObject({ interest: 31_389, weekly_cash_flow: -344 })
  // Another field changes, and then the loans are one again.
  const changed = await account.patch(`/calculations/${body.id}`, { rates: 2952 })
  expect(changed.body).toMatchObject({ interest: 31_389, weekly_cash_flow: -345 })
  const joined = await account.patch(`/calculations/${body.id}`, { ...GOLDEN, analysis: null })
  expect(joined.body).toMatchObject(OWN)
})

/** The list and the export agree with the opened calculation. */
async function expectAgreement(id: string): Promise<void> {
  const opened = await find(id)
  const entry = (await list()).find((listed: { id: string }) => listed.id === id)
  expect(opened).toMatchObject(entry)
  const { calculations } = (await account.get('/account/export')).body
  const held = calculations.find((calculation: { id: string }) => calculation.id === id)
  expect(opened).toMatchObject({ ...held.figures, as_at: held.as_at })
}

const DAY = 24 * 60 * 60 * 1000
const dayOf = (milliseconds: number) => dayInNewZealand(new Date(milliseconds))

it('begins loans without a date on the day when they are saved, also once their fixed term is over', async () => {
  const day = dayOf(server.now())
  const loans = [{ amount: 340_000, interest_rate: 4.49, fixed_until: dayOf(server.now() + DAY), rate_after: 5.49 }, {}]
  const { body } = await account.post('/calculations', { ...GOLDEN, analysis: { loans } })
  expect(body.analysis.settlement_date).toBe(day)
  server.wait(2 * DAY)
  const opened = await find(body.id)
  expect(opened.analysis.settlement_date).toBe(day)
  const { status, body: saved } = await account.patch(`/calculations/${body.id}`, opened)
  expect(status).toBe(200)
  expect(saved).toMatchObject({ interest: body.interest, weekly_payment: body.weekly_payment })
  expect((await account.patch(`/calculations/${body.id}`, { rates: 2952 })).body.interest).toBe(body.interest)
})

it('begins loans that an earlier version stored without a date on the day when they were saved', async () => {
  const day = dayOf(server.now())
  const loans = [{ amount: 340_000, interest_rate: 4.49 }, {}]
  const { id } = await saveCalculation(account, { ...GOLDEN, analysis: { loans } })
  await server.database.pool.query(
    `update calculations set inputs = inputs #- '{analysis,settlement_date}', updated_at = $2 where id = $1`,
    [id, new Date(server.now())],
  )
  server.wait(2 * DAY)
  expect((await find(id)).analysis.settlement_date).toBe(day)
  const { body } = await account.patch(`/calculations/${id}`, { rates: 2952 })
  expect(body.analysis.settlement_date).toBe(day)
})

it('names the interest as missing where the loans do not add up', async () => {
  const { id } = await saveCalculation(account, {
    ...GOLDEN,
    analysis: { loans: [{ amount: 672_000 }, { amount: 1 }] },
  })
  const unknown = { weekly_payment: null, weekly_cash_flow: null, total_expenses: 11_277, interest_missing: true }
  expect(await find(id)).toMatchObject(unknown)
  expect(await list()).toMatchObject([unknown])
})

it.each([
  ['several loans', [{ amount: 340_000, interest_rate: 4.49 }, {}]],
  ['an offset', [{ offset_balance: 25_000 }]],
])('ignores %s from a free account', async (_, loans) => {
  account = await signUp(server)
  const analysis = { settlement_date: '2026-12-01', loans }
  const { status, body } = await account.post('/calculations', { ...GOLDEN, analysis })
  expect(status).toBe(201)
  expect(body).toMatchObject({ ...OWN, analysis: { settlement_date: '2026-12-01', loans: null } })
  const changed = await account.patch(`/calculations/${body.id}`, { analysis })
  expect(changed.body).toMatchObject({ ...OWN, analysis: { settlement_date: '2026-12-01', loans: null } })
  // Premium does not find what was ignored.
  await setMembership(server, account.id, { status: 'active' })
  expect(await find(body.id)).toMatchObject({ ...OWN, analysis: { loans: null } })
})

it('takes the fixed term of one loan from a free account', async () => {
  account = await signUp(server)
  const analysis = { loans: [{ fixed_until: '2028-12-01', rate_after: 7 }] }
  const { body } = await account.post('/calculations', { ...GOLDEN, analysis })
  expect(body).toMatchObject({ ...OWN, analysis })
})

it('counts one loan in cash each week and its next change, without Premium too', async () => {
  account = await signUp(server)
  const loans = [{ interest_rate: 4.49, fixed_until: '2028-12-01', rate_after: 6.49 }]
  const { body } = await account.post('/calculations', {
    ...GOLDEN,
    analysis: { settlement_date: '2026-12-01', loans },
  })
  // A fortnight of 680,000 at 4.49 % is 1,587.59: (33,020 − 11,276.70 − 26 × 1,587.59) / 52 = −375.66.
  const one = { weekly_cash_flow: -376, number_of_loans: 1, interest_missing: false }
  expect(body).toMatchObject({ ...one, interest: 43_897, payment_quantity: 1981 })
  // The first fortnight that begins on 1 December 2028 or later ends on the 26th.
  expect(body.next_change).toMatchObject({ date: '2028-12-12', because: 'fixed_rate_ends' })
  expect(body.next_change.weekly_cash_flow).toBeLessThan(-376)
  await expectAgreement(body.id)
})

it('answers no other day than its own', async () => {
  const as_at = dayOf(server.now())
  const sent = { ...GOLDEN, as_at: '2031-01-01', analysis: { ...ANALYSIS, as_at: '2031-01-01' } }
  const { body } = await account.post('/calculations', sent)
  expect(body).toMatchObject({ ...SEVERAL, as_at, analysis: ANALYSIS })
  expect(body.analysis).not.toHaveProperty('as_at')
  const changed = await account.patch(`/calculations/${body.id}`, { as_at: '2031-01-01', next_change: null })
  expect(changed.body).toMatchObject({ as_at, next_change: body.next_change, weekly_cash_flow: -344 })
  const stale = await account.patch(`/calculations/${body.id}`, { version: 1 })
  expect(stale).toMatchObject({ status: 409, body: { calculation: { as_at, weekly_cash_flow: -344 } } })
})

it('keeps several loans through a lapse, in which the own fields count', async () => {
  const { id } = await saveCalculation(account, { ...GOLDEN, analysis: ANALYSIS })
  await lapse(server, account)
  expect(await find(id)).toMatchObject({ ...OWN, analysis: { settlement_date: '2026-12-01', loans: null } })
  expect(await list()).toMatchObject([OWN_LISTED])
  expect((await account.get('/calculations?limit=1')).body).toMatchObject([OWN_LISTED])
  await expectAgreement(id)
  // Without Premium the form knows no loans, and saves without them.
  const changed = await account.patch(`/calculations/${id}`, {
    rates: 2952,
    analysis: { vacancy_weeks: 3, loans: null },
  })
  // A third empty week: 12.21 a week less.
  const own = { vacancy_weeks: 3, interest: 43_897, weekly_cash_flow: -585, analysis: { loans: null } }
  expect(changed.body).toMatchObject(own)
  await setMembership(server, account.id, { status: 'active' })
  expect(await find(id)).toMatchObject({
    interest: 31_389,
    weekly_cash_flow: -357,
    vacancy_weeks: 3,
    analysis: { loans: GIVEN_LOANS },
  })
  expect(await list()).toMatchObject([{ weekly_payment: 762, weekly_cash_flow: -357 }])
})

it('refuses nothing without Premium for loans that the member does not see', async () => {
  const loans = [
    { amount: 340_000, owed_on: '2026-01-10' },
    { amount: 200_000, owed_on: '2026-06-01' },
  ]
  const { id } = await saveCalculation(account, { ...GOLDEN, analysis: { settlement_date: '2022-01-10', loans } })
  await lapse(server, account)
  const changed = await account.patch(`/calculations/${id}`, { analysis: { settlement_date: '2026-11-01' } })
  expect(changed).toMatchObject({ status: 200, body: { analysis: { settlement_date: '2026-11-01', loans: null } } })
  await setMembership(server, account.id, { status: 'active' })
  expect((await find(id)).analysis).toMatchObject({ settlement_date: '2026-11-01', loans })
  const refused = await account.patch(`/calculations/${id}`, { analysis: { settlement_date: '2026-11-02', loans } })
  expect(refused).toMatchObject({ status: 422, body: { fields: { 'analysis.loans.0.owed_on': expect.any(String) } } })
})
