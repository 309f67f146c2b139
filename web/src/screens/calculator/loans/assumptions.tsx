import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { NumberField } from '../../../ui/number-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setAnalysis, setProblem, withoutProblem } from '../model/calculator-transitions.ts'
import styles from './stress.module.css'

/** What the weeks of the panel assume; the calculation itself does not. Source: investment analysis section 4. */
export function Assumptions() {
  return (
    <div className={styles.assumptions}>
      <TestMargin />
      <p className={styles.note}>It counts in this part. Your calculation above stays as it is.</p>
    </div>
  )
}

function TestMargin() {
  const store = useCalculatorStore()
  const { label, default: guide } = ANALYSIS_FIELDS.test_margin
  const value = useCalculator(({ form }) => form.analysis?.test_margin) ?? guide
  const problem = useCalculator((state) => fieldProblem(state, 'analysis.test_margin'))
  return (
    <NumberField
      name="test_margin"
      label={label}
      suffix="points"
      decimals={2}
      value={value}
      error={problem}
      disabled={useReadonly()}
      hint={`A guide: banks test at 2 to 2.5 points above the rate you pay. Empty: ${guide}.`}
      onValue={(_, typed) => store.update(setTestMargin, typed)}
      onProblem={(_, problem) => store.update(setProblem, 'analysis.test_margin', problem)}
    />
  )
}

function setTestMargin(state: CalculatorState, test_margin: number | null): CalculatorState {
  return setAnalysis(withoutProblem(state, 'analysis.test_margin'), { test_margin })
}
