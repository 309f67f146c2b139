import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { startServer } from '../main.ts'
import { callAs, signUp, TEST_PASSWORD } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/test-server.ts'

const NOT_AVAILABLE = {
  error: 'Homeyield is not available just now. Please try again in a moment.',
  code: 'not_ready',
}

describe('without its database', () => {
  it('is alive, is not ready, and explains it', async () => {
    const lines: string[] = []
    const alone = await startServer({
      databaseUrl: 'postgres://somebody:secret-of-the-database@localhost:1/nothing',
      jwtSecret: TEST_SECRET,
      port: 0,
      log: { write: (line) => void lines.push(line) },
    })
    const client = callAs(alone)
    expect((await client.get('/health/live')).status).toBe(200)
    expect(await client.get('/health/data')).toMatchObject({ status: 503, body: { code: 'not_ready' } })
    expect(await client.get('/health/ready')).toMatchObject({
      status: 503,
      body: { error: 'We are not ready yet. Please try again in a moment.', code: 'not_ready' },
    })
    expect(await client.post('/authenticate', { email: 'a@homeyield.test', password: 'my password' })).toMatchObject({
      status: 503,
      body: NOT_AVAILABLE,
    })
    await alone.close()
    const log = lines.join('')
    expect(log).toContain('"route":"/api/authenticate"')
    expect(log).not.toMatch(/my password|a@homeyield|secret-of-the-database/u)
  })
})

describe('trouble with the database', () => {
  // The query of the list; those of the jobs may wait for the lock too.
  const WAITING_LIST = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
    and query like 'select "id", %"is_sample_address"%'`

  // Readers wait until the test continues them.
  async function blockReading(blocked: TestServer) {
    const blocker = await blocked.database.pool.connect()
    await blocker.query('begin; lock table calculations in access exclusive mode')
    const waiting = () => blocked.database.pool.query(`select pid ${WAITING_LIST}`).then(({ rowCount }) => rowCount)
    const unblock = async () => {
      await blocker.query('rollback')
      blocker.release()
    }
    return { waiting, unblock }
  }

  it('passes: a call whose connection is cut is asked to retry, and the next is served', async () => {
    const cut = await startTestServer({ productName: 'Whare & Sums' })
    const account = await signUp(cut, { premium: true })
    const { waiting, unblock } = await blockReading(cut)
    const reading = account.get('/calculations')
    await expect.poll(waiting).toBe(1)
    await cut.database.pool.query(`select pg_terminate_backend(pid) ${WAITING_LIST}`)
    const response = await reading
    const sentence = 'Whare & Sums is not available just now. Please try again in a moment.'
    expect(response).toMatchObject({ status: 503, body: { ...NOT_AVAILABLE, error: sentence } })
    expect(response.headers.get('retry-after')).toBe('5')
    await unblock()
    expect((await account.get('/calculations')).status).toBe(200)
    await cut.stop()
  })

  /** Settles when a server of this process has received a request for that path. */
  function received(path: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const listen = (message: unknown) => {
      if ((message as { readonly request: IncomingMessage }).request.url === path) resolve()
    }
    subscribe('http.server.request.start', listen)
    return promise.finally(() => unsubscribe('http.server.request.start', listen))
  }

  it('is the same response for a call while the server closes', async () => {
    const lines: string[] = []
    const closing = await startTestServer({ log: { write: (line) => void lines.push(line) } })
    const account = await signUp(closing)
    const { waiting, unblock } = await blockReading(closing)
    const open = () => {
      const socket = connect(Number(new URL(closing.url).port), 'localhost')
      const chunks: string[] = []
      socket.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
      return { socket, heard: () => chunks.join('') }
    }
    const [reader, late] = [open(), open()]
    reader.socket.write(
      `GET /api/calculations HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${account.token}\r\n\r\n`,
    )
    late.socket.write('GET /api/config HTTP/1.1\r\n')
    await expect.poll(waiting).toBe(1)
    const stopped = closing.stop()
    const isRefused = () =>
      fetch(closing.url).then(
        () => false,
        () => true,
      )
    await expect.poll(isRefused).toBe(true)
    const asked = received('/api/config')
    late.socket.write('host: localhost\r\n\r\n')
    await asked
    await unblock()
    await stopped
    expect(reader.heard(), lines.join('')).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/iu)
    expect(late.heard()).toMatch(
      /^HTTP\/1\.1 503 [^]*retry-after: 5[^]*\{"error":"Homeyield is not available just now\./u,
    )
  })
})

describe('the log of a failure in the database', () => {
  it('names the constraint, and nothing that was sent', async () => {
    const lines: string[] = []
    const failing = await startTestServer({ logLevel: 'warn', log: { write: (line) => void lines.push(line) } })
    await failing.database.pool.query(`alter table accounts add constraint nobody_signs_up check (name = '')`)
    const signingUp = {
      name: 'Aroha Unique',
      email: 'aroha.unique@homeyield.test',
      password: TEST_PASSWORD,
      password_confirmation: TEST_PASSWORD,
    }
    expect(await callAs(failing).post('/account', signingUp)).toMatchObject({ status: 500, body: { code: 'internal' } })
    await failing.stop()
    const log = lines.join('')
    expect(log).toContain('"code":"23514"')
    expect(log).toContain('"constraint":"nobody_signs_up"')
    expect(log).toContain('account-store.ts')
    expect(log).not.toMatch(/unique@|Aroha|argon2|params/u)
  })
})
