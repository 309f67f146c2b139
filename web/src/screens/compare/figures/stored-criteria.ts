import type { Criteria } from '@homeyield/domain/analysis/compare/check-criterion'
import { CRITERIA } from '@homeyield/domain/analysis/compare/check-criterion'
import { limitsProblem } from '@homeyield/domain/fields/limits-problem'
import { storedJson } from '../../../storage/stored-item.ts'

export const NO_CRITERIA: Criteria = { weekly_cash_flow: null, net_rental_yield: null, lvr: null }

/** A person's own criteria, on this device. */
export const storedCriteria = storedJson('browser', 'homeyield.criteria', (value): Criteria | null => {
  const given = (value ?? {}) as Readonly<Record<string, unknown>>
  const read = Object.entries(CRITERIA).map(([name, limits]) => {
    const limit = given[name]
    return [name, typeof limit === 'number' && limitsProblem(limits, limit) === null ? limit : null] as const
  })
  return Object.fromEntries(read) as Criteria
})
