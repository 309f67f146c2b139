import { ANALYSIS_FIGURES } from '@homeyield/domain/analysis/analysis-figures'
import { NumberField } from '../../../ui/number-field.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setAnalysis, setProblem, withoutProblem } from '../model/calculator-transitions.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { NOT_A_NUMBER } from '../sections/fields.tsx'
import styles from './stress.module.css'

const KEY = 'analysis.test_margin'
const { label, default: guide } = ANALYSIS_FIGURES.test_margin

/** How many points above today's rates the test rate is. */
export function TestMargin() {
  const store = useCalculatorStore()
  const value = useCalculator(({ form }) => form.analysis?.test_margin) ?? guide
  const problem = useCalculator((state) => fieldProblem(state, KEY))
  const readonly = useReadonly()
  return (
    <div className={styles.margin}>
      <NumberField
        name="test_margin"
        label={label}
        suffix="points"
        decimals={2}
        value={value}
        error={problem}
        disabled={readonly}
        hint={`A guide: banks test at 2 to 2.5 points above the rate you pay. Empty: ${guide}.`}
        onValue={(_, margin) => store.update(setMargin, margin)}
        onUnreadable={(_, unreadable) => store.update(setProblem, KEY, unreadable ? NOT_A_NUMBER : null)}
      />
    </div>
  )
}

function setMargin(state: CalculatorState, test_margin: number | null): CalculatorState {
  return setAnalysis(withoutProblem(state, KEY), { test_margin })
}
