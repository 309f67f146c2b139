import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { GST_PCT } from '@homeyield/domain/expenses/gst'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setAnalysis, setProblem, withoutProblem } from '../model/calculator-transitions.ts'
import styles from './stress.module.css'

type Assumption = 'test_margin' | 'vacancy_weeks'

/** What the weeks of the panel assume; the calculation itself does not. Source: investment analysis sections 0 and 4. */
export function Assumptions({ premium }: { premium: boolean }) {
  const store = useCalculatorStore()
  const readonly = useReadonly()
  // A figure that cannot be used keeps its field, where it can be corrected.
  const asksWeeks = useCalculator(
    (state) => state.form.vacancy_cost === null || fieldProblem(state, 'analysis.vacancy_weeks') !== null,
  )
  const hasFee = useCalculator(({ form }) => Boolean(form.property_management_fees))
  const plusGst = useCalculator(({ form }) => form.analysis?.fee_plus_gst) ?? false
  return (
    <div className={styles.assumptions}>
      {asksWeeks ? (
        <AssumptionField name="vacancy_weeks" unit="weeks" hint="Your calculation has two. Here, type your own." />
      ) : null}
      {hasFee || plusGst ? (
        <Checkbox
          name="fee_plus_gst"
          checked={plusGst}
          disabled={readonly}
          onCheck={(name, checked) => store.update(setAnalysis, { [name]: checked || null })}
        >
          Add {GST_PCT}% GST to the management fee
        </Checkbox>
      ) : null}
      {premium ? (
        <AssumptionField
          name="test_margin"
          unit="points"
          hint={`A guide: banks test at 2 to 2.5 points above the rate you pay. Empty: ${ANALYSIS_FIELDS.test_margin.default}.`}
        />
      ) : null}
      <p className={styles.note}>
        These count in this part and in “What would I have to pay?”. Your calculation above stays as it is.
      </p>
    </div>
  )
}

interface AssumptionFieldProps {
  readonly name: Assumption
  readonly unit: string
  readonly hint: string
}

function AssumptionField({ name, unit, hint }: AssumptionFieldProps) {
  const store = useCalculatorStore()
  const { label, default: guide } = ANALYSIS_FIELDS[name]
  const value = useCalculator(({ form }) => form.analysis?.[name]) ?? guide
  const problem = useCalculator((state) => fieldProblem(state, `analysis.${name}`))
  return (
    <NumberField
      name={name}
      label={label}
      suffix={unit}
      decimals={2}
      value={value}
      error={problem}
      disabled={useReadonly()}
      hint={hint}
      onValue={(_, typed) => store.update(setAssumption, name, typed)}
      onProblem={(_, problem) => store.update(setProblem, `analysis.${name}`, problem)}
    />
  )
}

function setAssumption(state: CalculatorState, name: Assumption, value: number | null): CalculatorState {
  return setAnalysis(withoutProblem(state, `analysis.${name}`), { [name]: value })
}
