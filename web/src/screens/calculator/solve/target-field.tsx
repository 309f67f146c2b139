import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { SOLVE_TARGETS, type SolveTarget } from '@homeyield/domain/analysis/solve/solve-target'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { useState } from 'react'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { setAnalysis } from '../model/calculator-transitions.ts'

/** The figure to reach. A figure outside its limits is refused here and stays out of the calculation. */
export function TargetField({ target, value }: { target: SolveTarget; value: number }) {
  const store = useCalculatorStore()
  const { input } = SOLVE_TARGETS[target]
  const { label, limits } = ANALYSIS_FIELDS[input]
  const [refused, setRefused] = useState<{ readonly value: number | null; readonly problem: string } | null>(null)

  function take(wanted: number | null) {
    const problem = limitsProblem(limits, wanted)
    setRefused(problem === null ? null : { value: wanted, problem })
    if (problem === null) store.update(setAnalysis, { [input]: wanted })
  }

  return (
    <LabelledNumberBox
      name={input}
      label={label}
      value={refused ? refused.value : value}
      error={refused?.problem}
      decimals={2}
      {...(target === 'cash' ? { prefix: '$', suffix: 'a week' } : { suffix: '%' })}
      onValue={(_, wanted) => take(wanted)}
      onProblem={(_, problem) => setRefused(problem === null ? null : { value, problem })}
    />
  )
}
