import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { NumberField } from '../../../ui/number-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LoansBegin } from '../sections/loans-begin.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis, setProblem, withoutProblem } from '../model/calculator-transitions.ts'
import { isSettledBefore } from '../figures/shown-figure.ts'
import styles from './years-ahead.module.css'

/** The days and facts that the rules ask for. */
export function TaxDates({ premium }: { premium: boolean }) {
  const store = useCalculatorStore()
  const acquired = useCalculator(({ form }) => form.analysis?.acquired_date) ?? ''
  const problem = useCalculator((state) => fieldProblem(state, 'analysis.acquired_date'))
  const rules = useCalculator(({ form }) => form.analysis?.rules) ?? null
  return (
    <>
      <div className={styles.fields}>
        <TextField
          type="date"
          label="Agreement to buy"
          hint={acquired === '' ? 'The day when it became binding. Empty: the day of settlement.' : undefined}
          value={acquired}
          error={problem ?? undefined}
          onChange={({ target }) => store.update(setAcquired, target.value || null)}
        />
        <LoansBegin label="Settlement" />
        <WorthToday />
      </div>
      <div>
        <Switch name="new_build">
          {`A new build: code compliance from ${dateText(packOf(rules).interestShare.newBuildFrom)}`}
        </Switch>
        <Switch name="main_home">Our main home for most of the time</Switch>
        {premium ? <Switch name="other_rentals">We let other homes too</Switch> : null}
      </div>
    </>
  )
}

/** Of a home that was settled before. */
function WorthToday() {
  const store = useCalculatorStore()
  const isSettled = useCalculator(isSettledBefore)
  const value = useCalculator(({ form }) => form.analysis?.current_value) ?? null
  const error = useCalculator((state) => fieldProblem(state, 'analysis.current_value'))
  if (!isSettled) return null
  return (
    <NumberField
      name="current_value"
      label={ANALYSIS_FIELDS.current_value.label}
      prefix="$"
      decimals={2}
      hint={value === null ? 'Empty: the purchase price' : undefined}
      value={value}
      error={error}
      onValue={(_, typed) => store.update(setCurrentValue, typed)}
      onProblem={(_, problem) => store.update(setProblem, 'analysis.current_value', problem)}
    />
  )
}

function Switch({ name, children }: { name: 'new_build' | 'main_home' | 'other_rentals'; children: string }) {
  const store = useCalculatorStore()
  const checked = useCalculator(({ form }) => form.analysis?.[name]) ?? false
  return (
    <Checkbox name={name} checked={checked} onCheck={() => store.update(setAnalysis, { [name]: !checked || null })}>
      {children}
    </Checkbox>
  )
}

function setCurrentValue(state: CalculatorState, current_value: number | null): CalculatorState {
  return setAnalysis(withoutProblem(state, 'analysis.current_value'), { current_value })
}

function setAcquired(state: CalculatorState, acquired_date: string | null): CalculatorState {
  return setAnalysis(withoutProblem(state, 'analysis.acquired_date'), { acquired_date })
}
