import { expect, it } from 'vitest'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import { ESTIMATE_FIELDS, estimateProblems, fillEstimate } from './professional-estimate.ts'

const estimate = {
  ...NOTHING_GIVEN,
  ...fillEstimate('lower', 'weekly', 600),
  ...fillEstimate('upper', 'yearly', 33_800),
  estimate_reason: 'New kitchen, quiet street.',
}

it('fills the other two periods from the one edited', () => {
  expect(estimate).toMatchObject({
    estimate_weekly_lower: 600,
    estimate_monthly_lower: 2600,
    estimate_yearly_lower: 31_200,
    estimate_weekly_upper: 650,
    // 33,800 / 12 = 2,816.67
    estimate_monthly_upper: 2817,
    estimate_yearly_upper: 33_800,
  })
  expect(estimateProblems(estimate)).toEqual({})
})

it('requires six figures and a reason', () => {
  expect(Object.keys(estimateProblems(NOTHING_GIVEN)).toSorted()).toEqual(ESTIMATE_FIELDS.toSorted())
})

it('refuses an upper figure below its lower one, and a reason past 400 characters', () => {
  expect(estimateProblems({ ...estimate, estimate_weekly_upper: 599 })).toEqual({
    estimate_weekly_upper: 'Upper figure must not be less than lower',
  })
  expect(estimateProblems({ ...estimate, estimate_reason: 'x'.repeat(400) })).toEqual({})
  expect(estimateProblems({ ...estimate, estimate_reason: 'x'.repeat(401) })).toHaveProperty('estimate_reason')
})
