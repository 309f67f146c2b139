import { endpoints } from '@homeyield/contract/endpoints'
import type { Database } from '@homeyield/database/connection'
import fastify, { type FastifyInstance } from 'fastify'
import type { HttpSettings } from '../server/build-http-server.ts'
import { drainBeforeClosing } from '../server/drain-before-closing.ts'
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
  /** Resolves when the jobs under way have ended: until then a server that closes serves on, and is not ready. */
  readonly jobsEnded: () => Promise<void>
  readonly settings: Pick<HttpSettings, 'productName' | 'supportEmail' | 'logLevel' | 'log'>
}

/** The server of a queue-only process, not yet listening: health endpoints only. */
export function buildHealthServer({
  database,
  build,
  addHooks,
  jobsEnded,
  settings,
  now,
}: HealthServerDeps): FastifyInstance {
  const server = fastify({
    ...REQUEST_OPTIONS,
    logger: { level: settings.logLevel, ...(settings.log ? { stream: settings.log } : {}) },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  returnRequestId(server)
  addHooks(server)
  handleErrors(server, settings)
  const readyPath = `/api${endpoints.ready.path}`
  drainBeforeClosing(server, { productName: settings.productName, drained: jobsEnded, readyPath })
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
