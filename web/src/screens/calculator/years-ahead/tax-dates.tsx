import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { LoansBegin } from '../loans/loans-begin.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis, withoutProblem } from '../model/calculator-transitions.ts'
import styles from './years-ahead.module.css'

const SWITCHES = {
  new_build: 'A new build: code compliance from 27 March 2020',
  main_home: 'Our main home for most of the time',
  other_rentals: 'We let other homes too',
} as const

/** The days and facts that the rules ask for. */
export function TaxDates({ premium }: { premium: boolean }) {
  const store = useCalculatorStore()
  const acquired = useCalculator(({ form }) => form.analysis?.acquired_date) ?? ''
  const problem = useCalculator((state) => fieldProblem(state, 'analysis.acquired_date'))
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
      </div>
      <div>
        <Switch name="new_build" />
        <Switch name="main_home" />
        {premium ? <Switch name="other_rentals" /> : null}
      </div>
    </>
  )
}

function Switch({ name }: { name: keyof typeof SWITCHES }) {
  const store = useCalculatorStore()
  const checked = useCalculator(({ form }) => form.analysis?.[name]) ?? false
  return (
    <Checkbox name={name} checked={checked} onCheck={() => store.update(setAnalysis, { [name]: !checked || null })}>
      {SWITCHES[name]}
    </Checkbox>
  )
}

function setAcquired(state: CalculatorState, acquired_date: string | null): CalculatorState {
  return setAnalysis(withoutProblem(state, 'analysis.acquired_date'), { acquired_date })
}
