import { differingInputs } from '@homeyield/domain/analysis/scenarios/differing-inputs'
import type { ScenarioChanges } from '@homeyield/domain/analysis/scenarios/scenario'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState } from '../model/calculator-state.ts'

/** The calculation as saved, without the changes of an open scenario. */
export function baseOf({ saved, clean }: Pick<CalculatorState, 'saved' | 'clean'>): CalculationInputs {
  return saved?.scenario?.base ?? clean
}

/**
 * What of the form differs from the calculation. A scenario has no market rent of its own, so that one of other
 * bedrooms is stored as the figure it gives.
 */
export function changesOf({
  saved,
  clean,
  form,
  figures,
}: Pick<CalculatorState, 'saved' | 'clean' | 'form' | 'figures'>): ScenarioChanges {
  const base = baseOf({ saved, clean })
  const isOtherMarket =
    form.rent_source === 'market' &&
    (form.market_lower_quartile !== base.market_lower_quartile ||
      form.market_upper_quartile !== base.market_upper_quartile)
  const { weekly_rental_income } = figures
  return differingInputs(base, isOtherMarket ? { ...form, rent_source: 'typed', weekly_rental_income } : form)
}
