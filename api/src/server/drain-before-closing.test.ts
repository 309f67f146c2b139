import { setTimeout as sleep } from 'node:timers/promises'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { drainBeforeClosing } from './drain-before-closing.ts'
import { handleErrors } from './handle-errors.ts'

async function openServer(drain: number) {
  const server = fastify({ return503OnClosing: false })
  handleErrors(server, { productName: 'Homeyield', supportEmail: 'help@homeyield.test' })
  drainBeforeClosing(server, {
    productName: 'Homeyield',
    drained: () => sleep(drain),
    readyPath: '/api/health/ready',
  })
  const underWay = Promise.withResolvers<void>()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.get('/api/health/ready', () => ({ status: 'ready' }))
  server.get('/api/homes', () => ({ homes: [] }))
  server.get('/api/slow', async () => {
    underWay.resolve()
    await promise
    return {}
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  const ask = (path: string) => fetch(`${url}/api${path}`)
  return { ask, finish: resolve, begun: underWay.promise, close: () => server.close() }
}

it('serves on while it drains, tells balancers to turn away, and ends each connection with its response', async () => {
  const { ask, begun, finish, close } = await openServer(400)
  expect((await ask('/health/ready')).status).toBe(200)
  expect((await ask('/homes')).headers.get('connection')).toBe('keep-alive')
  const slow = ask('/slow')
  await begun
  const closed = close()
  await sleep(50)
  const ready = await ask('/health/ready')
  expect([ready.status, await ready.json()]).toMatchObject([503, { code: 'not_ready' }])
  const served = await ask('/homes')
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  finish()
  expect((await slow).headers.get('connection')).toBe('close')
  await closed
  await expect(ask('/homes')).rejects.toThrow()
})

it('without a drain closes at once', async () => {
  const { ask, close } = await openServer(0)
  const begun = performance.now()
  await close()
  expect(performance.now() - begun).toBeLessThan(300)
  await expect(ask('/homes')).rejects.toThrow()
})
