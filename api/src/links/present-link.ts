import type { Link } from '@homeyield/contract/link'
import type { LinkRecord } from './link-store.ts'

export function presentLink({
  created_at,
  expires_at,
  last_opened_at,
  document_id: _document,
  recipient: _recipient,
  ...link
}: LinkRecord): Link {
  return {
    ...link,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_opened_at: last_opened_at?.toISOString() ?? null,
  }
}
