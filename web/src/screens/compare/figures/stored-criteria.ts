import type { Criteria, CriterionName } from '@homeyield/domain/figures/compare/check-criterion'
import { CRITERIA, criterionProblem } from '@homeyield/domain/figures/compare/check-criterion'
import { storedJson } from '../../../storage/stored-item.ts'

export const NO_CRITERIA = criteriaOf(() => null)

/** A person's own criteria, on this device. */
export const storedCriteria = storedJson('browser', 'homeyield.criteria', (value): Criteria | null => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>
  return criteriaOf((name) => {
    const limit = given[name]
    return typeof limit === 'number' && criterionProblem(name, limit) === null ? limit : null
  })
})

function criteriaOf(limitOf: (name: CriterionName) => number | null): Criteria {
  return Object.fromEntries(CRITERIA.map((name) => [name, limitOf(name)])) as Criteria
}
