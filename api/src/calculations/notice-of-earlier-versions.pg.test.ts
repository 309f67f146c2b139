import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signUpPremium } from '../testing/membership.ts'
import { GOLDEN } from '../testing/saved-calculation.ts'
import type { TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const ID = '3f1f2a7e-5f0e-4c5e-9a53-0b8f6a1f0c11'
const began = { tenancy_start: '2026-03-01' }
const older = (service_days: number) => ({ tenancy: { ...began, service_days } })
const byPost = { tenancy: { ...began, notice_by: 'post' } }

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  account = await signUpPremium(server)
})

it('takes the days that an earlier version sends, and answers how the notice is given', async () => {
  const scenarios = [{ id: ID, name: 'By post', changes: { analysis: older(4) } }]
  const { status, body } = await account.post('/calculations', { ...GOLDEN, analysis: older(0), scenarios })
  expect(status).toBe(201)
  expect(body.analysis.tenancy).toEqual({ ...began, notice_by: 'in_person' })
  expect(body.scenarios[0].changes.analysis).toEqual(byPost)
  const { body: changed } = await account.patch(`/calculations/${body.id}`, { analysis: older(7) })
  expect(changed.analysis.tenancy).toEqual(byPost.tenancy)
  const { body: analysis } = await account.post('/analysis', {
    ...GOLDEN,
    analysis: { tenancy: { tenancy_start: '2023-03-01', notice_date: '2024-12-20', service_days: 4 } },
  })
  expect(analysis.earliest_rent_increase.value).toEqual({
    earliest: '2025-03-10',
    because: 'notice',
    notice_received: '2025-01-09',
    give_notice_by: '2025-01-05',
  })
  expect((await account.post('/analysis', { ...GOLDEN, analysis: { tenancy: 'none' } })).status).toBe(422)
})

it('reads what an earlier version stored', async () => {
  const scenarios = [{ id: ID, name: 'Later', changes: { analysis: { years: 5 } } }]
  const { body } = await account.post('/calculations', { ...GOLDEN, analysis: { years: 9 }, scenarios })
  await server.database.pool.query(
    `update calculations set inputs = jsonb_set(inputs, '{analysis}', $2),
       scenarios = jsonb_set(scenarios, '{0,changes,analysis}', $2) where id = $1`,
    [body.id, JSON.stringify(older(4))],
  )
  const { body: read } = await account.get(`/calculations/${body.id}`)
  expect(read.analysis).toMatchObject(byPost)
  expect(read.scenarios[0].changes.analysis).toEqual(byPost)
})
