import type { Database } from '@homeyield/database/connection'
import { WIDE_NETWORK_SHARE, wideNetworkOf } from '../server/network-of.ts'
import { openAttemptCounter, type AttemptCounter, type AttemptLimit } from './attempt-counter.ts'

/** Counts by network address, and by the wide network around an IPv6 one, with a higher limit. */
export function openNetworkCounter(
  database: Pick<Database, 'pool'>,
  name: string,
  secret: string,
  limit: AttemptLimit,
): Pick<AttemptCounter, 'count' | 'takeBack'> {
  const narrow = openAttemptCounter(database, name, secret, limit)
  const wide = openAttemptCounter(database, `${name}_wide`, secret, {
    attempts: limit.attempts * WIDE_NETWORK_SHARE,
    minutes: limit.minutes,
  })
  return {
    async count(address) {
      await narrow.count(address)
      // Afterwards, so that a network which is already refused takes nothing from its neighbours.
      const around = wideNetworkOf(address)
      if (around !== null) await wide.count(around)
    },
    async takeBack(address) {
      const around = wideNetworkOf(address)
      await Promise.all([narrow.takeBack(address), around === null ? undefined : wide.takeBack(around)])
    },
  }
}
