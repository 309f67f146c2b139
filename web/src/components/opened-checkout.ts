import { storedText } from '../storage/stored-item.ts'

const checkout = storedText('tab', 'homeyield.checkout')

/** Notes which checkout this tab goes to, so that a made-up one in an address is known for what it is. */
export function noteCheckout(sessionId: string): void {
  checkout.write(sessionId)
}

/** Whether this tab went to the checkout that it says it comes back from. */
export function cameFromCheckout(sessionId: string): boolean {
  return checkout.read() === sessionId
}
