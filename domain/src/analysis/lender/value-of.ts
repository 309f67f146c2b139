import type { CalculationInputs, FieldOf } from '../../calculation/fields.ts'
import type { Borrowing } from '../../loans/borrowing.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { missingInput } from '../../outcome/outcome.ts'
import type { ValueSource } from './lender-inputs.ts'

export type ValuedHome = Borrowing & Partial<Pick<CalculationInputs, FieldOf<{ readonly group: 'value' }>>>

const WORDS: Readonly<Record<ValueSource, string>> = {
  purchase_price: 'a purchase price',
  capital_value: 'a capital value',
  estimated_value: 'an estimated value',
}

/** The value of a home from a source, above $0. */
export function valueOf(home: ValuedHome, source: ValueSource): Outcome<number> {
  const value = home[source] ?? 0
  return value <= 0 ? missingInput(WORDS[source]) : { value }
}
