import { storedJson } from '../storage/stored-item.ts'

const KEY = 'homeyield.reported-purchases'
const MAX_STORED = 20

/** The digests of the checkouts whose purchase this browser has reported. */
const stored = storedJson('browser', KEY, (marks) =>
  Array.isArray(marks) ? marks.filter((mark): mark is string => typeof mark === 'string') : null,
)

/**
 * Returns a digest of a checkout's id and records it, the first time in this browser; null afterwards, in any tab,
 * and for an invalid id.
 */
export async function claimPurchase(sessionId: string): Promise<string | null> {
  // crypto.subtle exists on secure pages only, such as production's.
  if (!/^cs_\w{8,250}$/u.test(sessionId) || !('subtle' in crypto)) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`homeyield purchase ${sessionId}`))
  const mark = [...new Uint8Array(digest.slice(0, 16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const claim = () => {
    const reported = stored.read() ?? []
    if (reported.includes(mark)) return null
    stored.write([...reported, mark].slice(-MAX_STORED))
    return mark
  }
  // Two tabs may return from the same checkout.
  return navigator.locks.request(KEY, claim)
}

export function forgetPurchases(): void {
  stored.remove()
}
