import type { FastifyInstance } from 'fastify'
import { notFound } from './refusal.ts'

/**
 * Refuses what is sent to an address that takes nothing, before it is read: a slow sender would hold a connection for nothing. It
 * counts towards the traffic limit all the same, and has every header. Comes after those.
 */
export function refuseUnread(server: FastifyInstance): void {
  const count = server.rateLimit()
  server.addHook('onRequest', async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!request.is404 || isRead) return
    reply.header('connection', 'close')
    await count.call(server, request, reply)
    throw notFound()
  })
}
