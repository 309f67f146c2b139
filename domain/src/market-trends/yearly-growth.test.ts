import { expect, it } from 'vitest'
import { spansOf, yearlyGrowth } from './yearly-growth.ts'

const monthsOf = (from: number, to: number) =>
  Array.from({ length: 12 * (to - from + 1) }, (_, index) => {
    const month = String((index % 12) + 1).padStart(2, '0')
    return `${from + Math.floor(index / 12)}-${month}`
  })

it('compounds the means of the first and last year', () => {
  const months = monthsOf(2006, 2025)
  const figuresOf = (first: number, last: number) =>
    months.map((month) => (month.startsWith('2006') ? first : month.startsWith('2025') ? last : 1))
  // New Zealand's prices, 298,292 to 748,658.
  expect(yearlyGrowth(months, figuresOf(298_292, 748_658), { from: 2006, to: 2025 })).toBe(4.96)
  // 100 and 300 in turn have a mean of 200.
  const uneven = months.map((_, index) => (index < 12 ? (index % 2 === 0 ? 100 : 300) : 242))
  expect(yearlyGrowth(months, uneven, { from: 2006, to: 2008 })).toBe(10)
  expect(yearlyGrowth(months, figuresOf(110, 110), { from: 2006, to: 2025 })).toBe(0)
})

it('is null without every month of both years, or a figure above 0', () => {
  const months = monthsOf(2021, 2025)
  const flat = months.map((): number | null => 600)
  expect(yearlyGrowth(months, flat.with(0, null), { from: 2021, to: 2025 })).toBeNull()
  expect(yearlyGrowth(months, flat.with(59, null), { from: 2021, to: 2025 })).toBeNull()
  expect(yearlyGrowth(months, flat, { from: 2020, to: 2025 })).toBeNull()
  expect(yearlyGrowth(months, flat, { from: 2025, to: 2025 })).toBeNull()
  const nothing = months.map((month) => (month.startsWith('2021') ? 0 : 600))
  expect(yearlyGrowth(months, nothing, { from: 2021, to: 2025 })).toBeNull()
})

it('looks back over all whole years, and over the last four', () => {
  expect(spansOf([...monthsOf(2006, 2025), '2026-01', '2026-02'])).toEqual([
    { from: 2006, to: 2025 },
    { from: 2021, to: 2025 },
  ])
  expect(spansOf(['2005-12', ...monthsOf(2022, 2025)])).toEqual([{ from: 2022, to: 2025 }])
  expect(spansOf(monthsOf(2025, 2025))).toEqual([])
  expect(spansOf([])).toEqual([])
})
