import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { isForLocalHost, startLocalServer } from '../local-server.ts'
import { handleControl } from './handle-control.ts'
import { accountEndpoints } from './endpoints/account-endpoints.ts'
import { catalogueEndpoints } from './endpoints/catalogue-endpoints.ts'
import { customerEndpoints } from './endpoints/customer-endpoints.ts'
import { invoiceEndpoints } from './endpoints/invoice-endpoints.ts'
import { sessionEndpoints } from './endpoints/session-endpoints.ts'
import { subscriptionEndpoints } from './endpoints/subscription-endpoints.ts'
import type { StripeEngine } from './start-stripe-engine.ts'
import { handlePage } from './pages/handle-page.ts'
import { handleCall, faultResponse, type HttpResponse } from './wire/handle-call.ts'
import type { Endpoint } from './wire/endpoint.ts'
import { readForm } from './wire/form.ts'
import type { Fault } from './wire/faults.ts'

const LARGEST = 1_000_000

/** Serves the API at /v1, the control at /sandbox and the pages. Throws when the port is taken. */
export async function serveStripe(engine: StripeEngine, port: number): Promise<{ close: () => Promise<void> }> {
  const endpoints: Endpoint[] = [
    ...customerEndpoints,
    ...catalogueEndpoints,
    ...sessionEndpoints,
    ...subscriptionEndpoints,
    ...invoiceEndpoints,
    ...accountEndpoints(() => engine.webhooks.endpoint),
  ]
  try {
    const { url, close } = await startLocalServer(
      (request, response) => handle(engine, endpoints, request, response),
      port,
    )
    engine.setUrl(url)
    return { close }
  } catch (error) {
    await engine.close()
    throw error
  }
}

async function handle(
  engine: StripeEngine,
  endpoints: readonly Endpoint[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isForLocalHost(request)) {
    return send(response, plain(403, 'The test payments are for this machine only.'))
  }
  if (Number(request.headers['content-length'] ?? 0) > LARGEST) return send(response, plain(413, 'Too large.'))
  const { method = 'GET', url = '/' } = request
  const { pathname: path, search } = new URL(url, 'http://localhost')
  const body = await readText(request)
  if (path.startsWith('/v1/')) return handleApi(engine, endpoints, { request, response, method, path, search, body })
  const pageRequest = { method, path, search, body, headers: request.headers }
  send(
    response,
    path.startsWith('/sandbox/') ? await handleControl(engine, pageRequest) : handlePage(engine, pageRequest),
  )
}

interface ApiRequest {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly method: string
  readonly path: string
  readonly search: string
  readonly body: string
}

async function handleApi(engine: StripeEngine, endpoints: readonly Endpoint[], apiRequest: ApiRequest): Promise<void> {
  const { request, response, method, path, search, body } = apiRequest
  const form = method === 'POST' ? body : search.slice(1) || body
  const fault = engine.faults.take(method, path)
  const earlyResponse = await respondEarly(fault)
  const { authorization, 'content-type': contentType } = request.headers
  const [version, idempotencyKey] = [header(request, 'stripe-version'), header(request, 'idempotency-key')]
  const call = { method, path, form, authorization, version, contentType, idempotencyKey }
  const result = earlyResponse ?? engine.perform(() => handleCall(engine.world, endpoints, call))
  const dropped = fault?.kind === 'drop' || fault?.kind === 'drop_response'
  engine.requests.push({
    method,
    path,
    params: readQuietly(form),
    idempotencyKey: idempotencyKey ?? null,
    status: dropped ? 0 : result.status,
  })
  if (dropped) response.destroy()
  else send(response, result)
}

/** The response of a fault that prevents the work, if any. */
async function respondEarly(fault: Fault | undefined): Promise<HttpResponse | undefined> {
  if (fault?.kind === 'slow') await sleep(fault.milliseconds ?? 30_000, undefined, { ref: false })
  if (fault?.kind === 'garbage') return plain(200, '<html>This is not JSON')
  if (fault?.kind === 'status') return faultResponse(fault.status ?? 500)
  return fault?.kind === 'drop' ? plain(500, '') : undefined
}

function readQuietly(form: string): ReturnType<typeof readForm> {
  try {
    return readForm(form)
  } catch {
    return {}
  }
}

function header({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value[0] : value
}

function plain(status: number, body: string): HttpResponse {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

function send(response: ServerResponse, { status, headers, body }: HttpResponse): void {
  if (response.destroyed) return
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}
