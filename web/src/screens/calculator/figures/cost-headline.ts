import { type Headline, headlineOf } from '@homeyield/domain/figures/headline'
import { weeklyCostToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import type { CalculatorState } from '../model/calculator-state.ts'
import { isAnyRefused } from './shown-figure.ts'

/** What living there costs each week; without a value while a figure cannot be used. */
export function costHeadline(state: CalculatorState): Headline {
  const { form, figures } = state
  const cost = isAnyRefused(state) ? null : weeklyCostToLiveHere(form, figures)
  return headlineOf({ ...form, ...figures, purpose: 'live_in', weekly_cost_to_live_here: cost })
}
