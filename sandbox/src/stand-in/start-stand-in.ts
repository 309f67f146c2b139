import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { isForLocalHost, startLocalServer } from '../local-server.ts'
import { FaultTable, STAND_IN_FAULTS, type StandInFault, type FaultSetting } from './faults.ts'

const DEFAULT_DELAY = 10_000
const HUGE_SIZE = 9 * 1024 * 1024

/** JSON in `body`, or else `text`, or else `bytes`. */
export interface StandInResponse {
  readonly status: number
  readonly body?: unknown
  readonly text?: { readonly type: string; readonly content: string }
  readonly bytes?: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

export interface StandInCall<Part extends string> {
  readonly part: Part
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  /** The JSON body of a POST, otherwise null. */
  readonly posted: unknown
  /** The base URL of the stand-in. */
  readonly url: string
}

export type Refusal = Extract<StandInFault, 'unauthorized' | 'forbidden' | 'limited' | 'broken'>

/** The behaviour of one provider. */
export interface StandInProvider<Part extends string> {
  readonly parts: readonly Part[]
  /** Null for an unknown method or path. */
  readonly findPart: (method: string, path: string) => Part | null
  readonly respond: (call: StandInCall<Part>) => StandInResponse
  readonly refuse: (fault: Refusal, part: Part) => StandInResponse
  /** The response without data. */
  readonly empty: (part: Part) => StandInResponse
  /** A file beside the API, which never fails and is not counted as a call; null for other paths. */
  readonly findFile?: (path: string) => StandInFile | null
  /** Sent with every response. */
  readonly headers?: Readonly<Record<string, string>>
}

export interface StandInFile {
  readonly content: Buffer
  readonly headers: Readonly<Record<string, string>>
}

export interface ReceivedCall<Part extends string> extends Omit<StandInCall<Part>, 'url' | 'posted'> {
  /** The client disconnected before the end of the response. */
  abandoned: boolean
}

/** A stand-in for a provider with made-up data, on this machine only. */
export interface StandIn<Part extends string> {
  /** Such as http://localhost:4325. */
  readonly url: string
  /** Makes a part fail from now on; null ends it. */
  readonly misbehave: (part: Part | 'all', setting: FaultSetting | null) => void
  /** Removes all faults and forgets the calls. */
  readonly reset: () => void
  /** The calls received, in order. */
  readonly calls: () => readonly ReceivedCall<Part>[]
  readonly close: () => Promise<void>
}

/**
 * Starts a stand-in. PUT /control takes part, fault, times and milliseconds, and null as fault ends it; DELETE ends all.
 * Throws when the port is taken. Never for production.
 */
export async function startStandIn<Part extends string>(
  provider: StandInProvider<Part>,
  port = 0,
): Promise<StandIn<Part>> {
  const faults = new FaultTable()
  const calls: ReceivedCall<Part>[] = []
  const context: Context<Part> = { provider, faults, calls, url: '' }
  const { url, close } = await startLocalServer((request, response) => handle(context, request, response), port)
  context.url = url
  return {
    url,
    misbehave: (part, setting) => faults.set(part, setting),
    reset: () => {
      faults.clear()
      calls.length = 0
    },
    calls: () => calls,
    close,
  }
}

interface Context<Part extends string> {
  readonly provider: StandInProvider<Part>
  readonly faults: FaultTable
  readonly calls: ReceivedCall<Part>[]
  url: string
}

async function handle<Part extends string>(context: Context<Part>, request: IncomingMessage, response: ServerResponse) {
  const { provider, faults, calls } = context
  const send = (given: StandInResponse) => sendResponse(response, given, provider.headers ?? {})
  if (!isForLocalHost(request)) return send({ status: 403, body: null })
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname === '/control') return send(await control(context, request))
  const method = request.method ?? 'GET'
  if (method === 'OPTIONS') return send({ status: 204, text: { type: 'text/plain', content: '' } })
  const path = pathname.length > 1 ? pathname.replace(/\/$/u, '') : pathname
  const file = method === 'GET' ? provider.findFile?.(path) : null
  if (file) return void response.writeHead(200, file.headers).end(file.content)
  const part = provider.findPart(method, path)
  if (part === null) return send({ status: 404, body: { message: 'No such path' } })
  const call = { part, path, query: searchParams, headers: request.headers, abandoned: false }
  calls.push(call)
  response.on('close', () => (call.abandoned = !response.writableFinished))
  const posted = method === 'POST' ? await readJson(request) : null
  const normal = () => provider.respond({ ...call, posted, url: context.url })
  const setting = faults.take(part)
  if (setting === null) return send(normal())
  const { fault, milliseconds = DEFAULT_DELAY } = setting
  switch (fault) {
    case 'slow': {
      const timer = setTimeout(() => send(normal()), milliseconds)
      response.on('close', () => clearTimeout(timer))
      return
    }
    case 'silent':
      return
    case 'unauthorized':
    case 'forbidden':
    case 'limited':
    case 'broken':
      return send(provider.refuse(fault, part))
    case 'half': {
      const whole = normal()
      const content = contentOf(whole)
      response.writeHead(whole.status, { ...headersOf(whole), 'content-length': content.length })
      response.write(content.subarray(0, content.length / 2), () => response.destroy())
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
      return send({ status: 200, body: { items: 'x'.repeat(HUGE_SIZE) } })
    case 'empty':
      return send(provider.empty(part))
  }
}

async function control<Part extends string>({ provider, faults }: Context<Part>, request: IncomingMessage) {
  if (request.method === 'PUT') {
    const { part, fault, ...rest } = ((await readJson(request)) ?? {}) as {
      part?: string
      fault?: StandInFault | null
      times?: number
      milliseconds?: number
    }
    if (part === undefined || ![...provider.parts, 'all'].includes(part)) {
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
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk)
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sendResponse(
  response: ServerResponse,
  given: StandInResponse,
  always: Readonly<Record<string, string>>,
): void {
  const { 'content-type': type, ...headers } = headersOf(given)
  response.writeHead(given.status, { 'content-type': type, 'cache-control': 'no-store', ...always, ...headers })
  response.end(contentOf(given))
}

function headersOf({ text, bytes, headers }: StandInResponse): Record<string, string> {
  const type = bytes === undefined ? 'application/json' : 'application/octet-stream'
  return { 'content-type': text?.type ?? type, ...headers }
}

function contentOf({ body, text, bytes }: StandInResponse): Buffer {
  return bytes ?? Buffer.from(text?.content ?? JSON.stringify(body) ?? '')
}
