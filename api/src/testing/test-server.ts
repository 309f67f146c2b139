import { createTestDatabase } from '@homeyield/database/testing/test-database'
import type { Database } from '@homeyield/database/connection'
import { startServer } from '../main.ts'
import type { Settings } from '../config/settings.ts'

/** The secret that the tests' tokens are signed with. */
export const TEST_SECRET = 'a secret for tests, longer than thirty-two characters'

/** A server of a test's own, over a database of its own. */
export interface TestServer {
  readonly url: string
  readonly database: Database
  /** Moves the server's clock by so many milliseconds. */
  readonly wait: (milliseconds: number) => void
  readonly stop: () => Promise<void>
}

const UNLIMITED = { attempts: 1_000_000, minutes: 1 }

/**
 * Starts the product on a free port over an empty, migrated database that `prepare` may fill. Limits on attempts are lifted unless a test sets them.
 * To be called in `beforeAll`, with `stop` in `afterAll`; in `.pg.test.ts` files only.
 */
export async function startTestServer(
  settings: Partial<Settings> = {},
  prepare: (database: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<TestServer> {
  const test = await createTestDatabase()
  await prepare(test.database)
  let waited = 0
  const server = await startServer(
    {
      environment: 'test',
      databaseUrl: test.url,
      jwtSecret: TEST_SECRET,
      port: 0,
      requestsPerMinute: 10_000_000,
      signInsPerAccount: UNLIMITED,
      signInsPerAddress: UNLIMITED,
      signUpsPerAddress: UNLIMITED,
      logLevel: 'silent',
      ...settings,
    },
    () => Date.now() + waited,
  )
  const stop = async () => {
    await server.close()
    await test.drop()
  }
  return { url: server.url, database: test.database, wait: (milliseconds) => void (waited += milliseconds), stop }
}
