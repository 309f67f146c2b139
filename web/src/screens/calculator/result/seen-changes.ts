import { useSyncExternalStore } from 'react'
import { storedJson } from '../../../storage/stored-item.ts'

const MOST_STORED = 500

/** The calculations whose changed figures were seen on this device. */
const seen = storedJson('browser', 'homeyield.seen-changes', (stored): readonly string[] | null =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null,
)

export function isChangeSeen(id: string): boolean {
  return (seen.read() ?? []).includes(id)
}

export function useSeenChange(id: string): boolean {
  return useSyncExternalStore(seen.subscribe, () => isChangeSeen(id))
}

export function markChangeSeen(id: string): void {
  seen.write([...(seen.read() ?? []), id].slice(-MOST_STORED))
}
