import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { handleErrors } from './handle-errors.ts'
import { limitUnread } from './limit-unread.ts'

const MEMBER = { premium: false, is_property_professional: false, email_confirmed: true }
// More than the buffers of a connection hold.
const LONG = 'x'.repeat(32 * 1024 * 1024)

it('refuses an account that does not read its responses, and nobody else, until its connections end', async () => {
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
  server.get('/api/long', () => LONG)
  server.get('/api/short', () => 'read')
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const statusOf = async (authorization: string, path = 'short') => {
    const response = await fetch(`${url}/api/${path}`, { headers: { authorization } })
    await response.text()
    return response.status
  }

  // What is read counts no more.
  expect([await statusOf('one', 'long'), await statusOf('one', 'long')]).toEqual([200, 200])
  const silent = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
  silent.write('GET /api/long HTTP/1.1\r\nhost: homeyield.test\r\nauthorization: one\r\n\r\n')
  await once(silent, 'readable')
  expect([await statusOf('one'), await statusOf('other')]).toEqual([429, 200])
  silent.destroy()
  await expect.poll(() => statusOf('one')).toBe(200)
})
