import type { FastifyInstance } from 'fastify'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']
const MOST_BYTES = 8 * 1024

/** Adds routes that take a form as well as JSON. Nothing of the form is read: that it was posted is all that it says. */
export function takePostedForms(server: FastifyInstance, add: (routes: FastifyInstance) => void): void {
  void server.register((routes, _options, done) => {
    routes.addContentTypeParser(FORMS, { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, _body, parsed) =>
      parsed(null, undefined),
    )
    add(routes)
    done()
  })
}
