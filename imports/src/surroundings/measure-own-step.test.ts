import { expect, it } from 'vitest'
import { measureOwnStep } from './measure-own-step.ts'

// docs/method/market-rent.md, "Surroundings": a cell of six bonds has a weight of 6 / 8.5.
const SIX = 6 / 8.5

it.each([
  ['one cell of six bonds', 1, 0.195, 0.197],
  ['four', 4, 0.097, 0.099],
])('counts a gap of %s only beyond scatter', (_, count, within, beyond) => {
  const stepOf = (gap: number) => measureOwnStep(Array.from({ length: count }, () => ({ weight: SIX, gap })))
  expect([stepOf(within), stepOf(-within)]).toEqual([0, 0])
  expect(stepOf(beyond)).toBeGreaterThan(0)
  expect(stepOf(-beyond)).toBeLessThan(0)
})

it('takes the mean by weight, less what scatter explains of it', () => {
  // v = (0.4 × 2 + 0.1 × 1) / 3 = 0.3, and 0.3 × (1 − 0.027 / (3 × 0.09)) = 0.27.
  const gaps = [
    { weight: 2, gap: 0.4 },
    { weight: 1, gap: 0.1 },
  ]
  expect(measureOwnStep(gaps)).toBeCloseTo(0.27, 12)
})

it('counts no cell further off than 0.5', () => {
  // 0.5 × (1 − 0.027 / (1 × 0.25)) = 0.446
  expect(measureOwnStep([{ weight: 1, gap: 3 }])).toBeCloseTo(0.446, 12)
  expect(measureOwnStep([{ weight: 1, gap: -3 }])).toBeCloseTo(-0.446, 12)
})

it('is nothing without cells, and where they are as their neighbourhood', () => {
  expect(measureOwnStep([])).toBe(0)
  expect(measureOwnStep([{ weight: 0, gap: 0.4 }])).toBe(0)
  expect(measureOwnStep([{ weight: 1, gap: 0 }])).toBe(0)
})
