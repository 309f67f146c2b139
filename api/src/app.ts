import { openApiDocument } from '@homeyield/contract/openapi'
import type { Database } from '@homeyield/database/connection'
import type { FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/account-routes.ts'
import { openAccountStore } from './accounts/account-store.ts'
import { openAccountWork } from './accounts/account-work.ts'
import { openAttemptLimits } from './accounts/attempt-limits.ts'
import { openExportStore } from './accounts/export-store.ts'
import { identifyViewer } from './accounts/identify-viewer.ts'
import { rememberTokens } from './accounts/remember-tokens.ts'
import { openResetRequestStore } from './accounts/reset-request-store.ts'
import { openSessionStore } from './accounts/session-store.ts'
import { sessionTokens } from './accounts/session-token.ts'
import { addressRoutes } from './addresses/address-routes.ts'
import { addressFinderAddresses } from './gateways/addressfinder/addressfinder-gateway.ts'
import { openMbieGateway } from './gateways/mbie/mbie-gateway.ts'
import { ownAddresses } from './addresses/own-addresses.ts'
import { openAddressStore } from './addresses/address-store.ts'
import { openStreetDirectory } from './addresses/street-directory.ts'
import { areaRoutes } from './areas/area-routes.ts'
import { openAreaStore } from './areas/area-store.ts'
import { calculationRoutes } from './calculations/calculation-routes.ts'
import { openCalculationStore } from './calculations/calculation-store.ts'
import { readPublicConfig } from './config/read-public-config.ts'
import { openSampleStore } from './config/sample-store.ts'
import type { Settings } from './config/settings.ts'
import { readExpenses } from './expenses/read-expenses.ts'
import { healthRoutes } from './health/health-routes.ts'
import { openHealthStore } from './health/health-store.ts'
import { analyticsOrigins } from './config/analytics-origins.ts'
import { buildHttpServer } from './server/build-http-server.ts'
import { serveInstall } from './install/serve-install.ts'
import { marketRentRoutes } from './market-rent/market-rent-routes.ts'
import { checkCoupon } from './subscriptions/check-coupon.ts'
import { keepFresh } from './subscriptions/keep-fresh.ts'
import type { Membership } from './subscriptions/membership.ts'
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts'
import { providedRents } from './market-rent/provided-rents.ts'
import { openMarketRentStore } from './market-rent/market-rent-store.ts'
import { openPropertySearchStore } from './market-rent/property-search-store.ts'
import { openCotalityGateway } from './gateways/cotality/cotality-gateway.ts'
import { propertyDataRoutes } from './property-data/property-data-routes.ts'
import { openPropertyRecordStore } from './property-data/property-record-store.ts'
import { recordedPropertyData } from './property-data/recorded-property-data.ts'
import { marketTrendRoutes } from './market-trends/market-trend-routes.ts'
import { openMarketTrendStore } from './market-trends/market-trend-store.ts'
import { pageValues } from './public-pages/page-values.ts'
import { openPublicSite } from './public-pages/public-site.ts'
import { serveWeb } from './public-pages/serve-web.ts'

import { openAttemptCounter } from './accounts/attempt-counter.ts'
import { openAssessmentWork } from './rental-assessments/assessment-work.ts'
import { openPrinting } from './rental-assessments/print-letter.ts'
import { openLogos } from './rental-assessments/read-logo.ts'
import { rentalAssessmentRoutes } from './rental-assessments/rental-assessment-routes.ts'
import { openRentalAssessmentStore } from './rental-assessments/rental-assessment-store.ts'
import { openObjectStore, postOrigin } from './uploads/open-object-store.ts'
import { serveImages } from './uploads/serve-images.ts'
import { servePost } from './uploads/serve-post.ts'
import { uploadRoutes } from './uploads/upload-routes.ts'
import { openUploadStore } from './uploads/upload-store.ts'

const ANSWERS = { production: 'trusted', development: 'reported', test: 'enforced' } as const

const NO_SAMPLES = { holdsAddresses: () => Promise.resolve(false) }

/** What the product is made of. */
export interface AppDeps {
  readonly database: Database
  readonly settings: Settings
  readonly membership: Membership
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Puts the product together, not yet listening: the one place that knows which store and which gateway is real. */
export async function buildApp({ database, settings, membership, now }: AppDeps): Promise<FastifyInstance> {
  const session = {
    sessions: openSessionStore(database),
    tokens: rememberTokens(sessionTokens(settings.jwtSecret, settings.installation)),
    sessionDays: settings.sessionDays,
    now,
  }
  const attempts = openAttemptLimits(database, settings, settings.jwtSecret)
  const account = {
    ...session,
    accounts: openAccountStore(database),
    attempts,
    fresh: keepFresh(membership),
    checkCoupon: checkCoupon({ payments: membership.payments, attempts }),
    transact: openAccountWork(database, settings.mailFrom),
    resetRequests: openResetRequestStore(database),
    exports: openExportStore(database),
  }
  const tables = openMarketRentStore(database)
  const propertySearches = openPropertySearchStore(database)
  const addresses = openAddressStore(database)
  const streets = openStreetDirectory(addresses)
  const samples = openSampleStore(database)
  const warn = (sentence: string) => server.log.warn(sentence)
  const records = openPropertyRecordStore(database)
  const provider = settings.cotality && openCotalityGateway(settings.cotality, { now, warn })
  const { addressFinder, mbie } = settings
  const addressSource = addressFinder
    ? addressFinderAddresses(addressFinder, { now, warn })
    : ownAddresses({ addresses, streets })
  const rents = mbie ? providedRents({ tables, provider: openMbieGateway(mbie, { now, warn }) }) : tables
  const { jwtSecret, addressSearchesPerAccount: searches } = settings
  const addressSearches = openAttemptCounter(database, 'address_search_account', jwtSecret, searches)
  const widget = addressFinder?.hasWidget ? [new URL(addressFinder.url).origin] : []
  const analytics = analyticsOrigins(settings.analytics)
  const uploads = openUploadStore(database)
  const origin = () => originOf(settings, server)
  const { objects, disk } = await openObjectStore(settings, origin, now)
  const site =
    settings.webDist === null
      ? null
      : await openPublicSite({
          folder: settings.webDist,
          // What they say does not depend on where addresses come from here.
          values: async () => pageValues(await readPublicConfig(settings, NO_SAMPLES), origin()),
          withExamples: settings.environment !== 'production' || settings.productionAllows.includes('development-seed'),
        })
  const server: FastifyInstance = await buildHttpServer({
    handlers: {
      ...accountRoutes(account),
      ...subscriptionRoutes({
        ...membership,
        accounts: account.accounts,
        attempts,
        origins: () => originsOf(settings, server),
        warn: (sentence) => server.log.warn(sentence),
      }),
      ...marketRentRoutes({ rents, tables, propertySearches }),
      ...marketTrendRoutes({ trends: openMarketTrendStore(database) }),
      ...areaRoutes({ areas: openAreaStore(database) }),
      ...addressRoutes(addressSource, addressFinder ? addressSearches : undefined),
      ...calculationRoutes({
        calculations: openCalculationStore(database),
        recorded: recordedPropertyData({ records, provider, now }),
      }),
      ...propertyDataRoutes({
        records,
        provider,
        asked: openAttemptCounter(
          database,
          'property_lookup_account',
          settings.jwtSecret,
          settings.propertyLookupsPerAccount,
        ),
        keepHours: settings.propertyDataHours,
        now,
      }),
      ...uploadRoutes({
        uploads,
        objects,
        origin,
        asked: openAttemptCounter(database, 'upload_account', settings.jwtSecret, settings.uploadsPerAccount),
        looked: openAttemptCounter(database, 'upload_look_account', settings.jwtSecret, settings.uploadsPerAccount),
        now,
        warn: (sentence) => server.log.warn(sentence),
      }),
      ...rentalAssessmentRoutes({
        accounts: account.accounts,
        calculations: openCalculationStore(database),
        marketRents: { ...tables, cellsFor: rents.cellsFor },
        assessments: openRentalAssessmentStore(database),
        transact: openAssessmentWork(database, settings.mailFrom),
        limits: settings.assessmentLimits,
        attempts: account.attempts,
        pages: openAttemptCounter(
          database,
          'assessment_page_account',
          settings.jwtSecret,
          settings.assessmentPagesPerAccount,
        ),
        print: openPrinting(settings.productName, openLogos(objects)),
        now,
      }),
      ...healthRoutes({ health: openHealthStore(database) }),
      readConfig: () => readPublicConfig(settings, samples),
      readExpenses,
    },
    addRoutes: (api) => {
      serveImages(api, { uploads, objects })
      if (disk !== null) servePost(api, disk)
    },
    addSite: (server) => serveWeb(server, settings.webDist, site),
    identify: identifyViewer(session),
    openApi: openApiDocument('/api'),
    answers: ANSWERS[settings.environment],
    settings: {
      ...settings,
      unlimitedPaths: ['/api/health/'],
      https: settings.environment === 'production',
      foreign: {
        connections: [...(settings.s3 === null ? [] : [postOrigin(settings.s3)]), ...widget, ...analytics.connections],
        scripts: [...widget, ...analytics.scripts],
        styles: widget,
        images: [...(settings.cotality?.imageOrigins ?? []), ...analytics.images],
      },
    },
  })
  serveInstall(server, settings)
  // Nobody's first search waits for the index. If the database is away, the first search tries again.
  server.addHook('onListen', () => void streets.warm().catch(() => undefined))
  return server
}

/** Where people reach the product: as set, or else wherever on this machine it listens. */
function originsOf({ publicOrigin }: Settings, server: FastifyInstance): string[] {
  if (publicOrigin !== null) return [publicOrigin]
  const ports = new Set(server.addresses().flatMap((place) => (typeof place === 'string' ? [] : [place.port])))
  return [...ports].flatMap((port) => ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`))
}

/** Where people reach the product: as set, or else where on this machine it listens. */
function originOf({ publicOrigin }: Settings, server: FastifyInstance): string {
  const [place] = server.addresses()
  return publicOrigin ?? `http://localhost:${typeof place === 'string' ? 80 : (place?.port ?? 80)}`
}
