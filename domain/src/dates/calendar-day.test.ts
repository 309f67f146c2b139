import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, addMonths, dayNumber, dayOfNumber, weekdayOf } from './calendar-day.ts'

const DAY = 24 * 60 * 60 * 1000

it('counts days as Date does, from 1900 to 2200', () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_567, max: 84_005 }), (number) => {
      const day = new Date(number * DAY).toISOString().slice(0, 10)
      expect(dayOfNumber(number)).toBe(day)
      expect(dayNumber(day)).toBe(number)
    }),
  )
})

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2100-01-30', 1, '2100-02-28'],
  ['2000-01-30', 1, '2000-02-29'],
  ['2027-01-31', 3, '2027-04-30'],
  ['2027-03-31', 3, '2027-06-30'],
  ['2027-03-31', 6, '2027-09-30'],
  ['2027-03-31', 8, '2027-11-30'],
  ['2027-07-31', 1, '2027-08-31'],
  ['2026-12-01', 1, '2027-01-01'],
  ['2026-11-15', 1, '2026-12-15'],
  ['2026-12-01', 360, '2056-12-01'],
])('%s and %i months is %s', (day, months, later) => expect(addMonths(day, months)).toBe(later))

it('adds days across a leap day and a new year', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
})

it.each([
  ['1969-12-28', 7],
  ['1970-01-01', 4],
  ['2026-11-27', 5],
  ['2026-11-28', 6],
  ['2026-11-29', 7],
  ['2026-11-30', 1],
])('%s is day %i of its week', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))
