import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { calculationTasks } from './calculation-tasks.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
  account = await signUp(server, { premium: true })
})
afterAll(() => server.stop())

const query = async (statement: string, values: unknown[] = []) =>
  (await server.database.pool.query(statement, values)).rows
const stored = () => query('select id, version, created_at, updated_at, inputs from calculations order by id')
const appraiseAgain = async () => {
  for (const { work } of calculationTasks({ database: server.database, now: server.now })) {
    await work({}, AbortSignal.timeout(10_000))
  }
}
/** As an earlier version stored it: no cash each week, and the interest a dollar off. */
const storeOldFigures = (ids: readonly string[]) =>
  query(
    `update calculations set figures = (figures - 'weekly_cash_flow') || '{"interest": 56168}' where id = any($1)`,
    [ids],
  )

// Decisions section 7: 56,169 of interest. The payment of 135,241.27 (1,123,370 × 0.05 / (1 − 1.05^−11)) is 2,600.78 a week.
const SAVED = {
  weekly_rental_income: 635,
  rent_source: 'typed',
  vacancy_cost: 0,
  purchase_price: 1_123_370,
  deposit: 0,
  interest_rate: 5,
  loan_duration: 11,
  loan_payment_term: 'Yearly',
}
const RIGHT = { interest: 56_169, weekly_cash_flow: -1966 }

it('appraises calculations of an earlier version again, without a change of version, time or order', async () => {
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await saveCalculation(account, SAVED)).id)
  const { id: untouched } = await saveCalculation(account, GOLDEN)
  await account.patch(`/calculations/${ids[0]}`, { rates: null })
  const [before, order] = [
    await stored(),
    (await account.get('/calculations')).body.map(({ id }: { id: string }) => id),
  ]
  await storeOldFigures(ids)

  // Until then no response lacks the figure; a single calculation is right already.
  const list = (await account.get('/calculations')).body
  expect(list.map(({ weekly_cash_flow: cash }: { weekly_cash_flow: number | null }) => cash)).toEqual(
    order.map((id: string) => (id === untouched ? -572 : null)),
  )
  expect((await account.get(`/calculations/${ids[1]}`)).body).toMatchObject(RIGHT)
  const held = (await account.get('/account/export')).body.calculations
  expect(held.find(({ id }: { id: string }) => id === ids[1]).figures).toMatchObject({ weekly_cash_flow: null })

  await appraiseAgain()
  expect(await stored()).toEqual(before)
  const after = (await account.get('/calculations')).body
  expect(after.map(({ id }: { id: string }) => id)).toEqual(order)
  expect(after.map(({ weekly_cash_flow: cash }: { weekly_cash_flow: number | null }) => cash)).toEqual(
    order.map((id: string) => (id === untouched ? -572 : -1966)),
  )
  const [{ figures } = { figures: null }] = await query('select figures from calculations where id = $1', [ids[1]])
  expect(figures).toMatchObject(RIGHT)
})

it('goes on page by page until none is left, by an index', async () => {
  const { id } = await saveCalculation(account, SAVED)
  await storeOldFigures([id])
  await query(
    `insert into calculations (account_id, inputs, figures)
     select account_id, inputs, figures from calculations, generate_series(1, 250) where id = $1`,
    [id],
  )
  await appraiseAgain()
  expect(await query(`select id from calculations where not figures ? 'weekly_cash_flow'`)).toEqual([])
  expect(
    await query(`select distinct figures ->> 'interest' as interest from calculations where id = $1`, [id]),
  ).toEqual([{ interest: '56169' }])
  await query('set enable_seqscan = off')
  const plan = await query(
    `explain select id from calculations where not figures ? 'weekly_cash_flow' and id > $1 order by id limit 100`,
    [id],
  )
  expect(JSON.stringify(plan)).toContain('calculations_to_appraise_again_idx')
})
