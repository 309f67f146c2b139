import { EVERY_INPUT, PERSON } from '@homeyield/domain/calculation/testing/every-input'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let account: TestAccount

beforeAll(async () => {
  server = await startTestServer()
  account = await signUp(server, { premium: true, professional: true })
  await account.put('/household', { version: 0, people: [PERSON] })
})
afterAll(() => server.stop())

it('every input is saved, read and exported as it was sent, also inside the analysis', async () => {
  const { id, ...saved } = await saveCalculation(account, EVERY_INPUT)
  expect(saved).toMatchObject(EVERY_INPUT)
  expect((await account.get(`/calculations/${id}`)).body).toMatchObject(EVERY_INPUT)
  const { calculations } = (await account.get('/account/export')).body
  expect(calculations).toMatchObject([{ id, inputs: EVERY_INPUT }])
})

it('every input is changed, and kept by a change of another', async () => {
  const { id } = await saveCalculation(account, {})
  expect((await account.patch(`/calculations/${id}`, EVERY_INPUT)).body).toMatchObject(EVERY_INPUT)
  const { body } = await account.patch(`/calculations/${id}`, { note: 'Another' })
  expect(body).toMatchObject({ ...EVERY_INPUT, note: 'Another' })
})
