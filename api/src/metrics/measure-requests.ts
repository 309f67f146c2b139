import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Counts and times every response by its route's pattern, never by its address, which may contain a home or a token. */
export function measureRequests(server: FastifyInstance, { requests, requestSeconds }: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const route = labelOf(routeOptions.url)
    requests.inc({ method, route, status: reply.statusCode })
    requestSeconds.observe({ method, route }, reply.elapsedTime / 1000)
    done()
  })
}

/** Each built file has a route, whose name has a digest that changes with every version: all are `static`. */
function labelOf(route: string | undefined): string {
  if (route === undefined) return 'none'
  return !route.startsWith('/api/') && /\.\w+$/u.test(route) ? 'static' : route
}
