import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveCalculation } from '../testing/saved-calculation.ts'
import { signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const printerOf = async (account: TestAccount) => {
  const { id } = await saveCalculation(account, { property: '1 Test Street' })
  return () =>
    fetch(`${server.url}/api/calculations/${id}/rental_assessment`, {
      headers: { authorization: `Bearer ${account.token}` },
    })
}

it('an account that prints many pages at once is refused some, and another prints', async () => {
  const [print, printOther] = await Promise.all([printerOf(await signUp(server)), printerOf(await signUp(server))])
  const [other, ...responses] = await Promise.all([printOther(), ...Array.from({ length: 12 }, print)])
  expect(other.status).toBe(200)
  const refused = responses.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  for (const { headers } of refused) expect(headers.get('retry-after')).toBe('2')
  expect(responses.filter(({ status }) => status === 200).length).toBe(responses.length - refused.length)
  expect((await print()).status).toBe(200)
})
