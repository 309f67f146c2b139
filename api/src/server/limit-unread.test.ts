import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { handleErrors } from './handle-errors.ts'
import { limitUnread } from './limit-unread.ts'

const MEMBER = { premium: false, is_property_professional: false, email_confirmed: true }
// More than the buffers of a connection hold.
const LONG = 'x'.repeat(32 * 1024 * 1024)

async function serve() {
  const server = fastify()
  onTestFinished(() => server.close())
  handleErrors(server, { productName: 'Homeyield', supportEmail: 'help@homeyield.test' })
  server.decorateRequest('viewer', null)
  server.addHook('onRequest', (request, _reply, done) => {
    const accountId = String(request.headers.authorization)
    request.viewer = { accountId, address: '', session: null, scopes: null, ...MEMBER }
    done()
  })
  limitUnread(server, 1024 * 1024)
  const gate = Promise.withResolvers<void>()
  server.get('/api/long', () => LONG)
  server.get('/api/short', () => 'read')
  server.get('/api/gate', () => gate.promise.then(() => LONG))
  server.get('/api/stream', () => Readable.from([LONG], { objectMode: false }))
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    server,
    openGate: gate.resolve,
    statusOf: async (authorization: string, path = 'short') => {
      const response = await fetch(`${url}/api/${path}`, { headers: { authorization } })
      await response.text()
      return response.status
    },
    /** A connection that has asked and reads nothing. */
    ask: (...paths: readonly string[]) => {
      const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
      for (const path of paths) {
        socket.write(`GET /api/${path} HTTP/1.1\r\nhost: homeyield.test\r\nauthorization: one\r\n\r\n`)
      }
      return socket
    },
  }
}

it('refuses an account that does not read its responses, and nobody else, until its connections end', async () => {
  const { statusOf, ask } = await serve()
  // What is read counts no more.
  expect([await statusOf('one', 'long'), await statusOf('one', 'long')]).toEqual([200, 200])
  const silent = ask('long')
  await once(silent, 'readable')
  expect([await statusOf('one'), await statusOf('other')]).toEqual([429, 200])
  silent.destroy()
  await expect.poll(() => statusOf('one')).toBe(200)
})

it('counts a response in slices, which is in memory too', async () => {
  const { statusOf, ask } = await serve()
  const silent = ask('stream')
  await once(silent, 'readable')
  expect(await statusOf('one')).toBe(429)
  silent.destroy()
  await expect.poll(() => statusOf('one')).toBe(200)
  expect([await statusOf('one', 'stream'), await statusOf('one')]).toEqual([200, 200])
})

it.each([1, 2])('counts no response whose connection ended before it, of %d to one connection', async (count) => {
  const { server, statusOf, ask, openGate } = await serve()
  const [asked, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let left = count
  server.server.on('request', () => --left === 0 && asked.resolve())
  server.server.on('connection', (socket) => socket.once('close', closed.resolve))
  const gone = ask(...Array.from({ length: count }, () => 'gate'))
  await asked.promise
  gone.destroy()
  await closed.promise
  openGate()
  // After the handler of the gate, which waited for the same promise.
  await setTimeout(50)
  expect(await statusOf('one')).toBe(200)
})

it('counts no response that waited behind another one when their connection ended', async () => {
  const { statusOf, ask } = await serve()
  const silent = ask('long', 'long')
  await once(silent, 'readable')
  await expect.poll(() => statusOf('one')).toBe(429)
  silent.destroy()
  await expect.poll(() => statusOf('one')).toBe(200)
})
