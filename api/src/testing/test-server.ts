import { createTestDatabase } from '@homeyield/database/testing/test-database'
import type { Database } from '@homeyield/database/connection'
import { startStripeSandbox } from '@homeyield/sandbox/stripe/start-stripe-sandbox'
import { STRIPE_SANDBOX, type StripeSandbox } from '@homeyield/sandbox/stripe/stripe-sandbox'
import { startServer } from '../main.ts'
import type { Settings } from '../config/settings.ts'
import type { StripeSettings } from '../gateways/stripe/stripe-settings.ts'
import { secretsIn } from './secrets-in.ts'

/** The secret that signs the tests' tokens. */
export const TEST_SECRET = 'a secret for tests, longer than thirty-two characters'

/** The settings of the payment sandbox. */
export function testStripe({ apiUrl }: Pick<StripeSandbox, 'apiUrl'>): StripeSettings {
  const { secretKey, publishableKey, webhookSecret, priceId } = STRIPE_SANDBOX
  return { secretKey, publishableKey, webhookSecret, priceId, apiUrl, portalUrl: null }
}

/** The name of all test accounts. */
export const TEST_NAME = 'Test account'

/** A server with its own database. */
export interface TestServer {
  readonly url: string
  readonly database: Database
  /** Of its database. */
  readonly databaseUrl: string
  /** The payment sandbox, which sends its events to the server. */
  readonly stripe: StripeSandbox
  /** The server's clock, in milliseconds since 1970. */
  readonly now: () => number
  /** Moves the server's clock by so many milliseconds. */
  readonly wait: (milliseconds: number) => void
  /** Starts another server over the same database, stopped with this one; returns its address. */
  readonly startAnother: (settings?: Partial<Settings>) => Promise<Pick<TestServer, 'url'>>
  /** Stops, and throws when the log has a secret or an e-mail address. */
  readonly stop: () => Promise<void>
}

const UNLIMITED = { attempts: 1_000_000, minutes: 1 }
const NO_LIMITS = {
  requestsPerMinute: 10_000_000,
  signInsPerAccount: UNLIMITED,
  signInsPerAddress: UNLIMITED,
  signInsFromAnywhere: UNLIMITED,
  signUpsPerAddress: UNLIMITED,
  passwordsPerAccount: UNLIMITED,
  passwordChangesPerAccount: UNLIMITED,
  resetMailsPerAccount: UNLIMITED,
  resetMailsPerAddress: UNLIMITED,
  confirmationMailsPerAccount: UNLIMITED,
  emailChangesPerAccount: UNLIMITED,
  emailChangesPerTarget: UNLIMITED,
  emailChangesPerAddress: UNLIMITED,
  tokensPerAddress: UNLIMITED,
  couponsPerAddress: UNLIMITED,
  callsPerKey: UNLIMITED,
  looksPerAddress: UNLIMITED,
}

/**
 * Starts the product on a free port over an empty, migrated database that `prepare` may fill. There are no attempt
 * limits unless a test sets them. `startsAt` is where its clock begins, for figures that follow from the day. For `beforeAll`, with `stop` in `afterAll`, in `.pg.test.ts` files only.
 */
export async function startTestServer(
  settings: Partial<Settings> = {},
  prepare: (database: Database) => Promise<unknown> = () => Promise.resolve(),
  startsAt?: Date,
): Promise<TestServer> {
  const test = await createTestDatabase()
  await prepare(test.database)
  const stripe = await startStripeSandbox({ port: 0 })
  let waited = startsAt === undefined ? 0 : startsAt.getTime() - Date.now()
  const now = () => Date.now() + waited
  const lines: string[] = []
  const start = (own: Partial<Settings>) =>
    startServer(
      {
        environment: 'test',
        databaseUrl: test.url,
        jwtSecret: TEST_SECRET,
        port: 0,
        drain: 0,
        ...NO_LIMITS,
        stripe: testStripe(stripe),
        logLevel: 'info',
        log: { write: (line) => void lines.push(line) },
        ...settings,
        ...own,
      },
      now,
    )
  const servers = [await start({})]
  const url = servers[0]?.url ?? ''
  await stripe.deliverTo(`${url}/api/webhooks/stripe`)
  const stop = async () => {
    for (const server of servers) await server.close()
    await stripe.close()
    await test.drop()
    const secrets = secretsIn(lines.join(''), ['a password of', TEST_NAME, TEST_SECRET])
    if (secrets.length > 0) throw new Error(`The log holds what it must not: ${secrets.join(', ')}`)
  }
  return {
    url,
    database: test.database,
    databaseUrl: test.url,
    stripe,
    now,
    wait: (milliseconds) => void (waited += milliseconds),
    async startAnother(own = {}) {
      const another = await start(own)
      servers.push(another)
      return another
    },
    stop,
  }
}
