import type { AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import { expect, it } from 'vitest'
import { weekBars } from './week-bars.ts'

const week: AssessmentWeek = {
  rent: '$640',
  rentShare: 100,
  parts: [],
  leftLabel: 'Each week, before the loan',
  leftValue: '$407',
  leftShare: 100,
  short: false,
  gain: false,
}
const drawn = (changes: Partial<AssessmentWeek>) => JSON.stringify(weekBars({ ...week, ...changes }))

it('colours what is left as a gain only once everything is counted', () => {
  expect(drawn({})).toContain('ink rule')
  expect(drawn({})).toContain('2px dashed #15211d')
  expect(drawn({ gain: true })).not.toContain('2px dashed #15211d')
  expect(drawn({ gain: true })).toContain('gain rule')
})
