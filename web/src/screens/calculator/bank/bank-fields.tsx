import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { incomeOfPeople } from '@homeyield/domain/calculation/household'
import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { describeValue } from '@homeyield/domain/analysis/lender/value-of'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { BooleanField } from '../../../components/inputs/boolean-field.tsx'
import { ChoiceField } from '../../../components/inputs/choice-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { isSettledBefore } from '../figures/shown-figure.ts'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'

/** What a bank asks, besides the calculation. Without Premium, what the LVR follows from. */
export function BankFields({ premium }: { premium: boolean }) {
  const isEstimated = useCalculator(({ form }) => form.analysis?.value_source === 'estimated_value')
  const ownValue = useCalculator((state) =>
    describeValue({
      value_source: 'purchase_price',
      settled: isSettledBefore(state),
      current_value: state.form.analysis?.current_value ?? null,
    }),
  )
  const lived = useCalculator(({ form }) => isLivedIn(form))
  const income = useCalculator(({ form }) => incomeOfPeople(form.analysis?.owners ?? []))
  const wrong = useWrong()
  return (
    <>
      <div className="fields">
        <ChoiceField name="analysis.value_source" labels={{ purchase_price: ownValue }} list />
        {isEstimated || wrong.value ? (
          <NumberField name="estimated_value" look="narrow-line" hint="From a valuer or an agent." />
        ) : null}
        {premium || lived || wrong.income ? (
          <NumberField name="analysis.gross_income" empty={income} hint={incomeHint(income !== null, lived)} />
        ) : null}
        {premium || lived || wrong.debt ? (
          <NumberField name="analysis.other_debt" hint="Every other loan and card limit." />
        ) : null}
        {(premium && !lived) || wrong.shading ? (
          <NumberField
            name="analysis.rent_shading_pct"
            hint="Some banks count 75% of the rent: type 25. Shown below in any case."
          />
        ) : null}
        {premium ? <TestRate /> : null}
      </div>
      <div className="row wide">
        <BooleanField name="analysis.new_build" />
      </div>
    </>
  )
}

function incomeHint(ofPeople: boolean, lived: boolean): string {
  if (ofPeople) return 'From the owners in your household, unless you type another.'
  return lived ? 'A year, of everybody who pays.' : 'For the household, without this rent.'
}

/** Figures that cannot be used, whose fields stay so that they can be corrected. */
function useWrong() {
  return {
    value: useCalculator((state) => fieldProblem(state, 'estimated_value') !== null),
    income: useCalculator((state) => fieldProblem(state, 'analysis.gross_income') !== null),
    debt: useCalculator((state) => fieldProblem(state, 'analysis.other_debt') !== null),
    shading: useCalculator((state) => fieldProblem(state, 'analysis.rent_shading_pct') !== null),
  }
}

/** Its default follows the loans. */
function TestRate() {
  const analysis = useAnalysis(true, 'bank')
  const lender = analysis !== null && isKnown(analysis.lender) ? analysis.lender.value : null
  const rate = lender !== null && isKnown(lender.test_rate) ? `${writeNumber(lender.test_rate.value, 4)}%` : 'your rate'
  return (
    <NumberField
      name="analysis.test_rate"
      hint={`Empty: your rate and ${ANALYSIS_FIELDS.test_margin.default} points. Now ${rate}.`}
    />
  )
}
