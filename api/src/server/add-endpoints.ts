import type { Endpoint, FileResponse } from '@homeyield/contract/endpoint'
import { endpoints } from '@homeyield/contract/endpoints'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findContractBreach } from './contract-breach.ts'
import { describeFailure } from './describe-failure.ts'
import { authenticate, requireScope, visitorOf, type Identify } from './authenticate.ts'
import { acceptForms, receiveRawBodies } from './body-parsers.ts'
import { setCookie } from './cookie.ts'
import type { Handlers } from './handlers.ts'
import { limitUnread } from './limit-unread.ts'
import { readInput, type RawInput } from './read-input.ts'
import { runInRequest } from './request-id.ts'
import type { PackedText } from './pack-text.ts'
import { sendPacked } from './send-packed.ts'
import { hasSlices, writeSlices } from './slices.ts'
import type { Viewer, Visitor } from './viewer.ts'

/** On a breach of the contract, `enforced` fails and `reported` logs; `trusted` does not check (25% faster). */
export type ResponseCheck = 'enforced' | 'reported' | 'trusted'

export interface EndpointsDeps {
  readonly handlers: Handlers
  readonly identify: Identify
  readonly responseCheck: ResponseCheck
}

interface Serving extends EndpointsDeps {
  /** Whether browsers reach the server by https alone. */
  readonly https: boolean
}

type AnyHandler = (caller: Viewer | Visitor, input: RawInput) => unknown

/** Adds a route for every endpoint of the contract, and OPTIONS for every path. */
export function addEndpoints(server: FastifyInstance, deps: Serving): void {
  server.decorateRequest('viewer', null)
  limitUnread(server)
  const methods = new Map<string, string[]>()
  for (const name of keysOf(endpoints)) {
    const endpoint: Endpoint = endpoints[name]
    const url = endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1')
    const requireViewer = async (request: FastifyRequest) => {
      request.viewer = await authenticate(request, deps.identify)
      requireScope(request.viewer, endpoint.scope)
    }
    const add = (routes: FastifyInstance) =>
      routes.route({
        method: endpoint.method,
        url,
        ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
        // Before parsing: the body of an unauthenticated call is not read.
        ...(endpoint.access === 'signed_in' ? { preParsing: requireViewer } : {}),
        // The table ensures that the handler fits its endpoint; the compiler cannot follow it inside this loop.
        handler: serve(endpoint, deps.handlers[name] as AnyHandler, deps),
      })
    if (endpoint.rawBody) receiveRawBodies(server, add)
    else if (endpoint.postedForm) acceptForms(server, add)
    else add(server)
    methods.set(url, [...(methods.get(url) ?? ['OPTIONS']), ...methodsOf(endpoint)])
  }
  for (const [url, allowed] of methods) {
    server.options(url, (_request, reply) => reply.code(204).header('allow', allowed.join(', ')).send())
  }
}

function methodsOf({ method }: Endpoint): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

function serve(endpoint: Endpoint, handler: AnyHandler, { responseCheck: check, https }: Serving) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const input = readInput(endpoint, request)
    const response = await runInRequest(request, () => handler(request.viewer ?? visitorOf(request), input))
    const checkPart = (part: unknown) => {
      const breach = check === 'trusted' ? null : findContractBreach(endpoint, part)
      if (breach !== null && check === 'enforced') throw new Error(breach)
      if (breach !== null) request.log.error(breach)
    }
    if (hasSlices(response)) {
      return reply
        .code(endpoint.status)
        .type('application/json; charset=utf-8')
        .send(Readable.from(guard(writeSlices(response, checkPart), request), { objectMode: false }))
    }
    // Caches that several people share store nothing that was asked for with a token (RFC 9111, section 3.5).
    if (endpoint.packed) return sendPacked(request, reply, response as PackedText)
    checkPart(response)
    if (endpoint.file !== undefined) return sendFile(reply, endpoint.file, response as FileResponse)
    if (endpoint.status === 303) return reply.redirect(String(response), 303)
    addCookie(reply, endpoint, response, https)
    reply.code(endpoint.status)
    return endpoint.response ? response : reply.send()
  }
}

function addCookie(reply: FastifyReply, { cookie }: Endpoint, response: unknown, https: boolean): void {
  const value = cookie === undefined ? null : recordOrEmpty(response)[cookie.field]
  if (cookie !== undefined && typeof value === 'string') setCookie(reply, { ...cookie, value }, https)
}

// A failure before the first piece is refused as any other. Later ones break the response off, and are logged here, because
// the framework would log a message of the database.
async function* guard(pieces: AsyncIterable<string>, request: FastifyRequest): AsyncGenerator<string> {
  let begun = false
  try {
    for await (const piece of pieces) {
      yield piece
      begun = true
    }
  } catch (error) {
    if (!begun) throw error
    request.log.error({ error: describeFailure(error), route: request.routeOptions.url }, 'failed')
    // oxlint-disable-next-line preserve-caught-error -- the framework would log its message
    throw new Error('A response broke off')
  }
}

// A file's name may contain any character (RFC 8187).
function sendFile(reply: FastifyReply, type: string, { name, bytes }: FileResponse): FastifyReply {
  const plain = name.normalize('NFD').replaceAll(/[^\w .,-]/gu, '')
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
    .send(Buffer.from(bytes))
}
