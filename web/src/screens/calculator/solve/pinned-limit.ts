import { SOLVE_TARGETS, type SolveTarget } from '@homeyield/domain/analysis/solve/solve-target'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { useSyncExternalStore } from 'react'
import { storedJson } from '../../../storage/stored-item.ts'

/** A price that should not be paid over: the one for a target. */
export interface PinnedLimit {
  readonly target: SolveTarget
  readonly wanted: number
}

const stored = storedJson('browser', 'homeyield.limit', (value): PinnedLimit | null => {
  const { target: name, wanted } = recordOrEmpty(value)
  const target = keysOf(SOLVE_TARGETS).find((known) => known === name)
  return target && typeof wanted === 'number' && Number.isFinite(wanted) ? { target, wanted } : null
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
