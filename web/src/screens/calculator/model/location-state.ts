import type { MarketRent } from './calculator-state.ts'
import type { ChosenAddress } from '../../../components/addresses/read-address.ts'

/** Router state of a navigation to the calculator. */
export interface CalculatorLocationState {
  /** Ignore any stored draft. */
  readonly fresh?: boolean
  readonly chosen?: { readonly address: ChosenAddress; readonly marketRent: MarketRent }
}

/** Clears the used state from the history entry, so that a reload, or closing the premium popup, does not start again. */
export function clearLocationState(locationKey: string): void {
  const entry = window.history.state as { key?: string; usr?: unknown } | null
  if (entry?.key === locationKey && entry.usr) window.history.replaceState({ ...entry, usr: null }, '')
}
