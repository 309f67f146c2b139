import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { CACHE_PREFIX, currentAccount } from '../../../session/session.ts'
import { storedJson } from '../../../storage/stored-item.ts'

interface Declined {
  readonly owner: string
  /** Names as `nameKey` gives them. */
  readonly keys: readonly string[]
}

const stored = storedJson('browser', `${CACHE_PREFIX}declined-joins`, (value): Declined | null => {
  const { owner, keys } = recordOrEmpty(value)
  const isSound = typeof owner === 'string' && Array.isArray(keys) && keys.every((key) => typeof key === 'string')
  return isSound ? { owner, keys } : null
})

/** The names that the account does not want to be offered again, until it signs out here. */
export function readDeclined(): readonly string[] {
  const declined = stored.read()
  return declined?.owner === currentAccount() ? (declined?.keys ?? []) : []
}

export function declineJoin(key: string): readonly string[] {
  const keys = [...readDeclined(), key]
  stored.write({ owner: currentAccount() ?? '', keys })
  return keys
}
