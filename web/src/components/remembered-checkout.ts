import { storedText } from '../storage/stored-item.ts'

const checkout = storedText('tab', 'homeyield.checkout')

/** Remembers which checkout this tab opened, so that a made-up one in an address is not accepted. */
export function rememberCheckout(sessionId: string): void {
  checkout.write(sessionId)
}

export function cameFromCheckout(sessionId: string): boolean {
  return checkout.read() === sessionId
}
