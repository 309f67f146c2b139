import { afterAll, beforeAll, expect, it } from 'vitest'
import { GOLDEN, saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
  account = await signUp(server, { premium: true })
})
afterAll(() => server.stop())

it('empty weeks and GST that an earlier version stored in an analysis are the calculation’s, and count', async () => {
  const scenarios = [{ id: '7d0b9a4e-6d0f-4f7c-9a51-0a3c2f5f2a11', name: 'Empty', changes: { vacancy_weeks: 8 } }]
  const { id } = await saveCalculation(account, { ...GOLDEN, scenarios })
  await server.database.pool.query(
    `update calculations
     set inputs = inputs - 'vacancy_weeks' - 'fee_plus_gst' || '{"analysis": {"years": 5, "vacancy_weeks": 4, "fee_plus_gst": true}}',
       figures = figures - 'change_on', scenarios = jsonb_set(scenarios, '{0,changes}', '{"analysis": {"vacancy_weeks": 8}}')
     where id = $1`,
    [id],
  )
  const moved = { vacancy_weeks: 4, fee_plus_gst: true, analysis: { years: 5 } }
  const movedScenario = { changes: { vacancy_weeks: 8, analysis: {} } }
  const read = (await account.get(`/calculations/${id}`)).body
  // V16 of the reference cases.
  expect(read).toMatchObject({
    ...moved,
    property_management_expense: 3227.71,
    total_expenses: 56_865,
    weekly_cash_flow: -605,
    scenarios: [movedScenario],
  })
  expect(read.analysis).not.toHaveProperty('vacancy_weeks')
  expect((await account.get('/calculations')).body).toMatchObject([{ weekly_cash_flow: -605 }])
  const { calculations } = (await account.get('/account/export')).body
  expect(calculations).toMatchObject([{ id, inputs: moved, scenarios: [movedScenario] }])
})
