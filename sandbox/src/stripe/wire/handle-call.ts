import { STRIPE_SANDBOX } from '../stripe-sandbox.ts'
import { STRIPE_VERSION } from '../stripe-version.ts'
import { newId, type World } from '../world.ts'
import { matchEndpoint, type Endpoint } from './endpoint.ts'
import { expandProperties } from './expand-properties.ts'
import { readForm, type WireObject } from './form.ts'
import { fingerprintOf, findStoredResponse } from './idempotency.ts'
import { StripeProblem } from './stripe-problem.ts'

export interface Call {
  readonly method: string
  readonly path: string
  /** The query of a GET or DELETE, the body of a POST. */
  readonly form: string
  readonly authorization: string | undefined
  readonly version: string | undefined
  readonly contentType: string | undefined
  readonly idempotencyKey: string | undefined
}

export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Responds as Stripe does; a repeated idempotency key returns the stored response. */
export function handleCall(world: World, endpoints: readonly Endpoint[], call: Call): HttpResponse {
  const requestId = newId('req')
  const { method, path, form } = call
  const key = method === 'POST' ? call.idempotencyKey : undefined
  const headers = headersOf(requestId, key)
  try {
    checkHeaders(call)
    const match = matchEndpoint(endpoints, method, path)
    if (!match) {
      const message = `Unrecognized request URL (${method}: ${path}). This stand-in has only part of Stripe.`
      throw new StripeProblem(404, { message })
    }
    const params = readForm(form)
    if (key === undefined) {
      const { status, body } = work(world, match, params, requestId, null)
      return { status, body, headers }
    }
    const fingerprint = fingerprintOf(method, path, form)
    const stored = findStoredResponse(world.state.answers, key, fingerprint, world.now())
    if (stored) {
      const replayed = { 'idempotent-replayed': 'true', 'original-request': stored.requestId }
      return { status: stored.status, headers: { ...headers, ...replayed }, body: stored.body }
    }
    const { begun, ...response } = work(world, match, params, requestId, key)
    if (begun) world.state.answers[key] = { created: world.now(), fingerprint, requestId, ...response }
    return { ...response, headers }
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error
    return { ...problemResponse(error, requestId), headers }
  }
}

function work(
  world: World,
  { endpoint, id }: { readonly endpoint: Endpoint; readonly id: string },
  params: WireObject,
  requestId: string,
  key: string | null,
): { readonly status: number; readonly body: string; readonly begun: boolean } {
  world.request = { id: requestId, idempotencyKey: key }
  try {
    const { body, expand } = endpoint.handle(world, id, params)
    return { status: 200, body: JSON.stringify(expandProperties(world, body, expand), null, 2), begun: true }
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error
    return { ...problemResponse(error, requestId), begun: error.begun }
  } finally {
    world.request = null
  }
}

export function faultResponse(status: number): HttpResponse {
  const requestId = newId('req')
  const type = status >= 500 ? 'api_error' : 'invalid_request_error'
  const code = status === 429 ? { code: 'rate_limit' } : {}
  const problem = new StripeProblem(status, { type, message: 'This failure was requested.', ...code })
  return { ...problemResponse(problem, requestId), headers: headersOf(requestId, undefined) }
}

function checkHeaders({ method, authorization, version, contentType, form }: Call): void {
  const key = /^(?:Bearer (.+)|Basic (.+))$/u.exec(authorization ?? '')
  if (!key) {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.'
    throw new StripeProblem(401, { message })
  }
  const given =
    key[1] ??
    Buffer.from(key[2] ?? '', 'base64')
      .toString('utf8')
      .replace(/:.*$/su, '')
  if (given === STRIPE_SANDBOX.publishableKey) {
    const message = 'This API call cannot be made with a publishable API key. Please use a secret API key.'
    throw new StripeProblem(401, { message, code: 'secret_key_required' })
  }
  if (given !== STRIPE_SANDBOX.secretKey && given !== STRIPE_SANDBOX.restrictedKey) {
    const shown = `${given.slice(0, 8)}${'*'.repeat(12)}${given.slice(-4)}`
    throw new StripeProblem(401, { message: `Invalid API Key provided: ${shown}` })
  }
  if (version !== undefined && version !== STRIPE_VERSION) {
    throw new StripeProblem(400, { message: `Invalid Stripe API version: ${version}` })
  }
  if (method === 'POST' && form !== '' && !contentType?.startsWith('application/x-www-form-urlencoded')) {
    throw new StripeProblem(400, { message: `Invalid request: the content type is ${String(contentType)}` })
  }
}

function problemResponse({ status, body }: StripeProblem, requestId: string): Pick<HttpResponse, 'status' | 'body'> {
  const { type = 'invalid_request_error', ...rest } = body
  const request_log_url = `https://dashboard.stripe.com/test/logs/${requestId}`
  return { status, body: JSON.stringify({ error: { ...rest, request_log_url, type } }, null, 2) }
}

function headersOf(requestId: string, key: string | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    'cache-control': 'no-cache, no-store',
    'request-id': requestId,
    'stripe-version': STRIPE_VERSION,
    ...(key === undefined ? {} : { 'idempotency-key': key, 'original-request': requestId }),
  }
}
