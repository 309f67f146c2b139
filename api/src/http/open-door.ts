import fastify, { type FastifyInstance, LogController } from 'fastify'
import { addEndpoints, type EndpointsDeps } from './add-endpoints.ts'
import { answerFrameworkError, answerRefusals } from './answer-refusals.ts'
import { answerClientError, CONNECTION_LIMITS, guardConnections, type ConnectionLimits } from './guard-connections.ts'
import { limitTraffic } from './limit-traffic.ts'
import { logAnswers } from './log-answers.ts'
import { refuseUnread } from './refuse-unread.ts'
import { readJsonBodies } from './read-json.ts'
import { readableUrl } from './readable-url.ts'
import { notReady } from './refusal.ts'
import { addSecurityHeaders, type ForeignOrigins } from './security-headers.ts'
import type { PublicSite } from '../public-pages/public-site.ts'
import { serveWeb } from './serve-web.ts'

// Many times the largest calculation; nothing else that is sent comes near it.
const MOST_BODY_BYTES = 64 * 1024

/** How the door behaves. */
export interface DoorSettings {
  readonly productName: string
  readonly supportEmail: string
  readonly requestsPerMinute: number
  /** How many proxies of ours stand in front and may say who calls. */
  readonly trustedProxies: number
  readonly https: boolean
  /** What is left out is as in `CONNECTION_LIMITS`. */
  readonly connections?: Partial<ConnectionLimits>
  /** What the browser may deal with besides us; nothing if left out. */
  readonly foreign?: ForeignOrigins
  /** Where the built browser application lies, or null to serve none. */
  readonly webDist: string | null
  readonly logLevel: string
  /** Where the log's lines go; standard output if left out. */
  readonly log?: { readonly write: (line: string) => void }
}

/** What the door needs. `openApi` is the contract as GET /openapi.json answers it. */
export interface DoorDeps extends EndpointsDeps {
  readonly settings: DoorSettings
  readonly openApi: object
  /** Adds what the contract's table cannot say, such as files, below /api. */
  readonly addRoutes?: (api: FastifyInstance) => void
  /** The pages that are there without the application; none if left out. */
  readonly site?: PublicSite | null
}

/**
 * The HTTP server, not yet listening: the contract's endpoints under /api, the browser application everywhere else. It knows
 * statuses, headers and bodies, and no noun of the product.
 */
export async function openDoor({
  settings,
  openApi,
  addRoutes,
  site,
  ...endpoints
}: DoorDeps): Promise<FastifyInstance> {
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
    frameworkErrors: answerFrameworkError,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    clientErrorHandler: answerClientError,
  })
  const { hangUp } = guardConnections(server.server, connections)
  answerRefusals(server, settings)
  readJsonBodies(server)
  if (settings.logLevel === 'info' || settings.logLevel === 'debug') logAnswers(server)
  await limitTraffic(server, settings.requestsPerMinute)
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
      addRoutes?.(api)
      done()
    },
    { prefix: '/api' },
  )
  await serveWeb(server, settings.webDist, site)
  return server
}
