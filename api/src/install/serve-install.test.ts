import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveInstall } from './serve-install.ts'

let webDist: string

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'homeyield-install-'))
  await writeFile(join(webDist, 'sw.js'), "precache([{ url: 'index.html', revision: 'a1b2-%SHELL_STAMP%' }])")
})
afterAll(() => rm(webDist, { recursive: true }))

function serving(shell: string, policy: string, folder: string | null = webDist) {
  const server = fastify()
  server.get('/index.html', (_request, reply) => reply.header('content-security-policy', policy).send(shell))
  serveInstall(server, { productName: 'Rent & Yield', webDist: folder })
  return server
}

it('names the product as it is configured, and opens at the calculator in a window of its own', async () => {
  const response = await serving('', '').inject('/manifest.webmanifest')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(response.headers['cache-control']).toBe('no-cache')
  expect(response.json()).toMatchObject({
    id: '/calculator',
    name: 'Rent & Yield',
    start_url: '/calculator',
    scope: '/',
    display: 'standalone',
    lang: 'en-NZ',
    theme_color: '#0c6a55',
    background_color: '#fbfaf6',
    shortcuts: [{ url: '/calculator' }, { url: '/calculations' }],
  })
})

it('serves the worker, without caching, with a revision that is the same while the shell is', async () => {
  const worker = async (shell: string, policy: string) => {
    const response = await serving(shell, policy).inject('/sw.js')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(response.headers['cache-control']).toBe('no-cache')
    return response.payload
  }
  const first = await worker('<p>Shell</p>', "default-src 'self'")
  expect(first).toMatch(/^precache\(\[\{ url: 'index\.html', revision: 'a1b2-[\da-f]{16}' \}\]\)$/u)
  expect(await worker('<p>Shell</p>', "default-src 'self'")).toBe(first)
  expect(await worker('<p>Another shell</p>', "default-src 'self'")).not.toBe(first)
  expect(await worker('<p>Shell</p>', "default-src 'self' https://widget.example")).not.toBe(first)
})

it('hands its shell to a worker of its own release, to every visitor, and to no other worker', async () => {
  const server = serving('<p>Shell</p>', "default-src 'self'")
  const [, revision = ''] = /revision: '([^']+)'/u.exec((await server.inject('/sw.js')).payload) ?? []
  const asked = (query: string) => server.inject(`/index.html${query}`)
  expect((await asked('')).payload).toBe('<p>Shell</p>')
  expect((await asked(`?__WB_REVISION__=${revision}`)).payload).toBe('<p>Shell</p>')
  const other = serving('<p>Another shell</p>', "default-src 'self'")
  const refused = await other.inject(`/index.html?__WB_REVISION__=${revision}`)
  expect([refused.statusCode, refused.headers['cache-control']]).toEqual([503, 'no-store'])
})

it('has no worker where none was built', async () => {
  const response = await serving('', '', join(webDist, 'nowhere')).inject('/sw.js')
  expect(response.statusCode).toBe(404)
})
