import type { Criteria, CriterionName } from '@homeyield/domain/analysis/compare/check-criterion'
import { CRITERIA } from '@homeyield/domain/analysis/compare/check-criterion'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { useState } from 'react'
import { NumberField } from '../../../ui/number-field.tsx'
import styles from './figures-view.module.css'

const FIELDS = [
  { name: 'weekly_cash_flow', label: 'Cash each week at least', prefix: '$', suffix: '', decimals: 0 },
  { name: 'net_rental_yield', label: 'Net yield at least', prefix: '', suffix: '%', decimals: 2 },
  { name: 'lvr', label: 'LVR at most', prefix: '', suffix: '%', decimals: 2 },
] as const

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
    const problem = limitsProblem(CRITERIA[name], limit)
    setProblem(name, problem)
    setTyped((before) => ({ ...before, [name]: limit }))
    if (problem === null) onCriteria({ ...criteria, [name]: limit })
  }

  return (
    <div className={styles.fields}>
      {FIELDS.map(({ name, prefix, suffix, ...look }) => (
        <NumberField
          key={name}
          {...look}
          name={name}
          {...(prefix === '' ? {} : { prefix })}
          {...(suffix === '' ? {} : { suffix })}
          value={typed[name]}
          error={problems[name]}
          onValue={type}
          onProblem={setProblem}
        />
      ))}
    </div>
  )
}
