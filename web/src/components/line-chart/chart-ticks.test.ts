import { expect, it } from 'vitest'
import { niceTicks, yearTicks } from './chart-ticks.ts'

it.each([
  // 284,000 to 990,000 in about five steps is 141,200 each, so 200,000.
  [284_000, 990_000, [200_000, 400_000, 600_000, 800_000, 1_000_000]],
  // 77 each, so 100.
  [265, 650, [200, 300, 400, 500, 600, 700]],
  // 8.66 each, so 10; 0 is one of them.
  [-12.3, 31, [-20, -10, 0, 10, 20, 30, 40]],
  // 230,000 each, so 250,000.
  [470_000, 1_620_000, [250_000, 500_000, 750_000, 1_000_000, 1_250_000, 1_500_000, 1_750_000]],
  // 0.18 each, so 0.2, without binary dust.
  [0.1, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  // Both ends already on a mark.
  [400, 800, [400, 500, 600, 700, 800]],
])('marks %d to %d in round steps', (lowest, highest, ticks) => expect(niceTicks(lowest, highest)).toEqual(ticks))

it('spans a little on either side of a single figure', () => {
  // 600 ± 60 is 120 wide: 24 each, so 25.
  expect(niceTicks(600, 600)).toEqual([525, 550, 575, 600, 625, 650, 675])
  // 0 ± 0.5 is 1 wide: 0.2 each.
  expect(niceTicks(0, 0)).toEqual([-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6])
})

/** Every month from April of a year to April of another. */
const aprils = (from: number, to: number) =>
  Array.from({ length: (to - from) * 12 + 1 }, (_, step) => {
    const month = 3 + step
    return `${from + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })

it('writes every year of five, at its January', () => {
  // From April 2021 the first January is nine months on.
  expect(yearTicks(aprils(2021, 2026), 5)).toEqual([
    { index: 9, year: 2022 },
    { index: 21, year: 2023 },
    { index: 33, year: 2024 },
    { index: 45, year: 2025 },
    { index: 57, year: 2026 },
  ])
})

it('leaves years out rather than crowd them', () => {
  expect(yearTicks(aprils(2016, 2026), 5).map(({ year }) => year)).toEqual([2018, 2020, 2022, 2024, 2026])
  expect(yearTicks(aprils(2006, 2026), 5).map(({ year }) => year)).toEqual([2010, 2015, 2020, 2025])
})

it('marks nothing where there is no January', () => {
  expect(yearTicks(['2026-02', '2026-03'], 5)).toEqual([])
  expect(yearTicks([], 5)).toEqual([])
})
