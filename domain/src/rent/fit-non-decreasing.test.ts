import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fitNonDecreasing } from './fit-non-decreasing.ts'

const points = fc.array(
  fc.tuple(fc.double({ min: 5, max: 8, noNaN: true }), fc.double({ min: 0.1, max: 1000, noNaN: true })),
  {
    minLength: 1,
    maxLength: 5,
  },
)

it('replaces neighbours that fall by their weighted mean', () => {
  expect(fitNonDecreasing([6, 7, 5, 8], [1, 1, 3, 1])).toEqual([5.6, 5.6, 5.6, 8])
})

it('never decreases, keeps what already rises, and keeps the weighted mean', () => {
  fc.assert(
    fc.property(points, (given) => {
      const [values, weights] = [given.map(([value]) => value), given.map(([, weight]) => weight)]
      const fitted = fitNonDecreasing(values, weights)
      expect(fitted.every((value, at) => at === 0 || value >= fitted[at - 1]!)).toBe(true)
      const rising = values.toSorted((one, other) => one - other)
      expect(fitNonDecreasing(rising, weights)).toEqual(rising)
      const sum = (of: readonly number[]) => of.reduce((total, value, at) => total + value * weights[at]!, 0)
      expect(sum(fitted) / sum(values)).toBeCloseTo(1, 9)
    }),
  )
})

it('keeps values below others below them', () => {
  fc.assert(
    fc.property(
      points,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 5 }),
      (given, gaps) => {
        const [values, weights] = [given.map(([value]) => value), given.map(([, weight]) => weight)]
        const higher = fitNonDecreasing(
          values.map((value, at) => value + gaps[at]!),
          weights,
        )
        fitNonDecreasing(values, weights).forEach((value, at) => expect(value).toBeLessThanOrEqual(higher[at]! + 1e-9))
      },
    ),
  )
})
