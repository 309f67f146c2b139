import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { NumberField } from '../../../components/inputs/number-field.tsx'

const GUIDE = ANALYSIS_FIELDS.test_margin.default

/** What the weeks of the panel assume; the calculation itself does not. */
export function Assumptions() {
  return (
    <div className="stack top columns">
      <NumberField
        name="analysis.test_margin"
        hint={`A guide: banks test at 2 to 2.5 points above the rate you pay. Empty: ${GUIDE}.`}
      />
      <p className="quiet above across">It counts in this part. Your calculation stays as it is.</p>
    </div>
  )
}
