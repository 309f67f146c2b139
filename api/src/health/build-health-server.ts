import { endpoints } from '@homeyield/contract/endpoints'
import type { Database } from '@homeyield/database/connection'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { HttpSettings } from '../server/build-http-server.ts'
import { handleErrors, sendRefusal } from '../server/handle-errors.ts'
import { notFound } from '../server/refusal.ts'
import { openHealthStore } from './health-store.ts'
import { healthRoutes } from './health-routes.ts'

export interface HealthServerDeps {
  readonly database: Database
  readonly settings: Pick<HttpSettings, 'productName' | 'supportEmail' | 'logLevel' | 'log'>
}

/** The server of a queue-only process, not yet listening: health endpoints only (decisions section 1). */
export function buildHealthServer({ database, settings }: HealthServerDeps): FastifyInstance {
  const server = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, ...(settings.log ? { stream: settings.log } : {}) },
    forceCloseConnections: 'idle',
  })
  handleErrors(server, settings)
  server.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound()))
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  const { live, ready } = healthRoutes({ health: openHealthStore(database) })
  server.get(`/api${endpoints.live.path}`, live)
  server.get(`/api${endpoints.ready.path}`, ready)
  return server
}
