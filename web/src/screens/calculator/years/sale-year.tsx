import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { useCalculator } from '../model/calculator-store.ts'

/** The year at whose end the home is sold. */
export function SaleYear() {
  const years = useCalculator(({ form }) => form.analysis?.years) ?? ANALYSIS_FIELDS.years.default
  return (
    <NumberField name="analysis.sale_year" empty={years} hint="At the end of this year. Empty: the last year above." />
  )
}
