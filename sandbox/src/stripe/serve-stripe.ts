import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenHere } from '../listen-here.ts'
import { answerControl } from './answer-control.ts'
import { accountEndpoints } from './endpoints/account-endpoints.ts'
import { catalogueEndpoints } from './endpoints/catalogue-endpoints.ts'
import { customerEndpoints } from './endpoints/customer-endpoints.ts'
import { invoiceEndpoints } from './endpoints/invoice-endpoints.ts'
import { sessionEndpoints } from './endpoints/session-endpoints.ts'
import { subscriptionEndpoints } from './endpoints/subscription-endpoints.ts'
import type { StripeHouse } from './open-house.ts'
import { answerPage } from './pages/answer-page.ts'
import { answerCall, faultAnswer, type Answer } from './wire/answer-call.ts'
import type { Endpoint } from './wire/endpoint.ts'
import { readForm } from './wire/form.ts'
import type { Fault } from './wire/faults.ts'

const OUR_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u
const LARGEST = 1_000_000

/** Serves the API under /v1, the control under /sandbox, and the pages for people. Throws when the port is taken. */
export async function serveStripe(house: StripeHouse, port: number): Promise<{ close: () => Promise<void> }> {
  const endpoints: Endpoint[] = [
    ...customerEndpoints,
    ...catalogueEndpoints,
    ...sessionEndpoints,
    ...subscriptionEndpoints,
    ...invoiceEndpoints,
    ...accountEndpoints(() => house.courier.endpoint),
  ]
  try {
    const { url, close } = await listenHere((request, response) => answer(house, endpoints, request, response), port)
    house.moveTo(url)
    return { close }
  } catch (error) {
    await house.close()
    throw error
  }
}

async function answer(
  house: StripeHouse,
  endpoints: readonly Endpoint[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A web site that has its name point here does not get in.
  if (!OUR_NAMES.test(request.headers.host ?? '')) {
    return send(response, plain(403, 'The pretend payments are for this machine.'))
  }
  if (Number(request.headers['content-length'] ?? 0) > LARGEST) return send(response, plain(413, 'Too large.'))
  const { method = 'GET', url = '/' } = request
  const { pathname: path, search } = new URL(url, 'http://localhost')
  const body = await readText(request)
  if (path.startsWith('/v1/')) return answerApi(house, endpoints, { request, response, method, path, search, body })
  const asked = { method, path, search, body, headers: request.headers }
  send(response, path.startsWith('/sandbox/') ? await answerControl(house, asked) : answerPage(house, asked))
}

interface Asked {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly method: string
  readonly path: string
  readonly search: string
  readonly body: string
}

async function answerApi(house: StripeHouse, endpoints: readonly Endpoint[], asked: Asked): Promise<void> {
  const { request, response, method, path, search, body } = asked
  const form = method === 'POST' ? body : search.slice(1) || body
  const fault = house.faults.take(method, path)
  const early = await failBefore(fault)
  const { authorization, 'content-type': contentType } = request.headers
  const [version, idempotencyKey] = [header(request, 'stripe-version'), header(request, 'idempotency-key')]
  const call = { method, path, form, authorization, version, contentType, idempotencyKey }
  const answered = early ?? house.act(() => answerCall(house.world, endpoints, call))
  const dropped = fault?.kind === 'drop' || fault?.kind === 'drop_answer'
  house.requests.push({
    method,
    path,
    params: readQuietly(form),
    idempotencyKey: idempotencyKey ?? null,
    status: dropped ? 0 : answered.status,
  })
  if (dropped) response.destroy()
  else send(response, answered)
}

/** What is answered instead of doing the work, if anything. */
async function failBefore(fault: Fault | undefined): Promise<Answer | undefined> {
  if (fault?.kind === 'slow') await sleep(fault.milliseconds ?? 30_000, undefined, { ref: false })
  if (fault?.kind === 'garbage') return plain(200, '<html>This is no JSON')
  if (fault?.kind === 'status') return faultAnswer(fault.status ?? 500)
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

function plain(status: number, body: string): Answer {
  return { status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body)
}
