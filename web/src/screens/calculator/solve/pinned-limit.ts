import { useSyncExternalStore } from 'react'
import { storedJson } from '../../../storage/stored-item.ts'

/** A price that should not be paid over: the one for a target. */
export interface PinnedLimit {
  readonly target: 'gross' | 'net' | 'cash'
  readonly wanted: number
}

const stored = storedJson('browser', 'homeyield.limit', (value): PinnedLimit | null => {
  const { target, wanted } = (value ?? {}) as Partial<Record<keyof PinnedLimit, unknown>>
  const known = target === 'gross' || target === 'net' || target === 'cash'
  return known && typeof wanted === 'number' && Number.isFinite(wanted) ? { target, wanted } : null
})

// Read once, not with each key.
let pinned: PinnedLimit | null | undefined

function pinnedLimit(): PinnedLimit | null {
  if (pinned === undefined) pinned = stored.read()
  return pinned
}

export function pinLimit(limit: PinnedLimit | null): void {
  pinned = limit
  if (limit === null) stored.remove()
  else stored.write(limit)
}

/** The limit pinned on this device; null for none. */
export function usePinnedLimit(): PinnedLimit | null {
  return useSyncExternalStore(stored.subscribe, pinnedLimit)
}
