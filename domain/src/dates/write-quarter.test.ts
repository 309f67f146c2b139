import { expect, it } from 'vitest'
import { writeQuarter } from './write-quarter.ts'

it.each([
  ['2025-07-01', 'Jul–Sep 2025'],
  ['2024-01-01', 'Jan–Mar 2024'],
  ['2024-12-01', 'Oct–Dec 2024'],
  ['', ''],
  ['2024-13-01', ''],
])('%s is %s', (day, text) => expect(writeQuarter(day)).toBe(text))
