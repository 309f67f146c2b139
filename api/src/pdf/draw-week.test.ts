import type { AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import { expect, it } from 'vitest'
import { drawWeek } from './draw-week.ts'
import { GAIN, INK } from './page-styles.ts'

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
const drawn = (changes: Partial<AssessmentWeek>) => JSON.stringify(drawWeek({ ...week, ...changes }))

it('colours what is left as a gain only once everything is counted', () => {
  expect(drawn({})).toContain(`1.5pt dashed ${INK}`)
  expect(drawn({ gain: true })).toContain(`1.5pt dashed ${GAIN}`)
})
