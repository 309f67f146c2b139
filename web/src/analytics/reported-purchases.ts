import { storedJson } from '../storage/stored-item.ts'

const KEY = 'homeyield.reported-purchases'
const KEPT = 20

/** The checkouts whose purchase was reported from this browser, by what stands for them. */
const stored = storedJson('browser', KEY, (marks) =>
  Array.isArray(marks) ? marks.filter((mark): mark is string => typeof mark === 'string') : null,
)

/**
 * Answers what stands for a checkout when its purchase has not been reported from this browser yet, and notes that it now is; null when
 * it has been, in whichever tab and however long ago, and when the id is none. It stands for the id and does not tell it.
 */
export async function claimPurchase(sessionId: string): Promise<string | null> {
  // Browsers hash on secure pages alone, such as those of production.
  if (!/^cs_\w{8,250}$/u.test(sessionId) || !('subtle' in crypto)) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`homeyield purchase ${sessionId}`))
  const mark = [...new Uint8Array(digest.slice(0, 16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const claim = () => {
    const reported = stored.read() ?? []
    if (reported.includes(mark)) return null
    stored.write([...reported, mark].slice(-KEPT))
    return mark
  }
  // Two tabs may come back from the same checkout.
  return navigator.locks.request(KEY, claim)
}

/** Forgets which purchases were reported. */
export function forgetPurchases(): void {
  stored.remove()
}
