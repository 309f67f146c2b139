import type { FastifyRequest } from 'fastify'

/** By route, as a path can be written in many ways; without a route, by its URL. */
export function isApiCall({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean {
  return /^\/api(?:[/?]|$)/u.test(routeOptions.url ?? url)
}
