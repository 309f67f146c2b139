import type { Database } from '@homeyield/database/connection'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../server/refusal.ts'
import { createHmac } from 'node:crypto'

/** How many attempts are let through in so many minutes. */
export interface AttemptLimit {
  readonly attempts: number
  readonly minutes: number
  /**
   * So many are followed by the next as quickly as that is made. After each further one the next has to wait: a second, then
   * twice as long each time. All of them if left out.
   */
  readonly unhurried?: number
}

/** Counts attempts of one kind, by whom or what they are made. */
export interface AttemptCounter {
  /** Counts an attempt before it is made; throws the refusal when it is one too many or comes too soon. */
  readonly count: (key: string) => Promise<void>
  /** Counts an attempt and answers whether it is let through, for who is not to hear that there were too many. */
  readonly admit: (key: string) => Promise<boolean>
  /** Takes back one attempt that did no harm. */
  readonly takeBack: (key: string) => Promise<void>
  /** Forgets all attempts. */
  readonly forget: (key: string) => Promise<void>
}

/**
 * Opens a counter in the table rate_limits, where every process and a restart know of its attempts. Each count is one
 * statement, so that many attempts at once are no way around it. The table holds a digest of each key made with `secret`.
 */
export function openAttemptCounter(
  { pool }: Pick<Database, 'pool'>,
  name: string,
  secret: string,
  { attempts, minutes, unhurried = attempts }: AttemptLimit,
): AttemptCounter {
  const limiter = (keyPrefix: string, points: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration: minutes * 60,
    })
  const total = limiter(name, attempts)
  // Lets one attempt through and then none until its time is over.
  const pause = limiter(`${name}_pause`, 1)
  const digestOf = (key: string) => digestKey(secret, key)
  return {
    async count(typed) {
      const key = digestOf(typed)
      const { consumedPoints } = await orRefuse(total.consume(key))
      if (consumedPoints <= unhurried) return
      const customDuration = 2 ** (consumedPoints - unhurried - 1)
      try {
        await orRefuse(pause.consume(key, 1, { customDuration }))
      } catch (refusal) {
        // Nothing was tried: who is merely impatient does not come nearer to the limit.
        await total.reward(key)
        throw refusal
      }
    },
    async admit(key) {
      try {
        await total.consume(digestOf(key))
        return true
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false
        throw reason
      }
    },
    async takeBack(key) {
      await total.reward(digestOf(key))
    },
    async forget(typed) {
      const key = digestOf(typed)
      await Promise.all([total.delete(key), pause.delete(key)])
    },
  }
}

async function orRefuse(consuming: Promise<RateLimiterRes>): Promise<RateLimiterRes> {
  try {
    return await consuming
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyAttempts(Math.ceil(reason.msBeforeNext / 1000))
    throw reason
  }
}

/**
 * What the table of attempts holds in the place of a key. Without `secret`, an address could be found again from its digest by
 * trying them all.
 */
export function digestKey(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url')
}

/** The refusal of one attempt too many; `seconds` is how long to wait. Source: decisions section 1, 429. */
function tooManyAttempts(seconds: number): Refusal {
  const retryAfter = Math.max(1, seconds)
  return new Refusal('too_many_attempts', `Too many attempts. Please try again in ${inWords(retryAfter)}.`, {
    retryAfter,
  })
}

function inWords(seconds: number): string {
  const [amount, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return amount === 1 ? `1 ${unit}` : `${amount} ${unit}s`
}
