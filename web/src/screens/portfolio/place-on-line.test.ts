import { dayNumber } from '@homeyield/domain/dates/calendar-day'
import { expect, it } from 'vitest'
import { placeOnLine } from './place-on-line.ts'

it('places days between today and the end of the last year', () => {
  const { places, years } = placeOnLine('2026-01-01', ['2026-01-01', '2027-01-01', '2027-12-31'])
  expect(places.get(dayNumber('2026-01-01'))).toBe(0)
  expect(places.get(dayNumber('2027-01-01'))).toBe(50)
  expect(places.get(dayNumber('2027-12-31'))).toBeCloseTo(99.86, 2)
  expect(years).toEqual([{ year: 2027, place: 50 }])
})

it('names at most eight years, and none within one year', () => {
  expect(placeOnLine('2026-11-24', ['2056-12-01']).years.map(({ year }) => year)).toEqual([
    2027, 2031, 2035, 2039, 2043, 2047, 2051, 2055,
  ])
  expect(placeOnLine('2026-11-24', ['2026-12-01']).years).toEqual([])
})
