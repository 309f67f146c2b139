import type { Database } from '@homeyield/database/connection'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { digestKey } from './attempt-counter.ts'

export interface KnownKeys {
  readonly has: (key: string) => Promise<boolean>
  readonly add: (key: string) => Promise<void>
}

export function openKnownKeys(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  secret: string,
  { days }: { readonly days: number },
): KnownKeys {
  const seconds = days * 24 * 60 * 60
  const rows = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: 1,
    duration: seconds,
  })
  return {
    has: async (key) => (await rows.get(digestKey(secret, key))) !== null,
    async add(key) {
      await rows.set(digestKey(secret, key), 1, seconds)
    },
  }
}
