import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { measureRequests } from './measure-requests.ts'
import { openMetrics } from './metrics.ts'

it('counts all built files as one route, and calls and pages by theirs', async () => {
  const metrics = openMetrics({ version: '1.0.0', commit: null })
  const server = Fastify()
  measureRequests(server, metrics)
  for (const path of [
    '/assets/index-C0ffee12.js',
    '/assets/index-C0ffee34.css',
    '/pricing',
    '/api/openapi.json',
    '/api/pages/:id',
  ])
    server.get(path, () => 'ok')
  for (const path of [
    '/assets/index-C0ffee12.js',
    '/assets/index-C0ffee34.css',
    '/pricing',
    '/api/openapi.json',
    '/api/pages/7.5',
  ])
    await server.inject(path)
  const { values } = await metrics.requests.get()
  expect(values.map(({ labels, value }) => [labels['route'], value])).toEqual([
    ['static', 2],
    ['/pricing', 1],
    ['/api/openapi.json', 1],
    ['/api/pages/:id', 1],
  ])
})
