import { expect, it } from 'vitest'
import { changesSinceFirst } from './changes-since-first.ts'

it('compares each month with the first, in percent to one decimal', () => {
  // 633,000 / 600,000 = 1.055; 570,000 / 600,000 = 0.95.
  expect(changesSinceFirst([600_000, 633_000, 570_000, 600_000])).toEqual([0, 5.5, -5, 0])
  // 1.00045 is 0.045 %, which is 0.0 to one decimal; 1.0005 is 0.05 %, half away from zero.
  expect(changesSinceFirst([2_000_000, 2_000_900, 2_001_000])).toEqual([0, 0, 0.1])
})

it('begins with the first month that has a figure, and returns null beside one without', () => {
  expect(changesSinceFirst([null, 0, 4, null, 5, 0])).toEqual([null, null, 0, null, 25, null])
  expect(changesSinceFirst([null, 0])).toEqual([null, null])
  expect(changesSinceFirst([])).toEqual([])
})
