import { endpoints } from '@homeyield/contract/endpoints'
import type { Database } from '@homeyield/database/connection'
import fastify, { type FastifyInstance } from 'fastify'
import type { HttpSettings } from '../server/build-http-server.ts'
import { handleErrors, sendRefusal } from '../server/handle-errors.ts'
import { notFound } from '../server/refusal.ts'
import { REQUEST_OPTIONS, returnRequestId } from '../server/request-id.ts'
import { openHealthStore } from './health-store.ts'
import { healthRoutes, type Build } from './health-routes.ts'

export interface HealthServerDeps {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly build: Build
  readonly addHooks: (server: FastifyInstance) => void
  readonly settings: Pick<HttpSettings, 'productName' | 'supportEmail' | 'logLevel' | 'log'>
}

/** The server of a queue-only process, not yet listening: health endpoints only. */
export function buildHealthServer({ database, build, addHooks, settings, now }: HealthServerDeps): FastifyInstance {
  const server = fastify({
    ...REQUEST_OPTIONS,
    logger: { level: settings.logLevel, ...(settings.log ? { stream: settings.log } : {}) },
    forceCloseConnections: 'idle',
  })
  returnRequestId(server)
  addHooks(server)
  handleErrors(server, settings)
  server.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound()))
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  const handlers = healthRoutes({ health: openHealthStore(database), build, now })
  for (const name of ['live', 'ready', 'dataStatus', 'readVersion'] as const)
    server.get(`/api${endpoints[name].path}`, handlers[name])
  return server
}
