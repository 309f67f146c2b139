import { openApiDocument } from '@homeyield/contract/openapi'
import type { Database } from '@homeyield/database/connection'
import type { SplitReads } from '@homeyield/database/split-reads'
import type { FastifyInstance } from 'fastify'
import { rememberTokens } from './accounts/sessions/remember-tokens.ts'
import { openSessionStore } from './accounts/sessions/session-store.ts'
import { sessionTokens } from './accounts/sessions/session-token.ts'
import { openAreaStore } from './areas/area-store.ts'
import { listSuburbs } from './areas/list-suburbs.ts'
import { openAddressStore } from './addresses/address-store.ts'
import { openStreetDirectory } from './addresses/street-directory.ts'
import type { Gateways } from './choose-gateways.ts'
import { composeHandlers } from './compose-handlers.ts'
import { externalOrigins } from './config/external-origins.ts'
import { openSampleStore } from './config/sample-store.ts'
import { readOrLast } from './config/read-or-last.ts'
import { readPublicConfig } from './config/read-public-config.ts'
import { mayHaveSamples, type Settings } from './config/settings.ts'
import { serveInstall } from './install/serve-install.ts'
import { openMarketRentStore } from './market-rent/market-rent-store.ts'
import { listPlacedAreas } from './market-rent/placed-area-store.ts'
import { openMarketTrendStore } from './market-trends/market-trend-store.ts'
import { readRegionRents } from './market-trends/read-region-rents.ts'
import { serveMcp } from './mcp/serve-mcp.ts'
import { pageValues } from './public-pages/page-values.ts'
import { openPublicSite } from './public-pages/public-site.ts'
import { openRentMapStore } from './public-pages/rents/rent-map-store.ts'
import { openRentPages } from './public-pages/rents/rent-pages.ts'
import { serveRentPages } from './public-pages/rents/serve-rent-pages.ts'
import { serveLinkedPages } from './public-pages/serve-linked-pages.ts'
import { serveStopPage } from './public-pages/serve-stop-page.ts'
import { serveWeb } from './public-pages/serve-web.ts'
import { serveWellKnown } from './public-pages/serve-well-known.ts'
import { NO_INPUT } from './server/handlers.ts'
import { buildHttpServer } from './server/build-http-server.ts'
import { originOf, originsOf } from './server/origins.ts'
import { currentRequest } from './server/request-id.ts'
import type { Membership } from './subscriptions/membership.ts'
import { serveImages } from './uploads/serve-images.ts'
import { servePost } from './uploads/serve-post.ts'
import { openUploadStore } from './uploads/upload-store.ts'

const RESPONSE_CHECKS = { production: 'trusted', development: 'reported', test: 'enforced' } as const

export interface AppDeps {
  readonly database: Database
  readonly reads: SplitReads
  readonly settings: Settings
  readonly gateways: Gateways
  readonly membership: Membership
  readonly addHooks?: (server: FastifyInstance) => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { database, settings, gateways, now } = deps
  const { environment, publicOrigin, webDist } = settings
  const session = {
    sessions: openSessionStore(database),
    tokens: rememberTokens(sessionTokens(settings.jwtSecret, settings.installation, settings.jwtSecretsBefore)),
    sessionDays: settings.sessionDays,
    now,
  }
  const streets = openStreetDirectory(openAddressStore(database), now)
  const origin = () => originOf(publicOrigin, server)
  const stored = openSampleStore(database)
  // Pages are also served while the database does not respond.
  const samples = {
    hasAddresses: readOrLast(stored.hasAddresses, true),
    hasSampleAddresses: readOrLast(stored.hasSampleAddresses, false),
    findAddressImport: readOrLast(stored.findAddressImport, null),
  }
  const site =
    webDist === null
      ? null
      : await openPublicSite({
          folder: webDist,
          values: async () => pageValues(await readPublicConfig(settings, samples), origin(), settings.apiOrigin),
          now,
          withExamples: mayHaveSamples(settings),
        })
  const { handlers, readRentTable, look, openLink, answerDocument, identify } = composeHandlers({
    ...deps,
    session,
    streets,
    origin: () => settings.apiOrigin ?? origin(),
    pagesOrigin: origin,
    origins: () => originsOf(publicOrigin, server),
    warn: (sentence) => (currentRequest()?.log ?? server.log).warn(sentence),
  })
  const server: FastifyInstance = await buildHttpServer({
    handlers,
    identify,
    openApi: openApiDocument('/api'),
    responseCheck: RESPONSE_CHECKS[environment],
    ...(deps.addHooks ? { addHooks: deps.addHooks } : {}),
    addRoutes: (api) => {
      serveImages(api, { uploads: openUploadStore(database), objects: gateways.objects })
      if (gateways.posts !== null) servePost(api, gateways.posts)
      serveMcp(api, {
        handlers,
        identify,
        origins: () => originsOf(publicOrigin, server),
        productName: settings.productName,
        now,
      })
    },
    addSite: async (outer) => {
      serveWellKnown(outer, { supportEmail: settings.supportEmail, origin, now })
      if (site !== null) {
        serveStopPage(outer, {
          site,
          stop: async (visitor, token) => handlers.stopRecipient(visitor, { ...NO_INPUT, body: { token } }),
        })
        if (site.renderLinked !== null)
          serveLinkedPages(outer, { open: openLink, answer: answerDocument, render: site.renderLinked })
        if (site.renderRents !== null && site.renderLook !== null) {
          const [map, areas, rents] = [
            openRentMapStore(database),
            openAreaStore(database),
            openMarketRentStore(database),
          ]
          const readRents = readRegionRents({ trends: openMarketTrendStore(database) })
          const readVersion = async () => `${await map.readVersion()} ${await site.readVersion()}`
          serveRentPages(outer, {
            site,
            pages: openRentPages({
              store: { ...map, readVersion },
              readSuburbs: async () => listSuburbs(await listPlacedAreas(database), await areas.listSuburbAreas()),
              rents,
              readRegionRents: (sa2_code) => readRents({ sa2_code }),
              render: site.renderRents,
              now,
            }),
            looks: { look, render: site.renderLook, https: environment === 'production' },
            origin,
          })
        }
      }
      await serveWeb(outer, webDist, site)
    },
    settings: {
      ...settings,
      unlimitedPaths: ['/api/health/'],
      readyPath: '/api/health/ready',
      https: environment === 'production',
      externalOrigins: externalOrigins(settings),
      callersOrigin: settings.apiOrigin === null ? null : publicOrigin,
    },
  })
  serveInstall(server, settings)
  // Made in advance. If the database is unavailable, the first request tries again.
  server.addHook('onListen', () => {
    void streets.warm().catch(() => undefined)
    // Of all areas, it takes seconds: each server of the tests would make one that no test asks for.
    if (environment !== 'test') void readRentTable().catch(() => undefined)
  })
  return server
}
