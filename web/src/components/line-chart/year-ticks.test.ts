import { expect, it } from 'vitest'
import { yearTicks } from './year-ticks.ts'

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
