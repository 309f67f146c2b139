import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import type { CalculatorState } from '../model/calculator-state.ts'

/** The market rent of the dwelling and bedrooms of the moment, or null. */
export function currentEntry({ marketRent, form }: CalculatorState): MarketRentEntry | null {
  return marketRent.status === 'found'
    ? findMarketRent(marketRent.entries, form.dwelling, form.number_of_bedrooms)
    : null
}
