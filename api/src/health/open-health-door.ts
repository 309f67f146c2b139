import { endpoints } from '@homeyield/contract/endpoints'
import type { Database } from '@homeyield/database/connection'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { answerRefusals, sendRefusal } from '../http/answer-refusals.ts'
import { notFound } from '../http/refusal.ts'
import { openHealthStore } from './health-store.ts'
import { readReadiness } from './read-readiness.ts'

/** What the door of a process that serves nobody needs. */
export interface HealthDoorDeps {
  readonly database: Database
  readonly settings: Pick<Settings, 'productName' | 'supportEmail' | 'logLevel' | 'log'>
}

/**
 * The HTTP server of a process that only works through the queue, not yet listening: it answers whether the process lives and is
 * ready, as any other does (decisions section 1), and finds nothing else.
 */
export function openHealthDoor({ database, settings }: HealthDoorDeps): FastifyInstance {
  const server = fastify({
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, ...(settings.log ? { stream: settings.log } : {}) },
    forceCloseConnections: 'idle',
  })
  answerRefusals(server, settings)
  server.setNotFoundHandler((_request, reply) => sendRefusal(reply, notFound()))
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  const ready = readReadiness({ health: openHealthStore(database) })
  server.get(`/api${endpoints.live.path}`, () => ({ status: 'live' }))
  server.get(`/api${endpoints.ready.path}`, () => ready())
  return server
}
