import { NO_POOLER, startPooler, type Pooler } from '@homeyield/database/testing/start-pooler'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN } from './testing/saved-calculation.ts'
import { callAs, setSubscription, signUp, TEST_PASSWORD } from './testing/test-client.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

// Two processes with ten connections each share three servers, so that the statements of one connection run on several.
const SERVERS = 3
const PEOPLE = 6

describe.skipIf(NO_POOLER !== null)(
  `calls through a pooler in transaction mode${NO_POOLER ? `: ${NO_POOLER}` : ''}`,
  () => {
    let server: TestServer
    let pooler: Pooler
    let processes: readonly Pick<TestServer, 'url'>[]

    beforeAll(async () => {
      server = await startTestServer({ role: 'worker' })
      pooler = await startPooler(server.databaseUrl, SERVERS)
      const urls = { role: 'web', databaseUrl: pooler.url, databaseDirectUrl: server.databaseUrl } as const
      processes = [await server.startAnother(urls), await server.startAnother(urls)]
    })
    afterAll(async () => {
      await server.stop()
      await pooler.stop()
    })

    it('of many people at once all succeed', async () => {
      const calls = (await Promise.all(Array.from({ length: PEOPLE }, (_, person) => liveOneLife(person)))).flat()
      expect(calls.filter(({ status, expected }) => status !== expected)).toEqual([])
      expect(calls.length).toBeGreaterThan(PEOPLE * 40)
    })

    /** Calls most endpoints as one person, at both processes in turn. */
    async function liveOneLife(person: number): Promise<{ call: string; status: number; expected: number }[]> {
      const at = (index: number) => processes[index % processes.length] ?? server
      const { token, id, email } = await signUp({ ...server, url: at(person).url }, { professional: true })
      await setSubscription(server, id, 'active')
      await server.database.pool.query('update accounts set email_confirmed_at = now() where id = $1', [id])
      const done: { call: string; status: number; expected: number }[] = []
      const call = async (method: string, path: string, expected = 200, body?: object, headers = {}) => {
        const response = await callAs(at(person + done.length), token).call(method, path, body, headers)
        done.push({ call: `${method} ${path}`, status: response.status, expected })
        return response.body
      }
      const save = (key: string) => call('POST', '/calculations', 201, GOLDEN, { 'idempotency-key': key })
      await call('GET', '/account')
      await call('PATCH', '/account', 200, { name: `Person ${person}` })
      await call('POST', '/authenticate', 200, { email, password: TEST_PASSWORD })
      const saved = await Promise.all(Array.from({ length: 5 }, () => save(randomUUID())))
      const home = `/calculations/${saved[0].id}`
      const repeated = randomUUID()
      expect((await save(repeated)).id).toBe((await save(repeated)).id)
      for (const path of ['/calculations', '/calculations?limit=2', `/calculations?limit=2&after=${saved[4].id}`])
        await call('GET', path)
      await call('GET', home)
      await call('PATCH', home, 200, { deposit: 200_000, version: 1 })
      await call('PATCH', home, 409, { deposit: 210_000, version: 1 })
      await call('PATCH', home, 200, { status: 'owned', purchase_date: '2020-01-01' })
      await call('POST', '/appraisal', 200, GOLDEN)
      await call('GET', '/household')
      await call('PUT', '/household', 200, { version: 0, people: [{ name: 'Ana', other_income: 91_000 }] })
      for (const path of ['/portfolio', '/portfolio/homes', '/expenses', '/config', '/mortgage-rates', '/calculations'])
        await call('GET', path)
      const list = await call('POST', '/screenings', 201, { homes: [{ property: '1 Test Street' }] })
      await call('GET', '/screenings')
      await call('GET', `/screenings/${list.id}`)
      await call('PATCH', `/screenings/${list.id}`, 200, { version: 1, name: 'Ours' })
      await call('DELETE', `/screenings/${list.id}`)
      await call('GET', '/screening-templates')
      await call('PUT', '/screening-templates', 200, { version: 0, templates: [] })
      const link = await call('POST', '/links', 201, { kind: 'portfolio', name: 'Our broker', days: 30 })
      await call('GET', '/links')
      await call('DELETE', `/links/${link.id}`, 204)
      const document = await call('POST', '/documents', 201, { kind: 'owner_appraisal', calculation_id: saved[0].id })
      await call('GET', '/documents')
      await call('GET', `/documents/${document.id}`)
      await call('DELETE', `/documents/${document.id}`, 204)
      await call('GET', '/brand')
      const key = await call('POST', '/keys', 201, { name: 'Sheet', scopes: ['read:calculations'] })
      const held = await callAs(at(person), key.key).get('/calculations')
      done.push({ call: 'GET /calculations with a key', status: held.status, expected: 200 })
      await call('GET', '/keys')
      await call('DELETE', `/keys/${key.id}`, 204)
      for (const path of ['/areas?q=Ponsonby', '/addresses?q=12%20Rose', '/market-rent/sa2?sa2_code=100100'])
        await call('GET', path)
      await call('GET', '/market-rent/table')
      await call('GET', '/uploads/new?upload_type=brand_logo')
      await call('GET', '/account/export')
      await call('POST', '/account/resend_confirmation')
      await call('POST', '/account/forgot_password', 200, { email })
      for (const path of ['/health/live', '/health/ready', '/health/data', '/openapi.json']) await call('GET', path)
      for (const { id: other } of saved.slice(1)) await call('DELETE', `/calculations/${other}`, 204)
      await call('POST', '/account/sign_out', 204)
      await call('GET', '/account', 401)
      const again = await callAs(at(person)).post('/authenticate', { email, password: TEST_PASSWORD })
      const left = await callAs(at(person + 1), again.body.auth_token).delete('/account', { password: TEST_PASSWORD })
      return [...done, { call: 'DELETE /account', status: left.status, expected: 204 }]
    }
  },
)
