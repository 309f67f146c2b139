import type { Day } from '../../dates/calendar-day.ts'
import type { Basis, Rule, RulePack } from './rule-pack.ts'

const IRD = { url: 'https://www.ird.govt.nz', grade: 'A' } as const
// The first tax year of the pack is 2022.
const FIRST_TAX_YEAR = '2021-04-01'

const INTEREST: Basis = {
  sentence: 'All interest counts again since April 2025.',
  source: 'ird.govt.nz, How interest deductions are affected; Property interest rules changes',
  ...IRD,
}
const PERSON: Basis = {
  sentence: 'Each owner pays their own rates, on top of their other income.',
  source: 'ird.govt.nz, Tax rates for individuals',
  ...IRD,
}
const TRUSTEE: Basis = {
  sentence: 'A trust pays this on what it keeps.',
  source: 'taxpolicy.ird.govt.nz, special report',
  url: 'https://www.taxpolicy.ird.govt.nz',
  grade: 'A',
}
const OLDER_SALE: Basis = {
  sentence: 'An older sale follows the rules of its purchase.',
  source: 'grahambrown.co.nz; BDO; cleaverpartners.co.nz',
  url: 'https://www.grahambrown.co.nz',
  grade: 'B',
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

/** The rules of tax of `nz-2026-11b`. Source: docs/method/years-and-tax.md, "Rule packs". */
export const TAX: Pick<
  RulePack,
  | 'interestShare'
  | 'personalRates'
  | 'trusteeRate'
  | 'companyRate'
  | 'brightLine'
  | 'purchaseLegalFees'
  | 'chattelsLives'
> = {
  interestShare: {
    acquiredFrom: '2021-03-27',
    newBuildFrom: '2020-03-27',
    before: [
      share(null, 100),
      share('2021-10-01', 75),
      share('2023-04-01', 50),
      share('2024-04-01', 80),
      share('2025-04-01', 100),
    ],
    after: [share(null, 100), share('2021-10-01', 0), share('2024-04-01', 80), share('2025-04-01', 100)],
    // For twenty years, after which all interest counts for everybody.
    newBuild: [
      {
        from: null,
        value: 100,
        sentence: 'The interest of a new build always counts.',
        source: `${INTEREST.source}; Wolters Kluwer 2022`,
        ...IRD,
        grade: 'B',
      },
    ],
  },
  personalRates: [
    {
      from: FIRST_TAX_YEAR,
      value: [
        { above: 0, rate: 10.5 },
        { above: 14_000, rate: 17.5 },
        { above: 48_000, rate: 30 },
        { above: 70_000, rate: 33 },
        { above: 180_000, rate: 39 },
      ],
      ...PERSON,
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
      ...PERSON,
      source: `${PERSON.source}; KPMG`,
    },
    { from: '2025-04-01', value: FROM_2026, ...PERSON },
    // No change has been seen for the year to March 2027.
    { from: '2026-04-01', value: FROM_2026, ...PERSON, grade: 'U' },
  ],
  trusteeRate: [
    { from: FIRST_TAX_YEAR, value: { rate: 33, small: null }, ...TRUSTEE },
    { from: '2024-04-01', value: { rate: 39, small: { upTo: 10_000, rate: 33 } }, ...TRUSTEE },
  ],
  companyRate: [
    {
      from: FIRST_TAX_YEAR,
      value: 28,
      sentence: 'A company pays this on what it keeps.',
      source: 'ird.govt.nz, Tax rates for businesses',
      ...IRD,
    },
  ],
  brightLine: {
    bySale: [
      {
        from: '2024-07-01',
        value: { months: 24, newBuild: 24 },
        sentence: 'Selling within two years is taxed.',
        source: 'ird.govt.nz, The bright-line test',
        ...IRD,
      },
    ],
    byAcquisition: [
      { from: null, value: { months: 0, newBuild: 0 }, ...OLDER_SALE },
      { from: '2015-10-01', value: { months: 24, newBuild: 24 }, ...OLDER_SALE },
      { from: '2018-03-29', value: { months: 60, newBuild: 60 }, ...OLDER_SALE },
      { from: '2021-03-27', value: { months: 120, newBuild: 60 }, ...OLDER_SALE },
    ],
  },
  purchaseLegalFees: [
    {
      from: null,
      value: 10_000,
      sentence: 'Up to $10,000 in all, they count at once.',
      source: 'ird.govt.nz, Rental expense deductions',
      ...IRD,
    },
  ],
  chattelsLives: [
    {
      from: null,
      value: [
        { things: 'Carpets, curtains, ovens', years: 8, diminishingValue: 25, straightLine: 17.5 },
        { things: 'Heat pumps, light fittings, loose furniture', years: 10, diminishingValue: 20, straightLine: 13.5 },
        { things: 'Dishwashers', years: 6.66, diminishingValue: 30, straightLine: 21 },
        { things: 'Televisions', years: 5, diminishingValue: 40, straightLine: 30 },
      ],
      sentence: 'Things wear out over 5 to 10 years.',
      source: 'apm.kiwi, quoting Inland Revenue (DEP80)',
      url: 'https://apm.kiwi',
      grade: 'B',
    },
  ],
}
