import { Refusal } from '../server/refusal.ts'

/** The refusal while the provider answers nothing, or too late. Source: decisions section 1, 502 and 504. */
export function providerAway(outcome: 'failed' | 'slow'): Refusal {
  const rest = 'Your calculation is not affected. Please try again in a few minutes.'
  return outcome === 'slow'
    ? new Refusal('provider_slow', `The property data provider is taking too long to answer. ${rest}`)
    : new Refusal('provider_failed', `The property data provider is not answering just now. ${rest}`)
}
