import { expect, it } from 'vitest'
import { changesOver } from './changes-over.ts'

const yearlyChanges = (figures: (number | null)[]) => changesOver(12, figures)

it('compares each month with the same month of the year before, in percent to one decimal', () => {
  const flat = Array.from({ length: 11 }, () => 1)
  // 633,000 / 600,000 = 1.055; 570,000 / 600,000 = 0.95.
  expect(yearlyChanges([600_000, ...flat, 633_000]).at(12)).toBe(5.5)
  expect(yearlyChanges([600_000, ...flat, 570_000]).at(12)).toBe(-5)
  expect(yearlyChanges([600_000, ...flat, 600_000]).at(12)).toBe(0)
  // 1.00045 is 0.045 %, which is 0.0 to one decimal; 1.0005 is 0.05 %, half away from zero.
  expect(yearlyChanges([2_000_000, ...flat, 2_001_000]).at(12)).toBe(0.1)
})

it('compares with as many months before as it is asked', () => {
  const flat = Array.from({ length: 59 }, () => 1)
  expect(changesOver(60, [1_000_000, ...flat, 919_000]).at(60)).toBe(-8.1)
})

it('returns null for the first year and beside a month without a figure', () => {
  const flat = Array.from({ length: 11 }, () => 1)
  expect(yearlyChanges([1, ...flat])).toEqual(Array.from({ length: 12 }, () => null))
  expect(yearlyChanges([null, ...flat, 5]).at(12)).toBeNull()
  expect(yearlyChanges([5, ...flat, null]).at(12)).toBeNull()
  expect(yearlyChanges([0, ...flat, 5]).at(12)).toBeNull()
})
