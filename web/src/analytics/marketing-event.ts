/** Something that happened and that is worth measuring. Source: specification section 4, "Marketing tracking events". */
export type MarketingEvent =
  | { readonly name: 'premiumsignup' | 'freesignup' | 'freesuccess' }
  | {
      readonly name: 'premiumsuccess'
      /** The checkout that was paid. */
      readonly sessionId: string
      /** The price of a month, NZD. */
      readonly value: number
    }

type Listener = (event: MarketingEvent) => void

/** Undefined until it is known whether anything is measured here; null where nothing is. */
let listener: Listener | null | undefined
let early: MarketingEvent[] = []

/** Says that something happened, to whoever measures it: nobody where that is not set up. It waits, in memory, until that is known. */
export function emitEvent(event: MarketingEvent): void {
  if (listener === undefined) early.push(event)
  else listener?.(event)
}

/** Has a listener hear what was announced and what will be; null where nothing is measured. */
export function listenToEvents(hear: Listener | null): void {
  listener = hear
  const announced = early
  early = []
  if (hear !== null) for (const event of announced) hear(event)
}
