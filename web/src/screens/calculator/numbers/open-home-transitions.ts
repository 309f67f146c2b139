import { ASSUMED_INTEREST_RATE } from '@homeyield/domain/loans/loan-options'
import type { CalculatorState } from '../model/calculator-state.ts'
import { setField } from '../model/calculator-transitions.ts'

/** Sets price or deposit. The cash each week needs an interest rate: until one is given, one is assumed. */
export function setMoney(
  state: CalculatorState,
  field: 'purchase_price' | 'deposit',
  value: number | null,
): CalculatorState {
  const next = setField(state, field, value)
  const { interest_rate } = next.form
  return value !== null && interest_rate === null ? setField(next, 'interest_rate', ASSUMED_INTEREST_RATE) : next
}
