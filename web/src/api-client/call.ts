import type { CallResult, CallInput, Endpoint, EndpointAddress, FileResponse } from '@homeyield/contract/endpoint'
import { endpointTable, type EndpointName } from '@homeyield/contract/endpoint-table'
import type { Endpoints } from '@homeyield/contract/endpoints'
import { isRecord, recordOrEmpty } from '@homeyield/domain/records/is-record'
import { endExpired, endSession, mayReceive, ownerOf, readToken, storeToken } from '../storage/token-store.ts'
import { API_ORIGIN } from './api-origin.ts'
import { NO_CONNECTION, RequestCancelled, RequestProblem } from './request-problem.ts'

const HOST = `${API_ORIGIN}/api`

/** Milliseconds; no response after this long counts as a lost connection. */
const TIMEOUT = 20_000

interface CallOptions {
  signal?: AbortSignal
  /** Milliseconds to wait for a response, where it may take longer. */
  timeout?: number
  /** Returns the response even if another account is signed in by then; the caller checks whose it is. */
  forAnyOwner?: true
}

interface SentOptions extends CallOptions {
  /** Returns the response itself. */
  unread?: true
}

type GivenPart<E extends Endpoint> = {
  [Part in keyof CallInput<E>]: undefined extends CallInput<E>[Part] ? never : Part
}[keyof CallInput<E>]

// A part without anything that is needed may be left out.
type IsOptional<Input> = Partial<Input> extends Input ? true : false

type CallArguments<E extends Endpoint> = {
  [Part in GivenPart<E> as IsOptional<CallInput<E>[Part]> extends true ? never : Part]: CallInput<E>[Part]
} & {
  [Part in GivenPart<E> as IsOptional<CallInput<E>[Part]> extends true ? Part : never]?: CallInput<E>[Part]
} & CallOptions

const running = new Map<string, symbol>()

/**
 * Sends a request with the types of the contract. Throws RequestProblem for a refusal or a lost connection;
 * RequestCancelled when an identical request is running, or when another account is signed in by the time of the
 * response (unless it is public and brings no token). An expired token is removed before the request; a new token in a
 * response replaces the stored one; a 401 for the current token ends the session.
 */
export function call<Name extends EndpointName>(
  name: Name,
  given: CallArguments<Endpoints[Name]>,
): Promise<CallResult<Endpoints[Name]>> {
  return callOnce(name, given) as Promise<CallResult<Endpoints[Name]>>
}

/** A response to be stored unread, because reading a large one stops the page. Throws as `call` does. */
export async function callUnread(name: EndpointName): Promise<Response> {
  return (await callOnce(name, { unread: true })) as Response
}

async function callOnce(name: EndpointName, input: Partial<CallInput<Endpoint>> & SentOptions): Promise<unknown> {
  const endpoint: EndpointAddress = endpointTable[name]
  endExpired()
  if (endpoint.access === 'signed_in' && readToken() === null) throw notSignedIn()
  const url = HOST + pathOf(endpoint.path, input.params) + queryOf(input.query)
  const key = `${endpoint.method} ${url} ${JSON.stringify(input.body ?? null)}`
  if (running.has(key)) throw new RequestCancelled()
  const self = Symbol(key)
  const release = () => {
    if (running.get(key) === self) running.delete(key)
  }
  running.set(key, self)
  // An aborted request must not block the next one, even if it settles late.
  input.signal?.addEventListener('abort', release)
  try {
    return await send(endpoint, url, input)
  } finally {
    release()
  }
}

async function send(endpoint: EndpointAddress, url: string, input: Partial<CallInput<Endpoint>> & SentOptions) {
  const token = readToken()
  const response = await fetchResponse(url, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      authorization: token === null ? '' : `Bearer ${token}`,
      ...(input.headers as Record<string, string> | undefined),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: AbortSignal.any([AbortSignal.timeout(input.timeout ?? TIMEOUT), ...(input.signal ? [input.signal] : [])]),
  })
  if (response.ok && (endpoint.file !== undefined || input.unread)) {
    const file = input.unread ? response : await readFile(response)
    if (!mayReceive(ownerOf(token))) throw new RequestCancelled()
    return file
  }
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => null)
  // A response that broke off is a lost connection: the request may have been carried out.
  if (response.ok && body === null) throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  if (!response.ok) throw refusal(response.status, body, token)
  const newToken = tokenIn(body)
  if (mayReceive(ownerOf(token))) {
    if (newToken !== null) storeToken(newToken)
    return body
  }
  if (newToken !== null) revoke(newToken)
  if (input.forAnyOwner || (endpoint.access === 'public' && newToken === null)) return body
  throw new RequestCancelled()
}

async function readFile(response: Response): Promise<FileResponse> {
  try {
    const [, name = ''] = /filename\*=UTF-8''([^;]+)/u.exec(response.headers.get('content-disposition') ?? '') ?? []
    return { name: decodeURIComponent(name), bytes: new Uint8Array(await response.arrayBuffer()) }
  } catch {
    throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  }
}

function notSignedIn(): RequestProblem {
  return new RequestProblem(401, { error: 'Please sign in to continue.', code: 'not_signed_in' })
}

async function fetchResponse(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (failure) {
    if (init.signal?.aborted && recordOrEmpty(init.signal.reason)['name'] === 'AbortError') throw failure
    throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  }
}

function refusal(status: number, body: unknown, token: string | null): RequestProblem {
  const problem = recordOrEmpty(body)
  const code = typeof problem['code'] === 'string' ? problem['code'] : 'internal'
  if (code === 'not_signed_in' && token !== null && token === readToken()) endSession()
  const error = typeof problem['error'] === 'string' ? problem['error'] : 'Something went wrong'
  return new RequestProblem(status, { error, code, ...fieldsIn(problem['fields']) }, body)
}

function fieldsIn(given: unknown): { fields?: Record<string, string> } {
  if (!isRecord(given)) return {}
  return { fields: Object.fromEntries(Object.entries(given).map(([name, message]) => [name, String(message)])) }
}

function tokenIn(body: unknown): string | null {
  const token = recordOrEmpty(body)['auth_token']
  return typeof token === 'string' ? token : null
}

// Nobody else has this token, so its session would never end.
function revoke(token: string): void {
  const { method, path } = endpointTable.signOut
  void fetchResponse(HOST + path, { method, headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
}

function pathOf(path: string, params: unknown): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String(recordOrEmpty(params)[name])))
}

function queryOf(query: unknown): string {
  if (!isRecord(query)) return ''
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}
