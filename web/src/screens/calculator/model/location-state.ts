import type { MarketRent } from './calculator-state.ts'
import type { ChosenAddress } from './calculator-transitions.ts'

/** What a navigation to the calculator may carry. */
export interface CalculatorLocationState {
  /** Begin anew: no draft is taken up. */
  readonly fresh?: boolean
  /** The address to begin with. */
  readonly chosen?: { readonly address: ChosenAddress; readonly marketRent: MarketRent }
}

/**
 * Takes what a navigation carried off its place in the history, once it has been acted upon: to reload the page, or to come
 * back to it from the premium popup, is not to begin anew.
 */
export function clearLocationState(locationKey: string): void {
  const entry = window.history.state as { key?: string; usr?: unknown } | null
  if (entry?.key === locationKey && entry.usr) window.history.replaceState({ ...entry, usr: null }, '')
}
