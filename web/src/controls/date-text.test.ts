import { describe, expect, it } from 'vitest'
import { dateText } from './date-text.ts'

describe('a date', () => {
  it.each([
    ['2026-09-06T00:00:00Z', '6 Sep 2026'],
    ['2026-01-01T12:00:00Z', '2 Jan 2026'],
    ['2026-06-30T11:59:59Z', '30 Jun 2026'],
    ['2026-06-30T12:00:00Z', '1 Jul 2026'],
    ['2026-12-31T10:59:59Z', '31 Dec 2026'],
    ['2026-12-31T11:00:00Z', '1 Jan 2027'],
  ])('%s is %s in New Zealand', (moment, expected) => {
    expect(dateText(moment)).toBe(expected)
  })
  it('that is none is nothing', () => expect(dateText('yesterday')).toBe(''))
})
