import type { Criteria, CriterionName } from '@homeyield/domain/figures/compare/check-criterion'
import { CRITERIA, criterionLabel, criterionProblem } from '@homeyield/domain/figures/compare/check-criterion'
import { FIGURES } from '@homeyield/domain/figures/figures'
import { useState } from 'react'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'

const LOOK = { money: { prefix: '$', decimals: 0 }, percent: { suffix: '%', decimals: 2 } } as const

interface CriteriaFieldsProps {
  readonly criteria: Criteria
  readonly onCriteria: (criteria: Criteria) => void
}

/** What a home must reach; an empty box asks for nothing. */
export function CriteriaFields({ criteria, onCriteria }: CriteriaFieldsProps) {
  const [problems, setProblems] = useState<Partial<Record<CriterionName, string>>>({})
  const [typed, setTyped] = useState(criteria)
  const setProblem = (name: CriterionName, problem: string | null) =>
    setProblems((before) => ({ ...before, [name]: problem ?? '' }))

  function type(name: CriterionName, limit: number | null) {
    const problem = criterionProblem(name, limit)
    setProblem(name, problem)
    setTyped((before) => ({ ...before, [name]: limit }))
    if (problem === null) onCriteria({ ...criteria, [name]: limit })
  }

  return (
    <div className="fields">
      {CRITERIA.map((name) => (
        <LabelledNumberBox
          key={name}
          {...LOOK[FIGURES[name].unit]}
          name={name}
          label={criterionLabel(name)}
          value={typed[name]}
          error={problems[name]}
          onValue={type}
          onProblem={setProblem}
        />
      ))}
    </div>
  )
}
