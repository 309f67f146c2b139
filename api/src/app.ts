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
import { openDoor } from './http/open-door.ts'
import { marketRentRoutes } from './market-rent/market-rent-routes.ts'
import { checkCoupon } from './subscriptions/check-coupon.ts'
import { keepFresh } from './subscriptions/keep-fresh.ts'
import type { Membership } from './subscriptions/membership.ts'
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts'
import { openMarketRentStore } from './market-rent/market-rent-store.ts'
import { openPropertySearchStore } from './market-rent/property-search-store.ts'

const ANSWERS = { production: 'trusted', development: 'reported', test: 'enforced' } as const

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
  const marketRents = openMarketRentStore(database)
  const propertySearches = openPropertySearchStore(database)
  const addresses = openAddressStore(database)
  const streets = openStreetDirectory(addresses)
  const samples = openSampleStore(database)
  const server: FastifyInstance = await openDoor({
    handlers: {
      ...accountRoutes(account),
      ...subscriptionRoutes({
        ...membership,
        accounts: account.accounts,
        attempts,
        origins: () => originsOf(settings, server),
        warn: (sentence) => server.log.warn(sentence),
      }),
      ...marketRentRoutes({ marketRents, propertySearches }),
      ...areaRoutes({ areas: openAreaStore(database) }),
      ...addressRoutes({ addresses, streets }),
      ...calculationRoutes({ calculations: openCalculationStore(database) }),
      ...healthRoutes({ health: openHealthStore(database) }),
      readConfig: () => readPublicConfig(settings, samples),
      readExpenses,
    },
    identify: identifyViewer(session),
    openApi: openApiDocument('/api'),
    answers: ANSWERS[settings.environment],
    settings: { ...settings, https: settings.environment === 'production' },
  })
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
