import type { Database } from '@homeyield/database/connection'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../server/refusal.ts'
import { createHmac } from 'node:crypto'

export interface AttemptLimit {
  readonly attempts: number
  readonly minutes: number
  /** Attempts without delay; each further one doubles it, from one second. By default none is delayed. */
  readonly unhurried?: number
}

export interface AttemptCounter {
  readonly count: (key: string) => Promise<void>
  /** Counts an attempt and returns whether it is allowed, when the caller must not reveal a refusal. */
  readonly admit: (key: string) => Promise<boolean>
  readonly takeBack: (key: string) => Promise<void>
  readonly forget: (key: string) => Promise<void>
}

/** Each count is one statement, shared by all processes; keys are stored as digests made with `secret`. */
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
  // Allows one attempt and then none until its time is over.
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
        // Nothing was tried: a retry too soon does not count towards the limit.
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

/** The digest stored instead of a key. Without `secret`, an address could be found by trying all of them. */
export function digestKey(secret: string, key: string): string {
  return createHmac('sha256', secret).update(key).digest('base64url')
}

/** The refusal of one attempt too many; `seconds` is the time to wait. */
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
