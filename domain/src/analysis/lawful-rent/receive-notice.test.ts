import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dayOfNumber } from '../../dates/calendar-day.ts'
import { RULES_2026_11B as RULES } from '../rules/nz-2026-11b.ts'
import { slowRuns } from '../testing/slow-runs.ts'
import { earliestRentIncrease } from './earliest-rent-increase.ts'
import { isWorkingDay } from './is-working-day.ts'
import type { NoticeWay } from '../../calculation/tenancy-fields.ts'
import { NOTICE_WAYS } from '../../calculation/tenancy-fields.ts'
import { receiveNotice } from './receive-notice.ts'

// The Saturdays and Sundays of these weeks are left out.
describe('a working day', () => {
  it.each([
    [
      'the days before Christmas to 3 January',
      ['2026-12-23', '2026-12-31', '2027-01-01'],
      ['2026-12-22', '2027-01-05'],
    ],
    ['4 January after a Friday', ['2027-01-04'], ['2027-01-05']],
    ['4 January after a Saturday', ['2028-01-03', '2028-01-04'], ['2028-01-05']],
    ['no other 4 January', [], ['2023-01-04', '2024-01-04', '2029-01-04', '2030-01-04']],
    ['Waitangi Day, on a weekend the Monday', ['2026-02-06', '2027-02-08', '2028-02-07'], ['2026-02-09', '2029-02-07']],
    ['Easter and Anzac Day', ['2027-03-26', '2027-03-29', '2027-04-26', '2028-04-25'], ['2027-03-30', '2028-04-26']],
    ['the King’s Birthday', ['2026-06-01', '2027-06-07'], ['2026-06-08', '2027-05-31']],
    ['Matariki', ['2026-07-10', '2027-06-25', '2036-07-18'], ['2026-07-17', '2027-06-24']],
    ['Labour Day', ['2026-10-26', '2027-10-25'], ['2026-10-19', '2027-11-01']],
    ['Saturday and Sunday', ['2026-11-28', '2026-11-29'], ['2026-11-27', '2026-11-30']],
  ])('is none of %s', (_, closed, open) => {
    expect(closed.filter((day) => isWorkingDay(RULES, day))).toEqual([])
    expect(open.filter((day) => !isWorkingDay(RULES, day))).toEqual([])
  })
})

it.each<[NoticeWay, boolean, string, string]>([
  ['in_person', true, '2026-11-28', '2026-11-28'],
  ['email', false, '2026-11-28', '2026-11-28'],
  ['email', true, '2026-11-27', '2026-11-30'],
  ['email', true, '2026-11-30', '2026-12-01'],
  ['letterbox', true, '2026-11-27', '2026-12-01'],
  ['post', false, '2026-11-27', '2026-12-03'],
  ['post', false, '2026-12-22', '2027-01-08'],
])('a notice by %s, after 5 pm %s, of %s is received on %s', (notice_by, notice_after_5pm, given, received) => {
  expect(receiveNotice(RULES, given, { notice_by, notice_after_5pm })).toBe(received)
})

it('is to be given by the last day on which it is received in time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 16_000, max: 24_000 }).map(dayOfNumber),
      fc.constantFrom(...NOTICE_WAYS),
      fc.boolean(),
      fc.boolean(),
      (fixed_term_end, notice_by, notice_after_5pm, boarding_house) => {
        const given = { notice_by, notice_after_5pm }
        const { earliest, give_notice_by } = earliestRentIncrease(RULES, {
          ...given,
          tenancy_start: '2010-01-01',
          last_increase: null,
          notice_date: '2010-01-04',
          fixed_term_end,
          increase_permitted_in_term: false,
          boarding_house,
        })
        const latest = addDays(earliest, boarding_house ? -28 : -60)
        const inTime = Array.from({ length: 60 }, (_, days) => addDays(latest, days - 59)).filter(
          (day) => receiveNotice(RULES, day, given) <= latest,
        )
        expect(give_notice_by).toBe(inTime.at(-1))
      },
    ),
    { numRuns: slowRuns(5) },
  )
})
