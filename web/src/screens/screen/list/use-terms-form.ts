import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { pick } from '@homeyield/domain/records/pick'
import { TERM_FIELDS, type Terms } from '@homeyield/domain/screening/terms'
import { useState } from 'react'
import type { InputForm } from '../../../components/inputs/input-form.ts'

/** The terms as a form of inputs, which have the paths of a calculation's. */
export function useTermsForm(terms: Terms, onTerms: (terms: Partial<Terms>) => void): InputForm {
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})

  function setProblem(path: string, problem: string | null) {
    const { [path]: _before, ...others } = problems
    setProblems(problem === null ? others : { ...others, [path]: problem })
  }

  return {
    // The values come with each render.
    subscribe: () => () => undefined,
    isReadonly: () => false,
    valueAt: (path) => recordOrEmpty(terms)[path],
    setValue(path, value) {
      const field = fieldAt(CALCULATION_FIELDS, path)
      const isFigure = field !== null && 'limits' in field && typeof value === 'number'
      const problem = isFigure ? limitsProblem(field.limits, value) : null
      setProblem(path, problem)
      if (problem !== null) return
      // The one that was changed: the others may have been changed elsewhere.
      const changed = keysOf(TERM_FIELDS).filter((name) => name === path)
      onTerms(pick(completeFields(TERM_FIELDS, { ...terms, [path]: value }, {}), changed))
    },
    isChanged: () => false,
    problemAt: (path) => problems[path] ?? null,
    setProblem,
  }
}
