import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const APP = 'https://homeyield.example'
const API = 'https://api.homeyield.example'

let shared: TestServer
let separate: TestServer
beforeAll(async () => {
  shared = await startTestServer()
  separate = await startTestServer({ publicOrigin: APP, apiOrigin: API, requestsPerMinute: 20 })
})
afterAll(() => Promise.all([shared.stop(), separate.stop()]))

const ask = (server: TestServer, origin: string) =>
  fetch(`${server.url}/api/calculations`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })
const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin')

it('allows no other origin where the web app and the API share one', async () => {
  expect(allowed(await ask(shared, APP))).toBeNull()
  expect(allowed(await fetch(`${shared.url}/api/config`, { headers: { origin: APP } }))).toBeNull()
})

it('allows exactly the web app where the API has an origin of its own', async () => {
  const answer = await ask(separate, APP)
  expect(answer.status).toBe(204)
  expect(allowed(answer)).toBe(APP)
  expect(answer.headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key')
  const methods = answer.headers.get('access-control-allow-methods')?.split(', ')
  expect(methods).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  for (const other of ['https://elsewhere.example', `${APP}.elsewhere.example`, 'null', API]) {
    expect(allowed(await ask(separate, other)), other).not.toBe(other)
    expect(allowed(await ask(separate, other)), other).not.toBe('*')
  }
})

it('lets the web app read refusals, those of too many requests too', async () => {
  const call = () => fetch(`${separate.url}/api/account`, { headers: { origin: APP } })
  const first = await call()
  expect([first.status, allowed(first)]).toEqual([401, APP])
  let last = first
  for (let at = 0; at < 25 && last.status !== 429; at += 1) last = await call()
  expect([last.status, allowed(last)]).toEqual([429, APP])
  expect(last.headers.get('access-control-expose-headers')).toContain('Retry-After')
})
