import type { MarketRent } from './calculator-state.ts'
import type { ChosenAddress } from './calculator-transitions.ts'

/** What a navigation to the calculator may carry. */
export interface CalculatorArrival {
  /** Begin anew: no draft is taken up. */
  readonly fresh?: boolean
  /** The address to begin with. */
  readonly chosen?: { readonly address: ChosenAddress; readonly marketRent: MarketRent }
}
