import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { allowCalls } from './allow-calls.ts'
import { addEndpoints, type EndpointsDeps } from './add-endpoints.ts'
import { handleFrameworkError, handleErrors } from './handle-errors.ts'
import { parseJsonBodies } from './body-parsers.ts'
import { drainBeforeClosing } from './drain-before-closing.ts'
import { handleClientError, CONNECTION_LIMITS, guardConnections, type ConnectionLimits } from './guard-connections.ts'
import { limitTraffic, refuseUnread, type TrafficLimit } from './limit-traffic.ts'
import { readableUrl } from './readable-url.ts'
import { notReady } from './refusal.ts'
import { REQUEST_OPTIONS, returnRequestId } from './request-id.ts'
import { addSecurityHeaders, type ExternalOrigins } from './security-headers.ts'
import { serveApiDocs } from './serve-api-docs.ts'

// Many times the largest calculation.
const MAX_BODY_BYTES = 64 * 1024

export interface HttpSettings extends TrafficLimit {
  readonly productName: string
  readonly supportEmail: string
  /** Milliseconds for which a server that stops still serves, so that balancers see that it is not ready. */
  readonly drain: number
  /** The route that a balancer asks whether to send requests. */
  readonly readyPath: string
  /** How many proxies in front are ours: their X-Forwarded-For is trusted. */
  readonly trustedProxies: number
  readonly https: boolean
  /** Default: `CONNECTION_LIMITS`. */
  readonly connections?: Partial<ConnectionLimits>
  /** Other origins that the browser may use; none by default. */
  readonly externalOrigins?: ExternalOrigins
  /** The web app's origin if it is another than the API's: it alone may then call the API. */
  readonly callersOrigin?: string | null
  readonly logLevel: string
  /** Receives the log's lines; standard output by default. */
  readonly log?: { readonly write: (line: string) => void }
}

const PLUGIN_TIMEOUT = 10_000

export interface HttpDeps extends EndpointsDeps {
  readonly settings: HttpSettings
  readonly openApi: object
  /** Adds hooks to every route, as those that are added later reach only some. */
  readonly addHooks?: (server: FastifyInstance) => void
  /** Adds what the contract's table cannot describe, such as files, below /api. */
  readonly addRoutes: (api: FastifyInstance) => void
  /** Adds everything outside /api, and the handler of unknown addresses. */
  readonly addSite: (server: FastifyInstance) => Promise<void>
}

/** The contract's endpoints under /api, a site elsewhere; not yet listening. Knows no noun of the product. */
export async function buildHttpServer({
  settings,
  openApi,
  addHooks,
  addRoutes,
  addSite,
  ...endpoints
}: HttpDeps): Promise<FastifyInstance> {
  const connections = { ...CONNECTION_LIMITS, ...settings.connections }
  const server = fastify({
    http: { headersTimeout: connections.head, connectionsCheckingInterval: connections.checkInterval },
    ...REQUEST_OPTIONS,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: (_address, hop) => hop < settings.trustedProxies,
    logger: { level: settings.logLevel, ...(settings.log ? { stream: settings.log } : {}) },
    requestTimeout: connections.request,
    // It ends hooks too, and the drain is one.
    pluginTimeout: PLUGIN_TIMEOUT + settings.drain,
    connectionTimeout: connections.silence,
    // The framework's own response while closing is not the documented body.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: handleFrameworkError,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    clientErrorHandler: handleClientError,
  })
  const { hangUp } = guardConnections(server.server, connections)
  returnRequestId(server)
  handleErrors(server, settings)
  parseJsonBodies(server)
  if (settings.logLevel === 'info' || settings.logLevel === 'debug') logResponses(server)
  addHooks?.(server)
  // Before anything that may refuse a request, so that the web app can read the refusal.
  if (settings.callersOrigin) await allowCalls(server, settings.callersOrigin)
  await limitTraffic(server, settings)
  await addSecurityHeaders(server, settings.https, settings.externalOrigins)
  refuseUnread(server)
  // Hooks run one after the other: this one ends with the drain.
  drainBeforeClosing(server, { ...settings, drained: () => sleep(settings.drain) })
  let closing = false
  server.addHook('preClose', (done) => {
    closing = true
    hangUp()
    done()
  })
  await server.register(
    async (api) => {
      // Responses are personal: caches must not store them.
      api.addHook('onRequest', (_request, reply, next) => {
        reply.header('cache-control', 'no-store')
        next(closing ? notReady(settings.productName) : undefined)
      })
      addEndpoints(api, { ...endpoints, https: settings.https })
      api.get('/openapi.json', () => openApi)
      await serveApiDocs(api, openApi, settings.productName)
      addRoutes(api)
    },
    { prefix: '/api' },
  )
  await addSite(server)
  return server
}

/**
 * Logs every response with route, status and duration. Never the URL, which may contain a home's address, nor headers
 * or bodies, which may contain a token, a password or an e-mail address.
 */
function logResponses(server: FastifyInstance): void {
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method, route: routeOptions.url, status: reply.statusCode, milliseconds }, 'answered')
    done()
  })
}
