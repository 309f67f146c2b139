import { expect, it } from 'vitest'
import { type PooledFigures, poolCells } from './rent-cell.ts'

const figures = (
  lower: number,
  median: number,
  upper: number,
  bonds: number,
  period = '2025-07-01',
): PooledFigures => ({
  lower_quartile: lower,
  median,
  upper_quartile: upper,
  bonds,
  period,
  areas: 1,
})

it('weighs the quartiles by bonds', () => {
  // (400 × 30 + 500 × 10) / 40 = 425; (450 × 30 + 560 × 10) / 40 = 477.5; (500 × 30 + 600 × 10) / 40 = 525
  expect(poolCells([figures(400, 450, 500, 30), figures(500, 560, 600, 10)])).toEqual({
    lower_quartile: 425,
    median: 478,
    upper_quartile: 525,
    bonds: 40,
    period: '2025-07-01',
    areas: 2,
  })
})

it('takes the newest period, whatever the order', () => {
  const older = figures(400, 450, 500, 6, '2024-10-01')
  const newer = figures(400, 450, 500, 6, '2025-01-01')
  expect(poolCells([older, newer])?.period).toBe('2025-01-01')
  expect(poolCells([newer, older])?.period).toBe('2025-01-01')
})

it('counts the areas of cells that were pooled before', () => {
  expect(poolCells([{ ...figures(400, 450, 500, 6), areas: 3 }, figures(400, 450, 500, 6)])?.areas).toBe(4)
})

it('returns null without bonds', () => {
  expect(poolCells([])).toBeNull()
  expect(poolCells([figures(400, 450, 500, 0)])).toBeNull()
})
