import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { networkOf } from './network-of.ts'
import { Refusal } from './refusal.ts'

/** Refuses an address that makes more than `requestsPerMinute` requests, to what does not exist included. */
export async function limitTraffic(server: FastifyInstance, requestsPerMinute: number): Promise<void> {
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await server.register(fastifyRateLimit, {
    max: requestsPerMinute,
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
