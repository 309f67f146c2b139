import type { FastifyInstance } from 'fastify'

// Many times the largest that is known to come.
const MOST_BYTES = 1024 * 1024

/** Adds routes whose bodies are handed over byte for byte, whatever their type says; an empty one has no bytes. */
export function keepRawBodies(server: FastifyInstance, add: (routes: FastifyInstance) => void): void {
  void server.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    )
    routes.addHook('preHandler', (request, _reply, next) => {
      request.body ??= Buffer.alloc(0)
      next()
    })
    add(routes)
    done()
  })
}
