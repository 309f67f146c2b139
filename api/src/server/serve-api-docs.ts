import fastifySwagger, { type StaticDocumentSpec } from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

/** Serves the OpenAPI document as a page at /docs, which loads nothing from other hosts. */
export async function serveApiDocs(api: FastifyInstance, openApi: object, productName: string): Promise<void> {
  const document = openApi as StaticDocumentSpec['document']
  await api.register(fastifySwagger, { mode: 'static', specification: { document } })
  await api.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    // Swagger UI styles its elements one by one.
    staticCSP: {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
    },
    uiHooks: {
      // Its links are relative to the address with the slash.
      onRequest: (request, reply, done) => {
        if (/\/docs(?:\?|$)/u.test(request.url)) void reply.redirect('/api/docs/')
        else done()
      },
    },
    theme: { title: `API · ${productName}` },
    // Without Swagger UI's own bar.
    uiConfig: { layout: 'BaseLayout', persistAuthorization: false, validatorUrl: null, tryItOutEnabled: false },
  })
}
