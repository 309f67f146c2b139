import { FIGURES } from '@homeyield/domain/figures/figures'
import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { useCalculator } from '../model/calculator-store.ts'

/** The loan as a share of the value, with its label; null where it is not known. */
export function useLoanToValue(): { readonly label: string; readonly value: string | null } {
  const value = useCalculator(({ form, figures }) => writeLoanToValue(form, figures.counted_loans))
  return { label: FIGURES.lvr.short, value }
}
