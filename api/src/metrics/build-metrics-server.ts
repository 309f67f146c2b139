import fastify, { type FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** The server that Prometheus asks, not yet listening: GET /metrics, and 404 for all else. */
export function buildMetricsServer({ registry }: Metrics, read: () => Promise<void>): FastifyInstance {
  const server = fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) => {
    await read()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return server
}
