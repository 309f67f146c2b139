import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { listenHere } from '../listen-here.ts'
import { Faults, STAND_IN_FAULTS, type StandInFault, type StandInMisconduct } from './misconduct.ts'

const OUR_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/u
const LATE = 10_000
const HUGE = 9 * 1024 * 1024

/** An answer as it goes over the wire: JSON, unless it is a text of a type of its own. */
export interface StandInAnswer {
  readonly status: number
  readonly body?: unknown
  readonly text?: { readonly type: string; readonly content: string }
  readonly headers?: Readonly<Record<string, string>>
}

/** A call of the pretended API. */
export interface StandInCall<Part extends string> {
  readonly part: Part
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** Where the stand-in is reached. */
  readonly url: string
}

/** What is particular about one provider. */
export interface StandInManners<Part extends string> {
  readonly parts: readonly Part[]
  /** Which part a path asks for, or null where there is none. */
  readonly partOf: (path: string) => Part | null
  readonly answer: (call: StandInCall<Part>) => StandInAnswer
  readonly refuse: (fault: 'unauthorized' | 'limited' | 'broken', part: Part) => StandInAnswer
  /** What there is to say when there are no data. */
  readonly nothing: (part: Part) => StandInAnswer
  /** Sent with every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A call that came: its part and what it asked. */
export interface StandInVisit<Part extends string> {
  readonly part: Part
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
}

/** A stand-in for a provider, on this machine alone. Whatever it says is made up. */
export interface StandIn<Part extends string> {
  /** Such as http://localhost:4325. */
  readonly url: string
  /** Makes a part misbehave from now on; null makes it behave again. */
  readonly misbehave: (part: Part | 'all', misconduct: StandInMisconduct | null) => void
  /** Makes everything behave again and forgets the visits. */
  readonly reset: () => void
  /** The calls that came, in order. */
  readonly visits: () => readonly StandInVisit<Part>[]
  readonly close: () => Promise<void>
}

/**
 * Starts a stand-in with a switchboard of misbehaviour (PUT /control with part, fault, times and milliseconds; fault null ends it,
 * DELETE ends all). Throws when the port is taken. Never for production.
 */
export async function openStandIn<Part extends string>(
  manners: StandInManners<Part>,
  port = 0,
): Promise<StandIn<Part>> {
  const faults = new Faults()
  const visits: StandInVisit<Part>[] = []
  const place = { url: '' }
  const { url, close } = await listenHere(
    (request, response) => answer({ manners, faults, visits, place }, request, response),
    port,
  )
  place.url = url
  return {
    url,
    misbehave: (part, misconduct) => faults.set(part, misconduct),
    reset: () => {
      faults.clear()
      visits.length = 0
    },
    visits: () => visits,
    close,
  }
}

interface House<Part extends string> {
  readonly manners: StandInManners<Part>
  readonly faults: Faults
  readonly visits: StandInVisit<Part>[]
  readonly place: { url: string }
}

async function answer<Part extends string>(house: House<Part>, request: IncomingMessage, response: ServerResponse) {
  const { manners, faults, visits, place } = house
  const send = (given: StandInAnswer) => sendAnswer(response, given, manners.headers ?? {})
  // A web site that has its name point here does not get to turn the switches.
  if (!OUR_NAMES.test(request.headers.host ?? '')) return send({ status: 403, body: null })
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/control') return send(await control(house, request))
  if (request.method === 'OPTIONS') return send({ status: 204, text: { type: 'text/plain', content: '' } })
  const path = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname
  const part = request.method === 'GET' ? manners.partOf(path) : null
  if (part === null) return send({ status: 404, body: { message: 'No such path' } })
  const call = { part, path, query: searchParams, headers: request.headers }
  visits.push(call)
  const honest = () => manners.answer({ ...call, url: place.url })
  const misconduct = faults.take(part)
  if (misconduct === null) return send(honest())
  const { fault, milliseconds = LATE } = misconduct
  switch (fault) {
    case 'slow': {
      const timer = setTimeout(() => send(honest()), milliseconds)
      response.on('close', () => clearTimeout(timer))
      return
    }
    case 'silent':
      return
    case 'unauthorized':
    case 'limited':
    case 'broken':
      return send(manners.refuse(fault, part))
    case 'half': {
      const whole = JSON.stringify(honest().body ?? honest().text?.content ?? '')
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) })
      response.write(whole.slice(0, whole.length / 2), () => response.destroy())
      return
    }
    case 'gone':
      response.destroy()
      return
    case 'garbage':
      return send({
        status: 200,
        text: { type: 'text/html', content: '<!doctype html><title>Maintenance</title><p>Back soon' },
      })
    case 'odd':
      return send({ status: 200, body: { result: [{ somethingElse: true }] } })
    case 'huge':
      return send({ status: 200, body: { items: 'x'.repeat(HUGE) } })
    case 'empty':
      return send(manners.nothing(part))
  }
}

async function control<Part extends string>({ manners, faults }: House<Part>, request: IncomingMessage) {
  if (request.method === 'PUT') {
    const { part, fault, ...rest } = ((await readJson(request)) ?? {}) as {
      part?: string
      fault?: StandInFault | null
      times?: number
      milliseconds?: number
    }
    if (part === undefined || ![...manners.parts, 'all'].includes(part)) {
      return { status: 422, body: { message: 'No such part' } }
    }
    if (fault !== null && fault !== undefined && !STAND_IN_FAULTS.includes(fault)) {
      return { status: 422, body: { message: 'No such fault' } }
    }
    faults.set(part, fault ? { ...rest, fault } : null)
  }
  if (request.method === 'DELETE') faults.clear()
  return { status: 200, body: faults.list() }
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

function sendAnswer(
  response: ServerResponse,
  { status, body, text, headers }: StandInAnswer,
  always: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, {
    'content-type': text?.type ?? 'application/json',
    'cache-control': 'no-store',
    ...always,
    ...headers,
  })
  response.end(text?.content ?? JSON.stringify(body))
}
