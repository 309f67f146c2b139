import type { Endpoint, FileAnswer } from '@homeyield/contract/endpoint'
import { endpoints } from '@homeyield/contract/endpoints'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { bearerToken } from './bearer-token.ts'
import { answerBreach } from './answer-breach.ts'
import type { Handlers } from './handlers.ts'
import { networkOf } from './network-of.ts'
import { keepRawBodies } from './raw-body.ts'
import { takePostedForms } from './posted-form.ts'
import { readInput, type RawInput } from './read-input.ts'
import { notSignedIn } from './refusal.ts'
import { sendFile } from './send-file.ts'
import type { Identified, Viewer, Visitor } from './viewer.ts'

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

/** `enforced` fails such an answer, `reported` notes it in the log, `trusted` does not look, which is a quarter faster. */
export type AnswerCheck = 'enforced' | 'reported' | 'trusted'

/** What the table's routes need. */
export interface EndpointsDeps {
  readonly handlers: Handlers
  /** The viewer of a token, or null for one that is expired, revoked or not ours. */
  readonly identify: (token: string) => Promise<Identified | null>
  /** Whether answers are compared with the contract, and what happens to one that breaks it. */
  readonly answers: AnswerCheck
}

type AnyHandler = (caller: Viewer | Visitor, input: RawInput) => unknown

/** Adds a route for every endpoint of the contract, and OPTIONS for every path. Source: decisions section 1. */
export function addEndpoints(server: FastifyInstance, deps: EndpointsDeps): void {
  server.decorateRequest('viewer', null)
  const identifyCaller = async (request: FastifyRequest) => {
    const token = bearerToken(request.headers.authorization)
    const identified = token === null ? null : await deps.identify(token)
    if (identified === null) throw notSignedIn()
    request.viewer = { ...identified, address: addressOf(request) }
  }
  const methods = new Map<string, string[]>()
  for (const [name, endpoint] of Object.entries(endpoints) as [keyof Handlers, Endpoint][]) {
    const url = endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1')
    const add = (routes: FastifyInstance) =>
      routes.route({
        method: endpoint.method,
        url,
        // Before the body is read: nothing of a stranger's is parsed.
        ...(endpoint.access === 'signed_in' ? { preParsing: identifyCaller } : {}),
        // The table makes sure that the handler fits its endpoint; inside this loop the compiler cannot follow it.
        handler: serve(endpoint, deps.handlers[name] as AnyHandler, deps.answers),
      })
    if (endpoint.rawBody) keepRawBodies(server, add)
    else if (endpoint.postedForm) takePostedForms(server, add)
    else add(server)
    methods.set(url, [...(methods.get(url) ?? ['OPTIONS']), ...methodsOf(endpoint)])
  }
  for (const [url, allowed] of methods) {
    server.options(url, (_request, reply) => reply.code(204).header('allow', allowed.join(', ')).send())
  }
}

function addressOf({ ip, socket }: FastifyRequest): string {
  return networkOf(ip, socket.remoteAddress)
}

function methodsOf({ method }: Endpoint): string[] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method]
}

function serve(endpoint: Endpoint, handler: AnyHandler, answers: AnswerCheck) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handler(request.viewer ?? { address: addressOf(request) }, readInput(endpoint, request))
    if (answers !== 'trusted') {
      const breach = answerBreach(endpoint, answer)
      if (breach !== null && answers === 'enforced') throw new Error(breach)
      if (breach !== null) request.log.error(breach)
    }
    if (endpoint.file !== undefined) return sendFile(reply, endpoint.file, answer as FileAnswer)
    if (endpoint.status === 303) return reply.redirect(answer as string, 303)
    reply.code(endpoint.status)
    return endpoint.answer ? answer : reply.send()
  }
}
