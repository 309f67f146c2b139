import type { CallResult, CallInput, Endpoint, EndpointAddress, FileResponse } from '@homeyield/contract/endpoint'
import { endpointTable, type EndpointName } from '@homeyield/contract/endpoint-table'
import type { Endpoints } from '@homeyield/contract/endpoints'
import { endExpired, endSession, mayReceive, ownerOf, readToken, storeToken } from '../storage/token-store.ts'
import { NO_CONNECTION, RequestCancelled, RequestProblem } from './request-problem.ts'

/** Where the API is; the web app and the API share one origin. Source: decisions section 1. */
const HOST = '/api'

/** No answer after this long counts as a lost connection. */
const TIMEOUT = 20_000

interface CallOptions {
  signal?: AbortSignal
  /** Who asks knows for whom, and looks after that: the answer is wanted whoever is signed in by then. */
  forAnyOwner?: true
}

type Given<E extends Endpoint> = {
  [Part in keyof CallInput<E> as undefined extends CallInput<E>[Part] ? never : Part]: CallInput<E>[Part]
} & CallOptions

const underWay = new Map<string, symbol>()

/**
 * Asks the server, with the types of the contract. Throws a RequestProblem for a refusal or a lost connection, and
 * RequestCancelled when an identical request is under way (the first goes on), and for an answer that comes when another account is
 * signed in than when it was asked for, or when whoever asked has signed out: it is theirs alone. What is open to all and brings no
 * session is handed over all the same, and so are refusals. A token whose time has passed is forgotten before anything is asked; a new
 * token in any answer replaces the stored one; a refusal of the token signs out.
 * Source: specification section 4, decisions section 5.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  given: Given<Endpoints[Name]>,
): Promise<CallResult<Endpoints[Name]>> {
  const endpoint: EndpointAddress = endpointTable[name]
  const input = given as Partial<CallInput<Endpoint>> & CallOptions
  endExpired()
  if (endpoint.access === 'signed_in' && readToken() === null) throw notSignedIn()
  const url = HOST + pathOf(endpoint.path, input.params) + queryOf(input.query)
  const key = `${endpoint.method} ${url} ${JSON.stringify(input.body ?? null)}`
  if (underWay.has(key)) throw new RequestCancelled()
  const self = Symbol(key)
  const release = () => {
    if (underWay.get(key) === self) underWay.delete(key)
  }
  underWay.set(key, self)
  // One that was given up must not stand in the way of the next, however late its end is noticed.
  input.signal?.addEventListener('abort', release)
  try {
    return (await send(endpoint, url, input)) as CallResult<Endpoints[Name]>
  } finally {
    release()
  }
}

async function send(endpoint: EndpointAddress, url: string, input: Partial<CallInput<Endpoint>> & CallOptions) {
  const token = readToken()
  const response = await reach(url, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(input.headers as Record<string, string> | undefined),
    },
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(input.signal ? [input.signal] : [])]),
  })
  if (response.ok && endpoint.file !== undefined) {
    const file = await readFile(response)
    if (!mayReceive(ownerOf(token))) throw new RequestCancelled()
    return file
  }
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => null)
  // An answer that broke off is a lost connection: what was asked may have been done.
  if (response.ok && body === null) throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  if (!response.ok) throw refusal(response.status, body, token)
  const brought = tokenIn(body)
  if (mayReceive(ownerOf(token))) {
    if (brought !== null) storeToken(brought)
    return body
  }
  if (brought !== null) revoke(brought)
  if (input.forAnyOwner || (endpoint.access === 'public' && brought === null)) return body
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
  return new RequestProblem(401, { error: 'Please sign in to go on.', code: 'not_signed_in' })
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (failure) {
    if (init.signal?.aborted && (init.signal.reason as Error).name === 'AbortError') throw failure
    throw new RequestProblem(0, { error: NO_CONNECTION, code: 'no_connection' })
  }
}

function refusal(status: number, body: unknown, token: string | null): RequestProblem {
  const said = body as { error?: unknown; code?: unknown; fields?: Record<string, string> } | null
  const code = typeof said?.code === 'string' ? said.code : 'internal'
  if (code === 'not_signed_in' && token !== null && token === readToken()) endSession()
  const error = typeof said?.error === 'string' ? said.error : 'Something went wrong'
  return new RequestProblem(status, { error, code, ...(said?.fields ? { fields: said.fields } : {}) }, body)
}

function tokenIn(body: unknown): string | null {
  const token = (body as { auth_token?: unknown } | null | undefined)?.auth_token
  return typeof token === 'string' ? token : null
}

// Nobody holds it, so nobody could end its session.
function revoke(token: string): void {
  const { method, path } = endpointTable.signOut
  void reach(HOST + path, { method, headers: { authorization: `Bearer ${token}` } }).catch(() => undefined)
}

function pathOf(path: string, params: unknown): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(String((params as never)[name])))
}

function queryOf(query: unknown): string {
  if (!query) return ''
  const given = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`
}
