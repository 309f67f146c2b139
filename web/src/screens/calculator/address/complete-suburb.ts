import type { Area } from '@homeyield/contract/area'
import { FIGURES, FIGURES_AT } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import type { CalculatorState, MarketRent } from '../model/calculator-state.ts'
import { entriesOf } from '../model/calculator-state.ts'
import { shownFigure } from '../figures/shown-figure.ts'
import { completeAddress } from './address-transitions.ts'

/**
 * Gives a typed suburb its area and market rent. Dwelling, bedrooms and a typed rent stay. `renamed` writes the area into
 * the address too.
 */
export function completeSuburb(
  state: CalculatorState,
  { suburb, territorial_authority: city, sa2_code }: Area,
  marketRent: MarketRent,
  renamed: boolean,
): CalculatorState {
  const { form } = state
  const typed = `, ${form.suburb ?? ''}`
  const street = form.property.endsWith(typed) ? form.property.slice(0, -typed.length) : null
  const property = renamed && street !== null ? `${street}, ${suburb}, ${city}` : form.property
  return completeAddress(state, { property, suburb, city, sa2_code }, marketRent)
}

/** What the area that completed a state has for it. */
export function describeRentFound(after: CalculatorState): string {
  if (after.marketRent.status === 'empty') return 'We have no market rent for it.'
  const { form, marketRent } = after
  const entries = entriesOf(marketRent) ?? []
  if (findMarketRent(entries, form.dwelling, form.number_of_bedrooms) === null)
    return 'It has no market rent for a home like this.'
  const isTaken = form.rent_source === 'market'
  return isTaken ? 'Its market rent was found.' : 'Its market rent is shown beside yours; your own rent stays.'
}

interface Change {
  readonly name: string
  readonly before: string
  readonly after: string
}

/** What a person sees change from one state to another. */
export function listChanges(before: CalculatorState, after: CalculatorState): Change[] {
  const address = { name: 'Address', before: before.form.property, after: after.form.property }
  const figures = FIGURES_AT.open_home.map((figure) => {
    const { short, unit } = FIGURES[figure]
    const textOf = (state: CalculatorState) => {
      const value = shownFigure(figure, state)
      return value === null ? 'Not known' : writeFigure(unit, value)
    }
    return { name: short, before: textOf(before), after: textOf(after) }
  })
  return [address, ...figures].filter((change) => change.before !== change.after)
}
