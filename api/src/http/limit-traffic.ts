import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'
import { Refusal } from './refusal.ts'
import { WIDE_NETWORK_SHARE, wideNetworkOf } from './wide-network-of.ts'

/**
 * Refuses an address that makes more than `requestsPerMinute` calls of the API, those to what does not exist included, and a
 * wide network that makes ten times as many. The
 * browser application's files are free: they cost little, and a person must not be shown JSON in the place of a page.
 * Questions after the health are free too, because who asks restarts what does not answer.
 */
export async function limitTraffic(server: FastifyInstance, requestsPerMinute: number): Promise<void> {
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await server.register(fastifyRateLimit, {
    max: requestsPerMinute,
    allowList: (request) => isFree(request),
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

function callerOf({ ip, socket }: FastifyRequest): string {
  return networkOf(ip, socket.remoteAddress)
}

function tooMuch(ttl: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(ttl / 1000))
  const wait = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`
  return new Refusal('too_many_attempts', `Too many requests. Please try again in ${wait}.`, { retryAfter })
}

// The route decides, as the same one can be written in many ways; where there is none, nothing is served.
function isFree({ routeOptions, url }: FastifyRequest): boolean {
  const place = routeOptions.url ?? url
  return !/^\/api(?:[/?]|$)/u.test(place) || place.startsWith('/api/health/')
}
