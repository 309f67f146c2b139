import type { Day } from '../../dates/calendar-day.ts'
import type { Rule, RulePack } from './rule-pack.ts'

const IRD_INTEREST = 'ird.govt.nz, How interest deductions are affected'
const IRD_RATES = 'ird.govt.nz, Tax rates for individuals'
const BRIGHT_LINE = 'ird.govt.nz, The bright-line test'
const BRIGHT_LINE_BEFORE = 'grahambrown.co.nz; BDO; cleaverpartners.co.nz'

function share(from: Day | null, value: number): Rule<number> {
  return { from, value, source: IRD_INTEREST, grade: 'A' }
}

/**
 * New Zealand's tax rules for a home that is let, as at 22 November 2026. Source: investment analysis section 3.1. A
 * newer pack is another file with its tests; a saved analysis names the pack that it was made under.
 */
export const RULES_2026_11 = {
  id: 'nz-2026-11',
  asAt: '2026-11-22',
  /** After this day the rules may have changed. */
  checkBefore: '2027-04-01',
  /** The share of interest that is deductible, in per cent, by the day of its payment. */
  interestShare: {
    acquiredFrom: '2021-03-27',
    before: [
      share(null, 100),
      share('2021-10-01', 75),
      share('2023-04-01', 50),
      share('2024-04-01', 80),
      share('2025-04-01', 100),
    ],
    after: [share(null, 100), share('2021-10-01', 0), share('2024-04-01', 80), share('2025-04-01', 100)],
    // For twenty years, after which all interest counts for everybody.
    newBuild: [{ from: null, value: 100, source: `${IRD_INTEREST}; Wolters Kluwer 2022`, grade: 'B' }],
  },
  /** By the first day of the tax year. */
  personalRates: [
    {
      from: null,
      value: [
        { above: 0, rate: 10.5 },
        { above: 14_000, rate: 17.5 },
        { above: 48_000, rate: 30 },
        { above: 70_000, rate: 33 },
        { above: 180_000, rate: 39 },
      ],
      source: 'salaries.co.nz',
      grade: 'B',
    },
    {
      from: '2024-04-01',
      value: [
        { above: 0, rate: 10.5 },
        { above: 14_000, rate: 12.82 },
        { above: 15_600, rate: 17.5 },
        { above: 48_000, rate: 21.64 },
        { above: 53_500, rate: 30 },
        { above: 70_000, rate: 30.99 },
        { above: 78_100, rate: 33 },
        { above: 180_000, rate: 39 },
      ],
      source: `${IRD_RATES}; KPMG`,
      grade: 'A',
    },
    {
      from: '2025-04-01',
      value: [
        { above: 0, rate: 10.5 },
        { above: 15_600, rate: 17.5 },
        { above: 53_500, rate: 30 },
        { above: 78_100, rate: 33 },
        { above: 180_000, rate: 39 },
      ],
      source: `${IRD_RATES}; that the year to March 2027 is the same is not confirmed`,
      grade: 'A',
    },
  ],
  trusteeRate: [
    { from: null, value: { rate: 33, small: null }, source: 'taxpolicy.ird.govt.nz, special report', grade: 'A' },
    {
      from: '2024-04-01',
      value: { rate: 39, small: { upTo: 10_000, rate: 33 } },
      source: 'taxpolicy.ird.govt.nz, special report',
      grade: 'A',
    },
  ],
  companyRate: [{ from: null, value: 28, source: 'ird.govt.nz, Tax rates for businesses', grade: 'A' }],
  brightLine: {
    /** By the day of the sale agreement. */
    bySale: [{ from: '2024-07-01', value: { months: 24, newBuild: 24 }, source: BRIGHT_LINE, grade: 'A' }],
    /** For earlier sales, by the day of the binding agreement to buy. */
    byAcquisition: [
      { from: null, value: { months: 0, newBuild: 0 }, source: BRIGHT_LINE_BEFORE, grade: 'B' },
      { from: '2015-10-01', value: { months: 24, newBuild: 24 }, source: BRIGHT_LINE_BEFORE, grade: 'B' },
      { from: '2018-03-29', value: { months: 60, newBuild: 60 }, source: BRIGHT_LINE_BEFORE, grade: 'B' },
      { from: '2021-03-27', value: { months: 120, newBuild: 60 }, source: BRIGHT_LINE_BEFORE, grade: 'B' },
    ],
  },
} as const satisfies RulePack
