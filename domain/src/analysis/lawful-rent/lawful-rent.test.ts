import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths, dayNumber } from '../../dates/calendar-day.ts'
import type { Tenancy } from '../../calculation/tenancy-fields.ts'
import { earliestRentIncrease } from './earliest-rent-increase.ts'
import { lawfulRentPath } from './lawful-rent-path.ts'
import { aWeek } from '../../money/money.ts'
import { RULES_2026_11B } from '../rules/nz-2026-11b.ts'
import { slowRuns } from '../testing/slow-runs.ts'

const tenancy: Tenancy = {
  tenancy_start: '2026-03-01',
  last_increase: null,
  notice_date: '2026-12-01',
  fixed_term_end: null,
  increase_permitted_in_term: false,
  boarding_house: false,
  notice_by: 'in_person',
  notice_after_5pm: false,
}

describe('the earliest increase', () => {
  it('is after the months of the rule pack', () => {
    const [rule] = RULES_2026_11B.increaseMonths
    if (rule === undefined) throw new Error('No rule')
    const every18 = { ...RULES_2026_11B, increaseMonths: [{ ...rule, value: 18 }] }
    const increased = { ...tenancy, last_increase: '2026-10-01' }
    expect(earliestRentIncrease(every18, tenancy).earliest).toBe('2027-09-01')
    expect(earliestRentIncrease(every18, increased).earliest).toBe('2028-04-01')
    const growing = { weeklyRent: aWeek(500), growthPct: 5, settlement: '2026-12-01', years: 5 }
    expect(lawfulRentPath(every18, increased, growing).steps.map(({ from }) => from)).toEqual([
      '2028-04-01',
      '2029-10-01',
      '2031-04-01',
    ])
  })

  it.each<[string, Partial<Tenancy>, string, string, string, string?]>([
    ['a year after the beginning', {}, '2027-03-01', 'tenancy_start', '2026-12-31'],
    ['with notice', { tenancy_start: '2024-03-01', last_increase: '2025-06-10' }, '2027-01-30', 'notice', '2026-12-01'],
    [
      'after a fixed term',
      { tenancy_start: '2026-02-01', notice_date: '2026-12-20', fixed_term_end: '2027-07-31' },
      '2027-08-01',
      'fixed_term_end',
      '2027-06-02',
    ],
    [
      'in a boarding house, a year after 29 February',
      { tenancy_start: '2024-02-29', last_increase: '2028-02-29', notice_date: '2028-10-01', boarding_house: true },
      '2029-03-01',
      'last_increase',
      '2029-02-01',
    ],
    [
      'within a fixed term that permits it',
      { fixed_term_end: '2027-07-31', increase_permitted_in_term: true },
      '2027-03-01',
      'tenancy_start',
      '2026-12-31',
    ],
    [
      'a notice by post over Easter',
      // Working days are 24, 25, 30 and 31 March: Easter is from the 26th to the 29th.
      { tenancy_start: '2024-03-01', notice_date: '2027-03-23', notice_by: 'post' },
      '2027-05-30',
      'notice',
      '2027-03-23',
      '2027-03-31',
    ],
    [
      'the first rule of two of the same day',
      { last_increase: '2026-03-01' },
      '2027-03-01',
      'tenancy_start',
      '2026-12-31',
    ],
  ])('%s', (_, changes, earliest, because, give_notice_by, received) => {
    const given = { ...tenancy, ...changes }
    expect(earliestRentIncrease(RULES_2026_11B, given)).toEqual({
      earliest,
      because,
      notice_received: received ?? given.notice_date,
      give_notice_by,
    })
  })
})

describe('the path of the rent', () => {
  const growing = { weeklyRent: aWeek(635), growthPct: 3, settlement: '2026-12-01', years: 5 }
  const let2026 = { ...tenancy, tenancy_start: '2026-09-15' }

  it('is that of the method', () => {
    expect(lawfulRentPath(RULES_2026_11B, let2026, growing)).toEqual({
      steps: [
        { from: '2027-12-01', weeklyRent: 654 },
        { from: '2028-12-01', weeklyRent: 674 },
        { from: '2029-12-01', weeklyRent: 694 },
        { from: '2030-12-01', weeklyRent: 715 },
      ],
      grossRent: [33_020, 34_008, 35_048, 36_088, 37_180],
    })
  })

  it('never falls, and rises within a year when the date lies there', () => {
    expect(lawfulRentPath(RULES_2026_11B, let2026, { ...growing, growthPct: -3 })).toEqual({
      steps: [],
      grossRent: [33_020, 33_020, 33_020, 33_020, 33_020],
    })
    const fixed = { ...let2026, fixed_term_end: '2028-03-01' }
    // 2028-03-02 is in week 14 of year 2.
    expect(lawfulRentPath(RULES_2026_11B, fixed, { ...growing, years: 2 })).toEqual({
      steps: [{ from: '2028-03-02', weeklyRent: 654 }],
      grossRent: [33_020, 14 * 635 + 38 * 654],
    })
  })

  it('rises at most once a year, and never before it may', () => {
    const growth = fc.integer({ min: -20, max: 20 })
    fc.assert(
      fc.property(
        growth,
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: -400, max: 400 }),
        (growthPct, years, months) => {
          const started = { ...tenancy, tenancy_start: addMonths('2026-02-28', Math.round(months / 10)) }
          const { steps, grossRent } = lawfulRentPath(RULES_2026_11B, started, { ...growing, growthPct, years })
          const days = steps.map(({ from }) => dayNumber(from))
          if (days[0] !== undefined) {
            expect(days[0]).toBeGreaterThanOrEqual(dayNumber(earliestRentIncrease(RULES_2026_11B, started).earliest))
          }
          for (const [index, day] of days.entries())
            if (index > 0) expect(day - days[index - 1]!).toBeGreaterThanOrEqual(365)
          expect(grossRent).toHaveLength(years)
          expect(grossRent).toEqual(grossRent.toSorted((a, b) => a - b))
        },
      ),
      { numRuns: slowRuns(10) },
    )
  })
})
