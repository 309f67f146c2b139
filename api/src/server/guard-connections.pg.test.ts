import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callAs, signUp } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let sockets: Socket[]

beforeEach(async () => {
  sockets = []
  server = await startTestServer({ connections: { head: 100, request: 300, checkInterval: 20, closing: 50 } })
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await server.stop()
})

const POST =
  'POST /api/authenticate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n'
const EARLY =
  'POST /api/calculations HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n'
const MALFORMED = '{"error":"The request could not be read.","code":"malformed"}'

/**
 * A connection that never closes by itself; what it received; when the server has ended and when it has destroyed it.
 */
async function dial(at: Pick<TestServer, 'url'> = server) {
  const socket = connect({ port: Number(new URL(at.url).port), host: 'localhost', allowHalfOpen: true })
  sockets.push(socket)
  let heard = ''
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()))
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => resolve())
    socket.on('close', () => resolve())
  })
  await once(socket, 'connect')
  const left = new Promise<void>((resolve) => {
    socket.on('end', () => resolve())
    socket.on('close', () => resolve())
  })
  return { socket, heard: () => heard, closed, left }
}

/** Sends a letter now and then while the connection is open. */
function drip(socket: Socket): void {
  const timer = setInterval(() => (socket.writable ? socket.write(' ') : clearInterval(timer)), 10)
  socket.once('close', () => clearInterval(timer))
}

describe('a slow sender', () => {
  it.each([
    ['a body', POST],
    ['a body that is refused before it is there', EARLY],
    ['a head', 'GET / HTTP/1.1\r\nx-slow: '],
    ['what is no request', 'NONSENSE\r\n\r\n'],
  ])('of %s is hung up on', async (_, beginning) => {
    const { socket, heard, closed } = await dial()
    socket.write(beginning)
    drip(socket)
    await closed
    expect(heard()).toMatch(/^HTTP\/1\.1 40[01] /u)
  })
})

it('what is sent to where nothing takes it is refused before it is there', async () => {
  const { socket, heard, closed } = await dial()
  socket.write(POST.replace('/api/authenticate', '/nowhere'))
  drip(socket)
  await closed
  // 400 would be the response to a request that was waited for.
  expect(heard()).toMatch(/^HTTP\/1\.1 404 /u)
  expect(heard()).toMatch(/\r\nconnection: close\r\n/iu)
})

describe('a silent client', () => {
  it.each([
    ['after what is no request', 'NONSENSE\r\n\r\n'],
    ['in the middle of a head', 'GET / HTTP/1.1\r\nx-slow: '],
    ['in the middle of a body', POST],
  ])('%s gets a response and is disconnected', async (_, beginning) => {
    const { socket, heard } = await dial()
    const ended = once(socket, 'end')
    socket.write(beginning)
    await ended
    expect(heard()).toMatch(/^HTTP\/1\.1 400 /u)
    expect(heard().endsWith(MALFORMED)).toBe(true)
    // Only a destroyed connection responds to later bytes with a reset.
    const reset = once(socket, 'error') as Promise<[NodeJS.ErrnoException]>
    drip(socket)
    expect(['ECONNRESET', 'EPIPE']).toContain((await reset)[0].code)
  })
})

it('a client that reads no response is disconnected, and its place is free again', async () => {
  const hasty = await server.startAnother({ connections: { silence: 500, most: 1 } })
  const ask = () =>
    fetch(`${hasty.url}/api/health/live`, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      () => 'hung up on',
    )
  const { socket } = await dial(hasty)
  socket.pause()
  // Far more than the buffers hold.
  socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(500))
  expect(await ask()).toBe('hung up on')
  await expect.poll(ask, { timeout: 10_000 }).toBe(200)
})

it('a connection too many is hung up on', async () => {
  const small = await server.startAnother({ connections: { most: 2 } })
  const [first, second] = [await dial(small), await dial(small)]
  const third = await dial(small)
  await third.left
  for (const { socket } of [first, second]) expect(socket.readableEnded).toBe(false)
})

it('a server closes without waiting for what only half arrives, and finishes what has', async () => {
  const patient = await startTestServer({ connections: { closing: 50 } })
  const account = await signUp(patient)
  const blocker = await patient.database.pool.connect()
  await blocker.query('begin; lock table calculations in access exclusive mode')
  const reading = callAs(patient, account.token).get('/calculations')
  // A job of the queue may wait for the table too.
  const waiting = () =>
    patient.database.pool
      .query(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()
          and query like '%"calculations"."account_id" = $1%'`,
      )
      .then(({ rowCount }) => rowCount)
  await expect.poll(waiting).toBe(1)
  const slow = await Promise.all([dial(patient), dial(patient), dial(patient)])
  slow[0].socket.write(POST)
  slow[1].socket.write('GET / HTTP/1.1\r\nx-slow: ')
  // The third sends nothing at all.
  const stopped = patient.stop()
  await Promise.all(slow.map(({ left }) => left))
  await blocker.query('rollback')
  blocker.release()
  expect((await reading).status).toBe(200)
  await stopped
})
