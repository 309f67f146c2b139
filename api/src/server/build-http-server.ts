import fastify, { type FastifyInstance, LogController } from 'fastify'
import { addEndpoints, type EndpointsDeps } from './add-endpoints.ts'
import { handleFrameworkError, handleErrors } from './handle-errors.ts'
import { parseJsonBodies } from './body-parsers.ts'
import { handleClientError, CONNECTION_LIMITS, guardConnections, type ConnectionLimits } from './guard-connections.ts'
import { limitTraffic, refuseUnread, type TrafficLimit } from './limit-traffic.ts'
import { readableUrl } from './readable-url.ts'
import { notReady } from './refusal.ts'
import { addSecurityHeaders, type ExternalOrigins } from './security-headers.ts'

// Many times the largest calculation; nothing else that is sent comes near it.
const MOST_BODY_BYTES = 64 * 1024

/** How the HTTP server behaves. */
export interface HttpSettings extends TrafficLimit {
  readonly productName: string
  readonly supportEmail: string
  /** How many proxies of ours stand in front and may say who calls. */
  readonly trustedProxies: number
  readonly https: boolean
  /** What is left out is as in `CONNECTION_LIMITS`. */
  readonly connections?: Partial<ConnectionLimits>
  /** What the browser may deal with besides us; nothing if left out. */
  readonly foreign?: ExternalOrigins
  readonly logLevel: string
  /** Where the log's lines go; standard output if left out. */
  readonly log?: { readonly write: (line: string) => void }
}

/** What the HTTP server is built from. */
export interface HttpDeps extends EndpointsDeps {
  readonly settings: HttpSettings
  /** The contract, as GET /openapi.json returns it. */
  readonly openApi: object
  /** Adds what the contract's table cannot describe, such as files, below /api. */
  readonly addRoutes: (api: FastifyInstance) => void
  /** Adds everything outside /api, and the handler of what is not found. */
  readonly addSite: (server: FastifyInstance) => Promise<void>
}

/**
 * Builds the HTTP server, not yet listening: the contract's endpoints under /api, a site everywhere else. It knows statuses,
 * headers and bodies, and no noun of the product.
 */
export async function buildHttpServer({
  settings,
  openApi,
  addRoutes,
  addSite,
  ...endpoints
}: HttpDeps): Promise<FastifyInstance> {
  const connections = { ...CONNECTION_LIMITS, ...settings.connections }
  const server = fastify({
    http: { headersTimeout: connections.head, connectionsCheckingInterval: connections.look },
    bodyLimit: MOST_BODY_BYTES,
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    logger: { level: settings.logLevel, ...(settings.log ? { stream: settings.log } : {}) },
    requestTimeout: connections.request,
    connectionTimeout: connections.silence,
    // The framework's own answer to a call that comes too late is not the documented body.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: handleFrameworkError,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    clientErrorHandler: handleClientError,
  })
  const { hangUp } = guardConnections(server.server, connections)
  handleErrors(server, settings)
  parseJsonBodies(server)
  if (settings.logLevel === 'info' || settings.logLevel === 'debug') logResponses(server)
  await limitTraffic(server, settings)
  await addSecurityHeaders(server, settings.https, settings.foreign)
  refuseUnread(server)
  let closing = false
  server.addHook('preClose', (done) => {
    closing = true
    hangUp()
    done()
  })
  await server.register(
    (api, _options, done) => {
      // Answers are one person's: no cache between may keep them.
      api.addHook('onRequest', (_request, reply, next) => {
        reply.header('cache-control', 'no-store')
        next(closing ? notReady(settings.productName) : undefined)
      })
      addEndpoints(api, endpoints)
      api.get('/openapi.json', () => openApi)
      addRoutes(api)
      done()
    },
    { prefix: '/api' },
  )
  await addSite(server)
  return server
}

/**
 * Notes every answer with its route, status and duration. Never the address as it was called, which may name a home, nor a
 * header or a body, which may hold a token, a password or an e-mail address.
 */
function logResponses(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered')
    done()
  })
}
