import { expect, it } from 'vitest'
import { coveredFrom, publishedQuarters } from './quarters.ts'

const endings = (day: string) => publishedQuarters(Date.parse(`${day}T00:00:00Z`)).map(({ ending }) => ending)

it.each([
  ['2026-11-21', ['2026-09', '2026-06', '2026-03']],
  // September is published from November on.
  ['2026-10-31', ['2026-06', '2026-03', '2025-12']],
  ['2026-12-31', ['2026-09', '2026-06', '2026-03']],
  ['2027-01-01', ['2026-09', '2026-06', '2026-03']],
  ['2027-02-01', ['2026-12', '2026-09', '2026-06']],
])('on %s it asks for the quarters that end with %s', (day, expected) => expect(endings(day)).toEqual(expected))

it('names a quarter by its first day', () => {
  expect(publishedQuarters(Date.parse('2027-02-01T00:00:00Z')).map(({ firstDay }) => firstDay)).toEqual([
    '2026-10-01',
    '2026-07-01',
    '2026-04-01',
  ])
})

it.each([
  ['2026-3-1/2026-8-31', '2026-03-01'],
  ['2026-10-1/2026-12-31', '2026-10-01'],
  ['2026-03-01', '2026-03-01'],
  ['March 2026', null],
  [null, null],
  [undefined, null],
])('reads what %s covers', (period, day) => expect(coveredFrom(period)).toBe(day))
