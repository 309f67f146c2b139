import { expect, it } from 'vitest'
import { describeOldRents } from './describe-old-rents.ts'

const OLD = 'These rents are more than two quarters old.'

it.each([
  // July to September 2025 is two quarters old at the end of March 2026.
  ['2025-07-01', '2025-07-01', ''],
  ['2025-07-01', '2025-10-01', ''],
  ['2025-07-01', '2026-03-31', ''],
  ['2025-07-01', '2026-04-01', OLD],
  ['2025-07-01', '2026-11-23', OLD],
  ['2026-04-01', '2026-12-31', ''],
  ['2026-04-01', '2027-01-01', OLD],
  ['', '2026-04-01', ''],
  ['unknown', '2026-04-01', ''],
])('rents of %s on %s: %s', (period, today, sentence) => {
  expect(describeOldRents(period, today)).toBe(sentence)
})
