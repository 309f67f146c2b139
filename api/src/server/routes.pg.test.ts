import { subscribe } from 'node:diagnostics_channel'
import { endpointTable } from '@homeyield/contract/endpoint-table'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startLinkedSite } from '../links/testing/start-linked-site.ts'

/** What is served without a row of the endpoint table. */
const OTHERS = [
  // The tools of keys, of which mcp.pg.test.ts and random-key-calls.pg.test.ts try the scopes.
  ...['GET', 'POST', 'DELETE'].map((method) => `${method} /api/mcp`),
  // What a link opens, which links.pg.test.ts and document-links.pg.test.ts test; and the stopping of mails.
  ...['', '/'].flatMap((end) => [
    `GET /a/:token${end}`,
    `POST /a/:token${end}`,
    `POST /:page(^[Ss][Tt][Oo][Pp]$)/:token${end}`,
  ]),
  // Images by an address that nobody guesses, and the store of an installation without a bucket.
  'GET /api/images/:key',
  'POST /api/uploads/store',
  // What anybody may read.
  'GET /api/openapi.json',
  ...['', '/json', '/yaml', '/static/*', '/static/index.html', '/static/swagger-initializer.js'].map(
    (path) => `GET /api/docs${path}`,
  ),
  ...['/', '/index.html', '/manifest.webmanifest'].map((path) => `GET ${path}`),
  ...['/.well-known/change-password', '/.well-known/security.txt', '/rents/sitemap.xml'].map((path) => `GET ${path}`),
  ...['/robots.txt', '/sitemap.xml', '/rents', '/rents/:district', '/rents/:district/:suburb'].flatMap((path) => [
    `GET ${path}`,
    `GET ${path}/`,
  ]),
]

const routes: string[] = []
let stop: () => Promise<void>

beforeAll(async () => {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (one !== 'HEAD' && one !== 'OPTIONS') routes.push(`${one} ${url}`)
    })
  })
  ;({ stop } = await startLinkedSite())
})
afterAll(() => stop())

it('every route is of the endpoint table, whose rows the authorisation matrix tests, or is named here', () => {
  const rows = Object.values(endpointTable).map(
    ({ method, path }) => `${method} /api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`,
  )
  expect(new Set(routes)).toEqual(new Set([...rows, ...OTHERS]))
})
