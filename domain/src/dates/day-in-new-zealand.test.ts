import { expect, it } from 'vitest'
import { dayInNewZealand } from './day-in-new-zealand.ts'

it.each([
  // Standard time is twelve hours ahead of UTC, daylight saving time thirteen.
  ['2026-07-01T11:59:59Z', '2026-07-01'],
  ['2026-07-01T12:00:00Z', '2026-07-02'],
  ['2026-12-31T10:59:59Z', '2026-12-31'],
  ['2026-12-31T11:00:00Z', '2027-01-01'],
])('%s is on %s in New Zealand', (moment, day) => expect(dayInNewZealand(new Date(moment))).toBe(day))

it('is that of Intl at every half hour around each change of the clocks, and at every twelve hours between', () => {
  const intl = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' })
  const [first, last] = [Date.UTC(2007, 9, 1), Date.UTC(2045, 0, 1)]
  const moments: number[] = []
  for (let at = first; at < last; at += 43_200_000) moments.push(at - 1, at)
  for (let year = 2008; year < 2045; year++) {
    // The weeks in which the clocks change, in UTC.
    for (const start of [Date.UTC(year, 2, 31), Date.UTC(year, 8, 23)]) {
      for (let step = 0; step < 9 * 48; step++) moments.push(start + step * 1_800_000)
    }
  }
  const others = moments.filter((at) => dayInNewZealand(new Date(at)) !== intl.format(at))
  expect(others.map((at) => new Date(at).toISOString())).toEqual([])
})

it('of no moment is an error', () => {
  expect(() => dayInNewZealand(new Date('soon'))).toThrow(RangeError)
})
