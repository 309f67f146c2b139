import type { Day } from '../../dates/calendar-day.ts'
import { STATEMENTS_2026_11 } from './nz-2026-11-statements.ts'
import type { Evidence, Rule, RulePack } from './rule-pack.ts'

const IRD = 'https://www.ird.govt.nz'
const INTEREST: Evidence = {
  source: 'ird.govt.nz, How interest deductions are affected; Property interest rules changes',
  url: IRD,
  grade: 'A',
}
const NEW_BUILD_INTEREST: Evidence = { source: `${INTEREST.source}; Wolters Kluwer 2022`, url: IRD, grade: 'B' }
const RATES: Evidence = { source: 'ird.govt.nz, Tax rates for individuals', url: IRD, grade: 'A' }
const TRUSTEE: Evidence = {
  source: 'taxpolicy.ird.govt.nz, special report',
  url: 'https://www.taxpolicy.ird.govt.nz',
  grade: 'A',
}
const BRIGHT_LINE: Evidence = { source: 'ird.govt.nz, The bright-line test', url: IRD, grade: 'A' }
const BRIGHT_LINE_BEFORE: Evidence = {
  source: 'grahambrown.co.nz; BDO; cleaverpartners.co.nz',
  url: 'https://www.grahambrown.co.nz',
  grade: 'B',
}
const LENDING: Evidence = { source: 'rbnz.govt.nz; landlords.co.nz', url: 'https://www.rbnz.govt.nz', grade: 'A' }
const RENT: Evidence = {
  source: 'Residential Tenancies Act 1986, section 24; tenancy.govt.nz, Increasing rent',
  url: 'https://www.tenancy.govt.nz',
  grade: 'A',
}
const NOTICE: Evidence = {
  source: 'Residential Tenancies Act 1986, sections 136 and 136A; tenancy.govt.nz, Serving notices',
  url: 'https://www.tenancy.govt.nz',
  grade: 'A',
}

function share(from: Day | null, value: number): Rule<number> {
  return { from, value, ...INTEREST }
}

const FROM_2026 = [
  { above: 0, rate: 10.5 },
  { above: 15_600, rate: 17.5 },
  { above: 53_500, rate: 30 },
  { above: 78_100, rate: 33 },
  { above: 180_000, rate: 39 },
]

/**
 * New Zealand's rules for a home that is let, as at 22 November 2026. Source: investment analysis sections 3.1, 6 and 7. A
 * newer pack is another file with its tests; a saved analysis names the pack that it was made under.
 */
export const RULES_2026_11 = {
  id: 'nz-2026-11',
  asAt: '2026-11-22',
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
    newBuild: [{ from: null, value: 100, ...NEW_BUILD_INTEREST }],
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
      url: 'https://salaries.co.nz',
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
      ...RATES,
      source: `${RATES.source}; KPMG`,
    },
    { from: '2025-04-01', value: FROM_2026, ...RATES },
    // No change has been seen for the year to March 2027.
    { from: '2026-04-01', value: FROM_2026, ...RATES, grade: 'U' },
  ],
  trusteeRate: [
    { from: null, value: { rate: 33, small: null }, ...TRUSTEE },
    { from: '2024-04-01', value: { rate: 39, small: { upTo: 10_000, rate: 33 } }, ...TRUSTEE },
  ],
  companyRate: [{ from: null, value: 28, source: 'ird.govt.nz, Tax rates for businesses', url: IRD, grade: 'A' }],
  brightLine: {
    /** By the day of the sale agreement. */
    bySale: [{ from: '2024-07-01', value: { months: 24, newBuild: 24 }, ...BRIGHT_LINE }],
    /** For earlier sales, by the day of the binding agreement to buy. */
    byAcquisition: [
      { from: null, value: { months: 0, newBuild: 0 }, ...BRIGHT_LINE_BEFORE },
      { from: '2015-10-01', value: { months: 24, newBuild: 24 }, ...BRIGHT_LINE_BEFORE },
      { from: '2018-03-29', value: { months: 60, newBuild: 60 }, ...BRIGHT_LINE_BEFORE },
      { from: '2021-03-27', value: { months: 120, newBuild: 60 }, ...BRIGHT_LINE_BEFORE },
    ],
  },
  chattelsLives: [
    {
      from: null,
      value: [
        { things: 'Carpets, curtains, ovens', years: 8, diminishingValue: 25, straightLine: 17.5 },
        { things: 'Heat pumps, light fittings, loose furniture', years: 10, diminishingValue: 20, straightLine: 13.5 },
        { things: 'Dishwashers', years: 6.66, diminishingValue: 30, straightLine: 21 },
        { things: 'Televisions', years: 5, diminishingValue: 40, straightLine: 30 },
      ],
      source: 'apm.kiwi, quoting Inland Revenue (DEP80)',
      url: 'https://apm.kiwi',
      grade: 'B',
    },
  ],
  loanToValue: {
    investor: [
      { from: '2024-07-01', value: { above: 70, sharePct: 5 }, ...LENDING },
      { from: '2025-12-01', value: { above: 70, sharePct: 10 }, ...LENDING },
    ],
    ownerOccupier: [
      { from: '2024-07-01', value: { above: 80, sharePct: 20 }, ...LENDING },
      { from: '2025-12-01', value: { above: 80, sharePct: 25 }, ...LENDING },
    ],
  },
  debtToIncome: {
    investor: [{ from: '2024-07-01', value: { above: 7, sharePct: 20 }, ...LENDING, source: 'rbnz.govt.nz' }],
    ownerOccupier: [{ from: '2024-07-01', value: { above: 6, sharePct: 20 }, ...LENDING, source: 'rbnz.govt.nz' }],
  },
  noticeDays: {
    tenancy: [{ from: null, value: 60, ...RENT }],
    boardingHouse: [{ from: null, value: 28, ...RENT }],
  },
  noticeReceived: {
    in_person: [{ from: null, value: 0, ...NOTICE }],
    email: [{ from: null, value: 0, ...NOTICE }],
    email_after_5pm: [{ from: null, value: 1, ...NOTICE }],
    letterbox: [{ from: null, value: 2, ...NOTICE }],
    post: [{ from: null, value: 4, ...NOTICE }],
  },
  holidays: [
    {
      from: null,
      value: {
        closed: { first: '12-23', last: '01-03' },
        afterNewYear: '01-04',
        // Waitangi Day, Anzac Day.
        fixed: ['02-06', '04-25'],
        // Good Friday, Easter Monday.
        easter: [-2, 1],
        // The King’s Birthday, Labour Day.
        mondays: [
          { month: 6, nth: 1 },
          { month: 10, nth: 4 },
        ],
      },
      source: 'crockers.co.nz; tenancy.govt.nz, Serving notices',
      url: 'https://www.tenancy.govt.nz',
      grade: 'B',
    },
  ],
  matariki: [
    {
      from: null,
      value: [
        '2026-07-10',
        '2027-06-25',
        '2028-07-14',
        '2029-07-06',
        '2030-06-21',
        '2031-07-11',
        '2032-07-02',
        '2033-06-24',
        '2034-07-07',
        '2035-06-29',
        '2036-07-18',
      ],
      source: 'Public lists of holidays',
      url: null,
      grade: 'B',
    },
  ],
  statements: STATEMENTS_2026_11,
} as const satisfies RulePack
