import { expect, it } from 'vitest'
import { stepFigure, stepsOfKey } from './step-figure.ts'

it.each([
  [850_000, 5000, 855_000],
  [812_345, -5000, 807_345],
  // 5.49 + 0.05 is 5.540000000000001 in binary.
  [5.49, 0.05, 5.54],
  [null, 5000, 5000],
  [3000, -5000, 0],
  // Not $0 of a price that nobody gave.
  [null, -5000, null],
])('%s with a step of %s is %s', (value, by, result) => {
  expect(stepFigure(value, by, {})).toBe(result)
})

it('stays within its range', () => {
  const range = { lowest: 1, highest: 20 }
  expect([1, 20, 30].map((value) => stepFigure(value, -1, range))).toEqual([1, 19, 20])
  expect([19, 20, 30].map((value) => stepFigure(value, 1, range))).toEqual([20, 20, 20])
})

it('arrows are one step, Page Up and Page Down ten, other keys none', () => {
  expect(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', '5'].map(stepsOfKey)).toEqual([1, -1, 10, -10, 0])
})
