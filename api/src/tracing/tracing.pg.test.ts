import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { startCotalitySandbox, type CotalitySandbox } from '@homeyield/sandbox/cotality/start-cotality-sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../main.ts'
import { GOLDEN } from '../testing/saved-calculation.ts'
import { callAs, signUp } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/test-server.ts'

interface SentSpan {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

const spans: SentSpan[] = []
let sent = ''
let collector: Server
let cotality: CotalitySandbox
let server: TestServer

beforeAll(async () => {
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await json(request)
    sent += JSON.stringify(body)
    const { resourceSpans } = body as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }
  collector = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  cotality = await startCotalitySandbox()
  server = await startTestServer({ role: 'web' })
})
afterAll(async () => {
  await server.stop()
  await cotality.close()
  collector.close()
})

it('sends a span of each request with the calls that it makes, and nothing that a person typed', async () => {
  const { url, clientId, clientSecret, tokenUrl, capitalValuePath } = cotality
  const traced = await startServer({
    environment: 'test',
    databaseUrl: server.databaseUrl,
    jwtSecret: TEST_SECRET,
    port: 0,
    logLevel: 'silent',
    cotality: {
      clientId,
      clientSecret,
      apiUrl: url,
      tokenUrl,
      imageOrigins: [url],
      changeUnit: 'percent',
      capitalValuePath,
    },
    tracesTo: `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
  })
  const account = await signUp({ url: traced.url, database: server.database }, { premium: true })
  await account.post('/calculations', GOLDEN)
  await account.get('/cotality/property?address=1%20Rose%20Street')
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  await callAs(traced).call('GET', '/config', undefined, { traceparent: `00-${trace}-00f067aa0ba902b7-01` })
  await traced.close()

  const named = (name: string) => spans.filter((span) => span.name === name)
  const [looked] = named('GET /api/cotality/property')
  const calls = named('cotality')
  expect(calls.length).toBeGreaterThan(1)
  for (const call of calls) expect([call.traceId, call.parentSpanId]).toEqual([looked?.traceId, looked?.spanId])
  expect(named('POST /api/calculations')[0]?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 201 },
  })
  expect(named('GET /api/config')[0]).toMatchObject({ traceId: trace, parentSpanId: '00f067aa0ba902b7' })
  expect(sent).not.toMatch(/Rose|homeyield\.test|client_credentials|Bearer/u)
  for (const secret of [account.token, account.email, account.id, clientSecret]) expect(sent).not.toContain(secret)
})
