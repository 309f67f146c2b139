import { expect, it } from 'vitest'
import { writeDay } from './write-day.ts'

it.each([
  ['2026-09-06', '6 Sep 2026'],
  ['2025-12-01', '1 Dec 2025'],
  ['2027-01-31', '31 Jan 2027'],
])('%s is %s', (day, written) => expect(writeDay(day)).toBe(written))
