import { countLoans } from '@homeyield/domain/loans/count-loans'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CountedLoans } from '@homeyield/domain/loans/counted-loans'
import { today } from './today.ts'

/** What several loans of a form cost in their first year; null for one loan or none. */
export function countFormLoans(form: CalculationInputs): CountedLoans {
  return countLoans(form, form.analysis, today())
}
