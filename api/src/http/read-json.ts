import type { FastifyInstance } from 'fastify'
import { malformed } from './refusal.ts'

/**
 * Reads bodies of the type application/json and no other. An empty one counts as none, because a client may name the type
 * of everything it sends. Nothing but the schemas' own fields is ever read of it, so no key in it can do harm.
 */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      return done(null, JSON.parse(body as string))
    } catch {
      return done(malformed('The body is not JSON.'), undefined)
    }
  })
}
