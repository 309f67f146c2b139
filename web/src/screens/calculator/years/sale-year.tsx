import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { SliderField } from '../../../ui/slider-field.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { useYearsField } from './use-years-field.ts'

/** The year at whose end the home is sold. */
export function SaleYear() {
  const years = useCalculator(({ form }) => form.analysis?.years) ?? ANALYSIS_FIELDS.years.default
  const field = useYearsField('sale_year', years)
  return (
    <SliderField
      {...field}
      lowest={1}
      highest={Math.max(years, 1)}
      buttonStep={1}
      hint="At the end of this year. Empty: the last year above."
    />
  )
}
