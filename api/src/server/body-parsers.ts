import type { FastifyInstance } from 'fastify'
import { malformed } from './refusal.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MAX_FORM_BYTES = 8 * 1024
// Many times the largest known body.
const MAX_RAW_BYTES = 1024 * 1024

/**
 * Parses bodies of type application/json only. An empty one counts as none, because clients may always name a type.
 * Only the schemas' own fields are read of it, so other keys are harmless.
 */
export function parseJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      return done(null, JSON.parse(String(body)))
    } catch {
      return done(malformed('The body is not JSON.'), undefined)
    }
  })
}

/** Adds routes that accept a form as well as JSON. The form's content is ignored. */
export function acceptForms(server: FastifyInstance, add: (routes: FastifyInstance) => void): void {
  void server.register((routes, _options, done) => {
    routes.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: MAX_FORM_BYTES }, (_request, _body, parsed) =>
      parsed(null, undefined),
    )
    add(routes)
    done()
  })
}

/** Parses bodies that a browser posts from a form without files, each field once. */
export function parseForms(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}

/** Adds routes that receive bodies byte for byte, of any type. */
export function receiveRawBodies(server: FastifyInstance, add: (routes: FastifyInstance) => void): void {
  void server.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_RAW_BYTES }, (_request, body, parsed) =>
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
