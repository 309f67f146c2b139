import type { CalculationInputs, FieldOf } from '../../calculation/fields.ts'
import { LENDER_FIELDS } from '../../calculation/lender-fields.ts'
import type { Borrowing } from '../../loans/borrowing.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { missingInput } from '../../outcome/outcome.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { homeValue } from '../../loans/home-value.ts'
import type { ValueSource } from './lender-inputs.ts'

export type ValuedHome = Borrowing & Partial<Pick<CalculationInputs, FieldOf<{ readonly group: 'value' }>>>
export type ValueInputs = Pick<AnalysisInputs, 'value_source' | 'settled' | 'current_value'>

const WORDS: Readonly<Record<ValueSource, string>> = {
  purchase_price: 'a purchase price',
  capital_value: 'a capital value',
  estimated_value: 'an estimated value',
}

/** What a home is worth, above $0: of itself, or by the chosen source. */
export function valueOf(home: ValuedHome, inputs: ValueInputs): Outcome<number> {
  const { value_source: source } = inputs
  const value = source === 'purchase_price' ? (homeValue(home.purchase_price, inputs) ?? 0) : (home[source] ?? 0)
  return value <= 0 ? missingInput(WORDS[source]) : { value }
}

/** Whether that is what was paid, or will be. */
export function isPriceTaken({ value_source, settled, current_value }: ValueInputs): boolean {
  return value_source === 'purchase_price' && !(settled && current_value !== null)
}

/** The name of that value. */
export function describeValue(inputs: ValueInputs): string {
  const { value_source } = inputs
  return value_source === 'purchase_price' && !isPriceTaken(inputs)
    ? 'Worth today'
    : LENDER_FIELDS.value_source.labels[value_source]
}
