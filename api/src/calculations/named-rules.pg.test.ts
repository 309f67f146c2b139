import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signUpPremium } from '../testing/membership.ts'
import { GOLDEN } from '../testing/saved-calculation.ts'
import type { TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  account = await signUpPremium(server)
})

it('names the rules of a calculation when it is saved', async () => {
  const plain = await account.post('/calculations', GOLDEN)
  expect(plain.body.analysis).toEqual({ rules: 'nz-2026-11b' })
  const planned = await account.post('/calculations', { ...GOLDEN, analysis: { years: 5 } })
  expect(planned.body.analysis).toEqual({ years: 5, rules: 'nz-2026-11b' })
  expect((await account.get(`/calculations/${planned.body.id}`)).body.analysis).toEqual(planned.body.analysis)
})

it('keeps the rules of a saved calculation until others are named', async () => {
  const { body } = await account.post('/calculations', { ...GOLDEN, analysis: { years: 5, rules: 'nz-2019-01' } })
  const changed = async (change: object) => (await account.patch(`/calculations/${body.id}`, change)).body.analysis
  expect(await changed({ rates: 3000 })).toEqual({ years: 5, rules: 'nz-2019-01' })
  // As a form that was opened before the rules were named sends it.
  expect(await changed({ analysis: { years: 6 } })).toEqual({ years: 6, rules: 'nz-2019-01' })
  expect(await changed({ analysis: null })).toEqual({ rules: 'nz-2019-01' })
  expect(await changed({ analysis: { rules: 'nz-2026-11' } })).toEqual({ rules: 'nz-2026-11' })
})

it('counts with the first rules where an earlier version stored none', async () => {
  const { body } = await account.post('/calculations', { ...GOLDEN, analysis: { years: 5 } })
  const forget = (analysis: string) =>
    server.database.pool.query(`update calculations set inputs = jsonb_set(inputs, '{analysis}', $2) where id = $1`, [
      body.id,
      analysis,
    ])
  await forget('{"years": 5}')
  expect((await account.get(`/calculations/${body.id}`)).body.analysis).toEqual({ years: 5, rules: 'nz-2026-11' })
  await forget('null')
  expect((await account.get(`/calculations/${body.id}`)).body.analysis).toEqual({ rules: 'nz-2026-11' })
})
