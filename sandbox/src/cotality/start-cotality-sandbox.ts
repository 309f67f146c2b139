import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenHere } from '../listen-here.ts'
import { answerPart, CAPITAL_VALUE_PATH, emptyAnswer, partOf, type WireAnswer } from './answer-part.ts'
import { samplePicture } from './sample-picture.ts'
import { COTALITY_FAULTS, COTALITY_PARTS, Switchboard, type CotalityPart, type Misconduct } from './switchboard.ts'

const OUR_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u
const CREDENTIALS = { clientId: 'sandbox', clientSecret: 'sandbox-secret' }
const TOKEN_SECONDS = 120
const LATE = 10_000
const HUGE = 3 * 1024 * 1024

/** A call that came, and whether who made it waited for the answer. */
export interface CotalityVisit {
  readonly part: CotalityPart
  abandoned: boolean
}

/** A stand-in for Cotality's API, on this machine alone. Whatever it says is made up. */
export interface CotalitySandbox {
  /** Such as http://localhost:4324: the API, its token endpoint and the pictures. */
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly tokenUrl: string
  readonly capitalValuePath: string
  /** Makes a part misbehave from now on; null makes it behave again. */
  readonly misbehave: (part: CotalityPart, misconduct: Misconduct | null) => void
  /** Makes everything behave again and forgets the visits. */
  readonly reset: () => void
  /** Lets every token that was given out expire. */
  readonly expireTokens: () => void
  /** The calls that came, in order. */
  readonly visits: () => readonly CotalityVisit[]
  readonly close: () => Promise<void>
}

/**
 * Starts a stand-in for Cotality's API: the same paths and shapes, a property for every address, and a switchboard of misbehaviour
 * (PUT /control with part, fault, times and milliseconds; fault null ends it). Throws when the port is taken. Never for production.
 */
export async function startCotalitySandbox(
  options: { port?: number; tokenSeconds?: number } = {},
): Promise<CotalitySandbox> {
  const switchboard = new Switchboard()
  const tokens = new Map<string, number>()
  const visits: CotalityVisit[] = []
  const house: House = { switchboard, tokens, visits, tokenSeconds: options.tokenSeconds ?? TOKEN_SECONDS, url: '' }
  const { url, close } = await listenHere((request, response) => answer(house, request, response), options.port)
  house.url = url
  return {
    url,
    ...CREDENTIALS,
    tokenUrl: `${url}/access/as/token.oauth2`,
    capitalValuePath: CAPITAL_VALUE_PATH,
    misbehave: (part, misconduct) => switchboard.set(part, misconduct),
    reset: () => {
      switchboard.clear()
      visits.length = 0
    },
    expireTokens: () => tokens.clear(),
    visits: () => visits,
    close,
  }
}

interface House {
  readonly switchboard: Switchboard
  /** When each token expires, in milliseconds since 1970. */
  readonly tokens: Map<string, number>
  readonly visits: CotalityVisit[]
  readonly tokenSeconds: number
  url: string
}

async function answer(house: House, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // A web site that has its name point here does not get to turn the switches.
  if (!OUR_NAMES.test(request.headers.host ?? '')) return send(response, { status: 403, body: null })
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  const method = request.method ?? 'GET'
  const [, picture] = /^\/pictures\/(\d{1,18})\.png$/u.exec(pathname) ?? []
  if (picture !== undefined && method === 'GET') return sendPicture(response, picture)
  if (pathname === '/control') return control(house, request, response)
  const isToken = method === 'POST' && pathname === '/access/as/token.oauth2'
  const asked = isToken ? { part: 'token' as const, id: '' } : partOf(method, pathname)
  if (asked === null)
    return send(response, { status: 404, body: { messages: [{ type: 'ERROR', message: 'No such path' }] } })
  const visit: CotalityVisit = { part: asked.part, abandoned: false }
  house.visits.push(visit)
  response.on('close', () => (visit.abandoned = !response.writableFinished))
  const posted = await readJson(request)
  const honest = (): WireAnswer => {
    if (isToken) return giveToken(house, request, searchParams)
    if (!isSignedIn(house, request)) return { status: 401, body: error('Invalid token provided.') }
    return answerPart({ ...asked, query: searchParams, posted, url: house.url })
  }
  const misconduct = house.switchboard.take(asked.part)
  return misconduct === null ? send(response, honest()) : misbehave(asked.part, misconduct, honest, response)
}

async function misbehave(
  part: CotalityPart,
  { fault, milliseconds = LATE }: Misconduct,
  honest: () => WireAnswer,
  response: ServerResponse,
): Promise<void> {
  switch (fault) {
    case 'slow': {
      const timer = setTimeout(() => send(response, honest()), milliseconds)
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
      const whole = JSON.stringify(honest().body)
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
      return send(response, { status: 200, body: { beds: 'x'.repeat(HUGE) } })
    case 'empty':
      return send(response, part === 'token' ? { status: 200, body: {} } : emptyAnswer(part))
  }
}

function giveToken(house: House, request: IncomingMessage, query: URLSearchParams): WireAnswer {
  const wanted = `Basic ${Buffer.from(`${CREDENTIALS.clientId}:${CREDENTIALS.clientSecret}`).toString('base64')}`
  if (request.headers.authorization !== wanted || query.get('grant_type') !== 'client_credentials') {
    return { status: 401, body: { error: 'unauthorized', error_description: 'Unknown client' } }
  }
  const token = randomBytes(24).toString('base64url')
  house.tokens.set(token, Date.now() + house.tokenSeconds * 1000)
  return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: house.tokenSeconds } }
}

function isSignedIn(house: House, request: IncomingMessage): boolean {
  const [, token = ''] = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '') ?? []
  return (house.tokens.get(token) ?? 0) > Date.now()
}

async function control(house: House, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'PUT') {
    const { part, fault, ...rest } = ((await readJson(request)) ?? {}) as Partial<Misconduct> & { part?: CotalityPart }
    if (!COTALITY_PARTS.some((known) => known === part))
      return send(response, { status: 422, body: error('No such part') })
    if (fault !== null && fault !== undefined && !COTALITY_FAULTS.includes(fault)) {
      return send(response, { status: 422, body: error('No such fault') })
    }
    house.switchboard.set(part as CotalityPart, fault ? { ...rest, fault } : null)
  }
  if (request.method === 'DELETE') house.switchboard.clear()
  return send(response, { status: 200, body: house.switchboard.list() })
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

function send(response: ServerResponse, { status, body }: WireAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

function sendPicture(response: ServerResponse, id: string): void {
  response.writeHead(200, {
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  response.end(samplePicture(id))
}
