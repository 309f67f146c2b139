import { randomUUID } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'

/** The header with which a proxy or client names its request, and every response names it again. */
export const REQUEST_ID_HEADER = 'x-request-id'

// What proxies make: UUIDs, hexadecimal and dotted ids. No @, so that it is no e-mail address.
const SANE_ID = /^[\w.:=+-]{8,64}$/u

/** Fastify's options: a request has its sender's id if that is sane, else a new one; its log lines name it. */
export const REQUEST_OPTIONS = {
  requestIdHeader: false,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
  genReqId({ headers }: Pick<IncomingMessage, 'headers'>): string {
    const sent = headers[REQUEST_ID_HEADER]
    return typeof sent === 'string' && SANE_ID.test(sent) ? sent : randomUUID()
  },
} as const

export function returnRequestId(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    done()
  })
}

const requests = new AsyncLocalStorage<FastifyRequest>()

export function runInRequest<Result>(request: FastifyRequest, work: () => Result): Result {
  return requests.run(request, work)
}

/** The request for which the caller works; undefined in a job and at the start. */
export function currentRequest(): FastifyRequest | undefined {
  return requests.getStore()
}
