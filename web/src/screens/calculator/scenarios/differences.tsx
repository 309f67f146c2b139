import { isShownInput, labelInput, describeInput } from '../../../components/inputs/describe-input.ts'
import type { InputName } from '../../../components/inputs/describe-input.ts'
import { differingColumns } from '@homeyield/domain/figures/compare/differing-columns'
import { applyScenario } from '@homeyield/domain/analysis/scenarios/apply-scenario'
import { useMemo } from 'react'
import { today } from '../model/today.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { changesOf } from './scenario-changes.ts'
import styles from './scenarios.module.css'

interface Difference {
  readonly name: InputName
  readonly now: string
  readonly base: string
}

/** Characters that do not fit beside another difference. */
const LONG = 60

/** What differs between the form and the base while a scenario is open. */
export function useDifferences(): readonly Difference[] {
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const saved = useCalculator((state) => state.saved)
  return useMemo(() => {
    if (!saved?.scenario) return []
    const { base } = saved.scenario
    const changed = applyScenario(base, changesOf({ saved, clean: base, form, figures }))
    const isRange = base.rent_source === 'range' || changed.rent_source === 'range'
    return differingColumns([base, changed])
      .filter(({ name }) => isShownInput(name, isRange))
      .map(({ name }) => ({
        name,
        now: describeInput(name, changed, today()),
        base: describeInput(name, base, today()),
      }))
  }, [form, figures, saved])
}

export function Differences({ differences }: { differences: readonly Difference[] }) {
  if (differences.length === 0)
    return <p className="pale small">It is the same as the calculation. Change any figure below.</p>
  return (
    <dl className={`grid wide columns ${styles.differences}`} aria-label="What differs from the calculation">
      {differences.map(({ name, now, base }) => (
        <div key={name} data-long={now.length + base.length > LONG ? '' : undefined}>
          <dt className="quiet">{labelInput(name)}</dt>
          <dd>
            <strong>{now}</strong> <span className="pale">instead of {base}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
