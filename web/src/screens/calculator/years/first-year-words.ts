import { describeFirstYear } from '@homeyield/domain/analysis/projection/describe-first-year'
import { HEADLINE } from '@homeyield/domain/figures/figures'
import type { CalculatorState } from '../model/calculator-state.ts'
import type { YearsBasis } from '@homeyield/domain/figures/workings/years-basis'

/** Why year 1 is not 52 times the cash each week of the result; null where it is. */
export function firstYearWords(
  { figures }: Pick<CalculatorState, 'figures'>,
  { plan, years: [first] }: YearsBasis,
): string | null {
  const { [HEADLINE]: week, next_change } = figures
  if (first === undefined || week === null) return null
  return describeFirstYear({
    plan,
    week,
    next_change,
    cash_flow_before_tax: first.cash_flow_before_tax,
  })
}
