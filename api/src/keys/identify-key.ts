import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { AttemptLimits } from '../accounts/attempt-limits.ts'
import { isPremiumAt } from '../accounts/present-account.ts'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import type { Identify } from '../server/authenticate.ts'
import { Refusal } from '../server/refusal.ts'
import type { KeyStore } from './key-store.ts'

/** What every key begins with, so that people and scanners recognise one. */
export const KEY_PREFIX = 'hy_'

export interface IdentifyKeyDeps {
  readonly keys: Pick<KeyStore, 'find' | 'setUsed'>
  readonly attempts: Pick<AttemptLimits, 'countToken'>
  /** Counts the calls of each key. */
  readonly calls: Pick<AttemptCounter, 'count'>
  readonly now: () => number
}

const MINUTE = 60_000

/**
 * Identifies the account of an API key, and leaves any other token to `identifySession`. Throws the refusal of an unknown,
 * expired or revoked key, of too many calls, and of an account without Premium.
 */
export function identifyKey({ keys, attempts, calls, now }: IdentifyKeyDeps, identifySession: Identify): Identify {
  return async (token, caller) => {
    if (!token.startsWith(KEY_PREFIX)) return identifySession(token, caller)
    const time = now()
    const key = await keys.find(token, new Date(time))
    if (key === null) {
      await attempts.countToken(caller.address)
      throw new Refusal('not_signed_in', 'This API key does not exist, has expired or was revoked.')
    }
    await calls.count(key.id)
    const premium = isPremiumAt(time, key)
    if (!mayUsePremiumFeatures({ premium })) throw premiumRequired()
    // Once a minute is enough to see, and a busy key does not write at every call.
    if (time - (key.last_used_at?.getTime() ?? 0) >= MINUTE) await keys.setUsed(key.id, new Date(time))
    const { account_id: accountId, scopes, is_property_professional, email_confirmed } = key
    return { accountId, session: null, scopes, premium, is_property_professional, email_confirmed }
  }
}
