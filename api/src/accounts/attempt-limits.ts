import { createHash } from 'node:crypto'
import type { Database } from '@homeyield/database/connection'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { tooManyAttempts } from './account-problems.ts'

/** How many attempts are let through in so many minutes. */
export interface AttemptLimit {
  readonly attempts: number
  readonly minutes: number
}

/** The limits on guessing passwords and on making accounts. */
export interface AttemptLimitSettings {
  /** Failed sign-ins to one account from one network address. */
  readonly signInsPerAccount: AttemptLimit
  /** Failed sign-ins from one network address. */
  readonly signInsPerAddress: AttemptLimit
  readonly signUpsPerAddress: AttemptLimit
}

/** Counts attempts, in the database so that every process and a restart know of them. */
export interface AttemptLimits {
  /** Counts a sign-in before its password is looked at; throws the refusal when there were too many. */
  countSignIn: (email: string, address: string) => Promise<void>
  /** Forgets the attempts that led to a sign-in that succeeded. */
  forgiveSignIn: (email: string, address: string) => Promise<void>
  /** Counts a sign-up; throws the refusal when there were too many. */
  countSignUp: (address: string) => Promise<void>
}

/** Opens the limits over the table rate_limits. Source: decisions sections 1 (429) and 4. */
export function openAttemptLimits({ pool }: Pick<Database, 'pool'>, settings: AttemptLimitSettings): AttemptLimits {
  const limiter = (keyPrefix: string, { attempts, minutes }: AttemptLimit) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points: attempts,
      duration: minutes * 60,
    })
  const perAccount = limiter('sign_in_account', settings.signInsPerAccount)
  const perAddress = limiter('sign_in_address', settings.signInsPerAddress)
  const signUps = limiter('sign_up_address', settings.signUpsPerAddress)
  return {
    async countSignIn(email, address) {
      await consume(perAddress, address)
      await consume(perAccount, accountKey(email, address))
    },
    async forgiveSignIn(email, address) {
      await Promise.all([perAddress.reward(address), perAccount.delete(accountKey(email, address))])
    },
    async countSignUp(address) {
      await consume(signUps, address)
    },
  }
}

// A digest, so that the table holds nobody's e-mail address.
function accountKey(email: string, address: string): string {
  return createHash('sha256').update(`${email.toLowerCase()}\n${address}`).digest('base64url')
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (reason) {
    if (reason instanceof RateLimiterRes) throw tooManyAttempts(Math.ceil(reason.msBeforeNext / 1000))
    throw reason
  }
}
