import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isApiCall } from './is-api-call.ts'
import { networkOf, WIDE_NETWORK_SHARE, wideNetworkOf } from './network-of.ts'
import { notFound, Refusal } from './refusal.ts'

export interface TrafficLimit {
  readonly requestsPerMinute: number
  /** Path prefixes that are not counted, such as health checks, whose failure restarts the server. */
  readonly unlimitedPaths: readonly string[]
}

/**
 * Refuses addresses beyond their limit of API calls, including those to unknown addresses, and wide networks beyond ten
 * times as many. Reads outside the API are not counted: they are cheap, and a person must not see a refusal instead of
 * a page.
 */
export async function limitTraffic(
  server: FastifyInstance,
  { requestsPerMinute, unlimitedPaths }: TrafficLimit,
): Promise<void> {
  const isFree = (request: FastifyRequest) => {
    const place = request.routeOptions.url ?? request.url
    return (!isApiCall(request) && isRead(request)) || unlimitedPaths.some((path) => place.startsWith(path))
  }
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await server.register(fastifyRateLimit, {
    max: requestsPerMinute,
    allowList: isFree,
    timeWindow: 60_000,
    keyGenerator: callerOf,
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_request, { ttl }) => tooMuch(ttl),
  })
  const countWide = server.createRateLimit({
    max: requestsPerMinute * WIDE_NETWORK_SHARE,
    allowList: (request) => isFree(request) || wideNetworkOf(callerOf(request)) === null,
    keyGenerator: (request) => wideNetworkOf(callerOf(request)) ?? '',
  })
  server.addHook('onRequest', async (request) => {
    const count = await countWide(request)
    if (!count.isAllowed && count.isExceeded) throw tooMuch(count.ttl)
  })
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function callerOf({ ip, socket }: FastifyRequest): string {
  return networkOf(ip, socket.remoteAddress)
}

function tooMuch(ttl: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(ttl / 1000))
  const wait = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`
  return new Refusal('too_many_attempts', `Too many requests. Please try again in ${wait}.`, { retryAfter })
}

/**
 * Refuses a body to an address that takes none, before reading it, as a slow sender would hold a connection. It counts
 * towards the traffic limit and has every header, so register it after those.
 */
export function refuseUnread(server: FastifyInstance): void {
  const count = server.rateLimit()
  server.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || isRead(request)) return
    reply.header('connection', 'close')
    await count.call(server, request, reply)
    throw notFound()
  })
}
