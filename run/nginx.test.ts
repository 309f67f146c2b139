import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request as requestHttp, type Server } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request as requestHttps } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFreePorts } from './deploy/free-ports.ts'
import { hasProgram } from './deploy/has-program.ts'
import { checkNginx, type NginxPorts, startNginx, writeNginxConfiguration } from './deploy/start-nginx.ts'

const MISSING = ['nginx', 'openssl'].filter((program) => !hasProgram(program))
const HOST = 'homeyield.example'

let folder: string
let configuration: string
let ports: NginxPorts
let certificate: string
let stop: (() => Promise<void>) | undefined
const servers: Server[] = []
/** What each of two processes got. */
let received: IncomingMessage[][] = [[], []]
/** Processes that end a connection as soon as they have a request. */
let broken: readonly number[] = []

beforeAll(async () => {
  if (MISSING.length > 0) return
  folder = mkdtempSync(join(tmpdir(), 'homeyield-nginx-'))
  const [http = 0, https = 0, one = 0, two = 0] = await findFreePorts(4)
  ports = { http, https, upstreams: [one, two] }
  for (const [index, port] of [one, two].entries()) servers.push(await listen(index, port))
  configuration = writeNginxConfiguration(folder, ports)
  certificate = readFileSync(join(folder, 'fullchain.pem'), 'utf8')
  stop = await startNginx(configuration, ports)
})
afterAll(async () => {
  await stop?.()
  for (const server of servers) server.close().closeAllConnections()
  if (folder) rmSync(folder, { recursive: true })
})
beforeEach(({ skip }) => {
  if (MISSING.length > 0) skip(`${MISSING.join(' and ')} not installed`)
  received = [[], []]
  broken = []
})

/** A process that returns its number, or ends the connection. */
async function listen(index: number, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    received[index]?.push(request)
    if (broken.includes(index)) request.destroy()
    else request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(`[${index}]`))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return server
}

interface Call {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

async function call(path: string, { method = 'GET', headers = {}, body = '' }: Call = {}) {
  const options = {
    port: ports.https,
    host: '127.0.0.1',
    servername: HOST,
    ca: certificate,
    agent: false,
    path,
    method,
  }
  const sent = requestHttps({ ...options, headers: { host: HOST, 'content-length': body.length, ...headers } })
  sent.on('error', () => undefined).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response
}

async function callWithoutTls(path: string) {
  const sent = requestHttp({ port: ports.http, host: '127.0.0.1', path, headers: { host: HOST } }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response
}

const counts = () => received.map(({ length }) => length)

test('nginx accepts the configuration', () => {
  expect(checkNginx(configuration)).toBe('')
})

test('http is redirected to https', async () => {
  const response = await callWithoutTls('/calculator?a=1')
  expect(response.statusCode).toBe(301)
  expect(response.headers.location).toBe(`https://${HOST}/calculator?a=1`)
})

test('both processes are used, and get the caller, the host name and all headers', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.1', 'idempotency-key': 'one', 'if-none-match': '"tag"' }
  for (let count = 0; count < 4; count++) expect((await call('/api/areas', { headers })).statusCode).toBe(200)
  expect(counts()).toEqual([2, 2])
  expect(received[0]?.[0]?.headers).toMatchObject({
    host: HOST,
    'x-forwarded-for': '127.0.0.1',
    'idempotency-key': 'one',
    'if-none-match': '"tag"',
  })
})

test('a browser speaks HTTP/2', async () => {
  const session = connectHttp2(`https://127.0.0.1:${ports.https}`, { ca: certificate, servername: HOST })
  await once(session, 'connect')
  expect(session.alpnProtocol).toBe('h2')
  session.close()
})

test('nothing is answered twice from a store: every request reaches a process', async () => {
  for (let count = 0; count < 4; count++) await call('/assets/app.js')
  expect(received.flat().length).toBe(4)
})

test.for([
  ['/api/calculations', 1024 * 1024, 413],
  ['/api/uploads/store', 9 * 1024 * 1024, 200],
  ['/api/uploads/store', 12 * 1024 * 1024, 413],
] as const)('%s with a little more than %i bytes: %i', async ([path, length, status]) => {
  expect((await call(path, { method: 'POST', body: 'x'.repeat(length + 1) })).statusCode).toBe(status)
})

test('a process that fails has its reads repeated at the other, and gets none for five seconds', async () => {
  broken = [0]
  for (let count = 0; count < 4; count++) expect((await call('/api/areas')).statusCode).toBe(200)
  expect(counts()).toEqual([1, 4])
})

test('a POST that a process may have received is never repeated', async () => {
  broken = [0, 1]
  const response = await call('/api/calculations', { method: 'POST', body: '{}' })
  expect(response.statusCode).toBe(502)
  expect(received.flat().length).toBe(1)
})

test('the token of a mailed link is logged nowhere, not even when no process answers', async () => {
  broken = [0, 1]
  expect((await call('/resetpassword/a-secret-token')).statusCode).toBe(502)
  expect((await callWithoutTls('/resetpassword/a-secret-token')).statusCode).toBe(301)
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
  expect(logs).toEqual(['access.log', 'error.log'])
  for (const name of logs) expect(readFileSync(join(folder, name), 'utf8')).not.toContain('a-secret-token')
})
