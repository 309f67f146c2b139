import { expect, it } from 'vitest'
import { dayInNewZealand } from './day-in-new-zealand.ts'

it.each([
  // Standard time is twelve hours ahead of UTC, daylight saving time thirteen.
  ['2026-07-01T11:59:59Z', '2026-07-01'],
  ['2026-07-01T12:00:00Z', '2026-07-02'],
  ['2026-12-31T10:59:59Z', '2026-12-31'],
  ['2026-12-31T11:00:00Z', '2027-01-01'],
])('%s is on %s in New Zealand', (moment, day) => expect(dayInNewZealand(new Date(moment))).toBe(day))
