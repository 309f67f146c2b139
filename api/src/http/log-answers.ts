import type { FastifyInstance } from 'fastify'

/**
 * Notes every answer with its route, status and duration. Never the address as it was called, which may name a home, nor a
 * header or a body, which may hold a token, a password or an e-mail address.
 */
export function logAnswers(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered')
    done()
  })
}
