import type { Criteria, CriterionName } from '@homeyield/domain/figures/compare/check-criterion'
import { CRITERIA, criterionProblem } from '@homeyield/domain/figures/compare/check-criterion'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { recordOf } from '@homeyield/domain/records/pick'
import { storedJson } from '../../../storage/stored-item.ts'

export const NO_CRITERIA = criteriaOf(() => null)

/** A person's own criteria, on this device. */
export const storedCriteria = storedJson('browser', 'homeyield.criteria', (value): Criteria | null => {
  const given = recordOrEmpty(value)
  return criteriaOf((name) => {
    const limit = given[name]
    return typeof limit === 'number' && criterionProblem(name, limit) === null ? limit : null
  })
})

function criteriaOf(limitOf: (name: CriterionName) => number | null): Criteria {
  return recordOf(CRITERIA, limitOf)
}
