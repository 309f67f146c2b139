import type { SameTerms } from '@homeyield/domain/figures/compare/with-same-terms'
import { SAME_TERMS } from '@homeyield/domain/figures/compare/with-same-terms'
import { limitProblem } from '@homeyield/domain/appraisal/calculation-limits'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { useState } from 'react'
import { numberLook } from '../../../components/inputs/number-look.ts'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'

type Term = keyof SameTerms

interface SameTermsFieldsProps {
  readonly terms: SameTerms
  readonly onTerms: (terms: SameTerms) => void
}

/** What all columns are computed with. */
export function SameTermsFields({ terms, onTerms }: SameTermsFieldsProps) {
  const [typed, setTyped] = useState(terms)
  const [problems, setProblems] = useState<Partial<Record<Term, string | null>>>({})

  function type(name: Term, value: number | null) {
    setTyped((before) => ({ ...before, [name]: value }))
    if (limitProblem(name, value) === null) onTerms({ ...terms, [name]: value })
  }

  return (
    <>
      <p className="quiet">
        These are the figures of the first column: change them for all. Each column has one loan of its own term and
        repayment type. None of this is saved.
      </p>
      <div className="fields">
        {SAME_TERMS.map((name) => {
          const row = CALCULATION_FIELDS[name]
          return (
            <LabelledNumberBox
              key={name}
              name={name}
              label={row.label}
              {...numberLook(row)}
              placeholder={name === 'vacancy_cost' ? 'Two weeks' : undefined}
              value={typed[name]}
              error={problems[name] ?? limitProblem(name, typed[name])}
              onValue={type}
              onProblem={(field, problem) => setProblems((before) => ({ ...before, [field]: problem }))}
            />
          )
        })}
      </div>
    </>
  )
}
