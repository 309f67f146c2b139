import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForLocalHost, startLocalServer } from '../local-server.ts'
import {
  cotalityResponse,
  CAPITAL_VALUE_PATH,
  emptyResponse,
  cotalityPart,
  type CotalityResponse,
} from './cotality-api.ts'
import { samplePhoto } from './sample-photo.ts'
import { FaultTable, type FaultSetting } from '../stand-in/faults.ts'
import { COTALITY_FAULTS, COTALITY_PARTS, type CotalityFault, type CotalityPart } from './cotality-faults.ts'

const CREDENTIALS = { clientId: 'sandbox', clientSecret: 'sandbox-secret' }
const TOKEN_SECONDS = 120
const DEFAULT_DELAY = 10_000
const HUGE_SIZE = 3 * 1024 * 1024

export interface ReceivedCall {
  readonly part: CotalityPart
  abandoned: boolean
}

/** A stand-in for Cotality's API with made-up data, on this machine only. */
export interface CotalitySandbox {
  /** Serves the API, its token endpoint and the photos, such as http://localhost:4324. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly tokenUrl: string
  readonly capitalValuePath: string
  /** Makes a part fail from now on; null ends it. */
  readonly misbehave: (part: CotalityPart, setting: FaultSetting<CotalityFault> | null) => void
  /** Removes all faults and forgets the calls. */
  readonly reset: () => void
  /** Expires every token issued so far. */
  readonly expireTokens: () => void
  /** The calls received, in order. */
  readonly calls: () => readonly ReceivedCall[]
  readonly close: () => Promise<void>
}

/**
 * Starts a stand-in for Cotality's API with a property for every address. PUT /control takes part, fault, times and
 * milliseconds, and null as fault ends it. Throws when the port is taken. Never for production.
 */
export async function startCotalitySandbox(
  options: { port?: number; tokenSeconds?: number } = {},
): Promise<CotalitySandbox> {
  const faults = new FaultTable<CotalityFault>()
  const tokens = new Map<string, number>()
  const calls: ReceivedCall[] = []
  const context: Context = { faults, tokens, calls, tokenSeconds: options.tokenSeconds ?? TOKEN_SECONDS, url: '' }
  const { url, close } = await startLocalServer(
    (request, response) => respond(context, request, response),
    options.port,
  )
  context.url = url
  return {
    url,
    ...CREDENTIALS,
    tokenUrl: `${url}/access/as/token.oauth2`,
    capitalValuePath: CAPITAL_VALUE_PATH,
    misbehave: (part, setting) => faults.set(part, setting),
    reset: () => {
      faults.clear()
      calls.length = 0
    },
    expireTokens: () => tokens.clear(),
    calls: () => calls,
    close,
  }
}

interface Context {
  readonly faults: FaultTable<CotalityFault>
  /** The expiry of each token, in milliseconds since 1970. */
  readonly tokens: Map<string, number>
  readonly calls: ReceivedCall[]
  readonly tokenSeconds: number
  url: string
}

async function respond(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!isForLocalHost(request)) return send(response, { status: 403, body: null })
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const method = request.method ?? 'GET'
  const [, photo] = /^\/pictures\/(\d{1,18})\.png$/u.exec(pathname) ?? []
  if (photo !== undefined && method === 'GET') return sendPhoto(response, photo)
  if (pathname === '/control') return control(context, request, response)
  const isToken = method === 'POST' && pathname === '/access/as/token.oauth2'
  const target = isToken ? { part: 'token' as const, id: '' } : cotalityPart(method, pathname)
  if (target === null)
    return send(response, { status: 404, body: { messages: [{ type: 'ERROR', message: 'No such path' }] } })
  const call: ReceivedCall = { part: target.part, abandoned: false }
  context.calls.push(call)
  response.on('close', () => (call.abandoned = !response.writableFinished))
  const posted = await readJson(request)
  const normal = (): CotalityResponse => {
    if (isToken) return issueToken(context, request, searchParams)
    if (!isSignedIn(context, request)) return { status: 401, body: error('Invalid token provided.') }
    return cotalityResponse({ ...target, query: searchParams, posted, url: context.url })
  }
  const setting = context.faults.take(target.part)
  return setting === null ? send(response, normal()) : sendFaulty(target.part, setting, normal, response)
}

async function sendFaulty(
  part: CotalityPart,
  { fault, milliseconds = DEFAULT_DELAY }: FaultSetting<CotalityFault>,
  normal: () => CotalityResponse,
  response: ServerResponse,
): Promise<void> {
  switch (fault) {
    case 'slow': {
      const timer = setTimeout(() => send(response, normal()), milliseconds)
      response.on('close', () => clearTimeout(timer))
      return
    }
    case 'silent':
      return
    case 'unauthorized':
      return send(response, { status: 401, body: error('Invalid token provided.') })
    case 'forbidden':
      return send(response, { status: 403, body: error('Not entitled.') })
    case 'limited':
      return send(response, { status: 429, body: { fault: { faultstring: 'Quota violation' } } })
    case 'broken':
      return send(response, { status: 500, body: { fault: { faultstring: 'Internal error' } } })
    case 'half': {
      const whole = JSON.stringify(normal().body)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) })
      response.write(whole.slice(0, whole.length / 2), () => response.destroy())
      return
    }
    case 'gone':
      response.destroy()
      return
    case 'garbage':
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Maintenance</title><p>Back soon')
      return
    case 'odd':
      return send(response, { status: 200, body: { result: [{ somethingElse: true }] } })
    case 'huge':
      return send(response, { status: 200, body: { beds: 'x'.repeat(HUGE_SIZE) } })
    case 'empty':
      return send(response, part === 'token' ? { status: 200, body: {} } : emptyResponse(part))
  }
}

function issueToken(context: Context, request: IncomingMessage, query: URLSearchParams): CotalityResponse {
  const wanted = `Basic ${Buffer.from(`${CREDENTIALS.clientId}:${CREDENTIALS.clientSecret}`).toString('base64')}`
  if (request.headers.authorization !== wanted || query.get('grant_type') !== 'client_credentials') {
    return { status: 401, body: { error: 'unauthorized', error_description: 'Unknown client' } }
  }
  const token = randomBytes(24).toString('base64url')
  context.tokens.set(token, Date.now() + context.tokenSeconds * 1000)
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: context.tokenSeconds } }
}

function isSignedIn(context: Context, request: IncomingMessage): boolean {
  const [, token = ''] = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '') ?? []
  return (context.tokens.get(token) ?? 0) > Date.now()
}

async function control(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'PUT') {
    const { part, fault, ...rest } = ((await readJson(request)) ?? {}) as Partial<FaultSetting<CotalityFault>> & {
      part?: CotalityPart
    }
    if (!COTALITY_PARTS.some((known) => known === part))
      return send(response, { status: 422, body: error('No such part') })
    if (fault !== null && fault !== undefined && !COTALITY_FAULTS.includes(fault)) {
      return send(response, { status: 422, body: error('No such fault') })
    }
    context.faults.set(part as CotalityPart, fault ? { ...rest, fault } : null)
  }
  if (request.method === 'DELETE') context.faults.clear()
  return send(response, { status: 200, body: context.faults.list() })
}

function error(message: string) {
  return { messages: [{ type: 'ERROR', message }] }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk as string
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function send(response: ServerResponse, { status, body }: CotalityResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

function sendPhoto(response: ServerResponse, id: string): void {
  response.writeHead(200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  response.end(samplePhoto(id))
}
