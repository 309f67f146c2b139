const KEY = 'homeyield.checkout'

/** Notes which checkout this tab goes to, so that a made-up one in an address is known for what it is. */
export function noteCheckout(sessionId: string): void {
  try {
    sessionStorage.setItem(KEY, sessionId)
  } catch {
    // Storage is switched off: the purchase is not measured.
  }
}

/** Whether this tab went to the checkout that it says it comes back from. */
export function cameFromCheckout(sessionId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === sessionId
  } catch {
    return false
  }
}
