export type MarketingEvent =
  | { readonly name: 'premiumsignup' | 'freesignup' | 'freesuccess' }
  | {
      readonly name: 'premiumsuccess'
      readonly sessionId: string
      /** The monthly price, NZD. */
      readonly value: number
    }

type Listener = (event: MarketingEvent) => void

/** Undefined until it is known whether anything is measured; null when nothing is. */
let listener: Listener | null | undefined
let early: MarketingEvent[] = []

/** Reports an event. It waits in memory until it is known whether anything is measured. */
export function emitEvent(event: MarketingEvent): void {
  if (listener === undefined) early.push(event)
  else listener?.(event)
}

/** Passes earlier and later events to a listener; null when nothing is measured. */
export function listenToEvents(handle: Listener | null): void {
  listener = handle
  const waiting = early
  early = []
  if (handle !== null) for (const event of waiting) handle(event)
}
