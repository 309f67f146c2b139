import { type CreateKeyBody, MOST_KEYS } from '@homeyield/contract/key'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { premiumRequired } from '../accounts/account-problems.ts'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'
import { makeToken } from '../server/random-token.ts'
import { invalid, notSignedIn } from '../server/refusal.ts'
import type { Viewer } from '../server/viewer.ts'
import { KEY_PREFIX } from './identify-key.ts'
import type { KeyStore } from './key-store.ts'
import { presentKey } from './present-key.ts'

export interface CreateKeyDeps {
  readonly keys: KeyStore
  /** Counts the new keys of each account. */
  readonly made: Pick<AttemptCounter, 'count'>
  readonly now: () => number
}

const DAY = 24 * 60 * 60 * 1000

/** Makes a key, which is answered this once, because only a digest is stored. */
export function createKey({ keys, made, now }: CreateKeyDeps) {
  return async (viewer: Viewer, { name, scopes, days = null }: CreateKeyBody) => {
    if (!mayUsePremiumFeatures(viewer)) throw premiumRequired()
    await made.count(viewer.accountId)
    const key = KEY_PREFIX + makeToken()
    const time = now()
    const expires_at = days === null ? null : new Date(time + days * DAY)
    const stored = { name, scopes, key, createdAt: new Date(time), expires_at }
    const created = await keys.create(viewer.accountId, stored, MOST_KEYS)
    if (created === 'account_gone') throw notSignedIn()
    if (created === 'too_many')
      throw invalid({ name: `You have ${MOST_KEYS} keys. Revoke one that you no longer need.` })
    return { ...presentKey(created), key }
  }
}
