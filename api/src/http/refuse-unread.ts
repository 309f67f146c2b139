import type { FastifyInstance } from 'fastify'
import { notFound } from './refusal.ts'

/** Refuses what is sent to an address that takes nothing, before it is read: a slow sender would hold a connection for nothing. */
export function refuseUnread(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!request.is404 || isRead) return next()
    reply.header('connection', 'close')
    next(notFound())
  })
}
