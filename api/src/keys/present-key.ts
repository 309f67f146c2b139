import type { ApiKey } from '@homeyield/contract/key'
import type { KeyRecord } from './key-store.ts'

export function presentKey({ created_at, expires_at, last_used_at, ...key }: KeyRecord): ApiKey {
  return {
    ...key,
    created_at: created_at.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
