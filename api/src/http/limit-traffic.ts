import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network-of.ts'
import { Refusal } from './refusal.ts'

/**
 * Refuses an address that makes more than `requestsPerMinute` calls of the API, those to what does not exist included. The
 * browser application's files are free: they cost little, and a person must not be shown JSON in the place of a page.
 * Questions after the health are free too, because who asks restarts what does not answer.
 */
export async function limitTraffic(server: FastifyInstance, requestsPerMinute: number): Promise<void> {
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await server.register(fastifyRateLimit, {
    max: requestsPerMinute,
    allowList: (request) => isFree(request),
    timeWindow: 60_000,
    keyGenerator: (request) => networkOf(request.ip),
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: (_request, { ttl }) => {
      const retryAfter = Math.max(1, Math.ceil(ttl / 1000))
      const wait = retryAfter === 1 ? '1 second' : `${retryAfter} seconds`
      return new Refusal('too_many_attempts', `Too many requests. Please try again in ${wait}.`, { retryAfter })
    },
  })
}

// The route decides, as the same one can be written in many ways; where there is none, nothing is served.
function isFree({ routeOptions, url }: FastifyRequest): boolean {
  const place = routeOptions.url ?? url
  return !/^\/api(?:[/?]|$)/u.test(place) || place.startsWith('/api/health/')
}
