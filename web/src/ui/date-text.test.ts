import { describe, expect, it } from 'vitest'
import { dateText, isoDate } from './date-text.ts'

describe('a date', () => {
  it.each([
    ['2026-09-06T00:00:00Z', '6 Sep 2026'],
    ['2026-01-01T12:00:00Z', '2 Jan 2026'],
    ['2026-06-30T11:59:59Z', '30 Jun 2026'],
    ['2026-06-30T12:00:00Z', '1 Jul 2026'],
    ['2026-12-31T10:59:59Z', '31 Dec 2026'],
    ['2026-12-31T11:00:00Z', '1 Jan 2027'],
    ['2026-11-01', '1 Nov 2026'],
    ['2028-02-29', '29 Feb 2028'],
  ])('%s is %s in New Zealand', (moment, expected) => {
    expect(dateText(moment)).toBe(expected)
  })
  it('that is none is nothing', () => expect([dateText('yesterday'), isoDate('yesterday')]).toEqual(['', '']))
  it.each([
    ['2026-09-05T12:30:00Z', '2026-09-06'],
    ['2026-12-31T10:59:59Z', '2026-12-31'],
    ['2026-12-31T11:00:00Z', '2027-01-01'],
    // Both changes of daylight saving: half past midnight on the day itself.
    ['2026-09-26T12:30:00Z', '2026-09-27'],
    ['2026-04-04T11:30:00Z', '2026-04-05'],
    ['2028-02-28T11:00:00Z', '2028-02-29'],
  ])('%s is %s for programs', (moment, expected) => {
    expect(isoDate(moment)).toBe(expected)
  })
})
