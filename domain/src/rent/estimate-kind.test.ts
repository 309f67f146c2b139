import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateKind } from './estimate-kind.ts'
import { CONFLICTS } from './market-rent-entry.ts'
import type { RentCell } from './rent-cell.ts'

const HOUSE = { dwelling: 'House', number_of_bedrooms: 3 } as const
const AROUND = { base: Math.log(600), step: 0, near_weight: 10, district_weight: 20, region_weight: 40, own_weight: 3 }

function estimate(median: number | null, step = 0, bonds = 6) {
  const own: RentCell | null =
    median === null
      ? null
      : { ...HOUSE, lower_quartile: median, median, upper_quartile: median, bonds, period: '2025-07-01', areas: 1 }
  const { middle, variance, effective_bonds, conflict } = estimateKind(HOUSE, own, { ...AROUND, step }, new Map())!
  return { rent: Math.exp(middle), variance, effective_bonds, conflict }
}

// docs/method/market-rent.md, "Own bonds", with noise 0.0255 and k = 15 × 10.1 / 10.5 × 20.5 / 21 = 14.085.

it('draws an own cell of six bonds to its surroundings by what these are worth', () => {
  const { rent, variance, effective_bonds, conflict } = estimate(640)
  // 600 × (640 / 600) ^ (6 / 20.085), and 0.0255 / 20.085.
  expect(rent).toBeCloseTo(600 * Math.exp(0.0192796), 3)
  expect(variance).toBeCloseTo(0.0012696, 7)
  expect(effective_bonds).toBeCloseTo(20.085, 3)
  expect(conflict).toBeNull()
})

it.each([
  // x = ln(2/3)² / (0.0255 × (1/6 + 1/14.085) × 1.28²) = 16.557 either way.
  [400, 'cheaper', 600 * Math.exp(-0.0101702)],
  [900, 'dearer', 600 * Math.exp(0.3551158)],
] as const)('lets a median of $%d, far away and %s, count less or more, and knows less', (median, side, rent) => {
  const found = estimate(median)
  expect(found.rent).toBeCloseTo(rent, 3)
  expect(found.conflict?.side).toBe(side)
  expect(found.conflict?.times).toBeCloseTo(16.557, 3)
  // 20.085 / 16.557, and 0.0255 over that.
  expect(found.effective_bonds).toBeCloseTo(1.21308, 5)
  expect(found.variance).toBeCloseTo(0.0210209, 7)
})

it('knows less where homes are dearer than in their district', () => {
  // A step of 0.2: H = 4 and k = 14.085 / 1.6 = 8.803; x = 3.510.
  expect(estimate(640, 0.2).rent).toBeCloseTo(600 * Math.exp(0.0261587), 3)
  expect(estimate(640, 0.2).effective_bonds).toBeCloseTo(3.70079, 5)
  expect(estimate(900, 0.2).rent).toBeCloseTo(600 * Math.exp(0.2859438), 3)
  expect(estimate(900, 0.2).conflict?.times).toBeCloseTo(3.51012, 5)
  expect(estimate(900, 0.2).variance).toBeCloseTo(0.0241862, 7)
})

it('knows as much where homes are cheaper as where they are as usual', () => {
  for (const median of [null, 400, 640, 900]) expect(estimate(median, -0.3)).toEqual(estimate(median))
})

it('contradicts nothing without a cell of its own', () => {
  expect(estimate(null)).toMatchObject({ conflict: null, rent: expect.closeTo(600, 9) })
})

it('moves steadily towards an own cell as its bonds grow, also in conflict', () => {
  const sides = new Set<unknown>()
  // Under 60 % of its surroundings a cell is set aside.
  const anyMedian = fc.integer({ min: 360, max: 4000 })
  const anyStep = fc.double({ min: -0.5, max: 1, noNaN: true })
  fc.assert(
    fc.property(anyMedian, anyStep, (median, step) => {
      const found = [0.001, 1, 3, 5, 10, 14, 20, 40, 100, 1000, 1_000_000].map((bonds) => estimate(median, step, bonds))
      for (const { conflict } of found) sides.add(conflict?.side ?? null)
      const gaps = found.map(({ rent }) => Math.abs(rent - median))
      expect(gaps).toEqual(gaps.toSorted((one, other) => other - one))
      // A million bonds give themselves.
      expect(gaps.at(-1)).toBeLessThan(0.5)
    }),
  )
  expect(sides).toEqual(new Set([null, ...CONFLICTS]))
})
