import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { expect, it } from 'vitest'
import { comparisonCsv, comparisonFileName } from './comparison-csv.ts'

// The home of docs/method/calculator.md, "Worked example", and one of which the rent is not known: its yields would be
// the bare costs.
const GOLDEN = {
  property: '12 Ōrākei Road, Remuera, Auckland',
  is_sample_address: true,
  updated_at: '2026-09-05T12:30:00.000Z',
  purchase_price: 850_000,
  deposit: 170_000,
  number_of_loans: 1,
  gross_rental_yield: 3.88,
  net_rental_yield: -2.61,
  weekly_cash_flow: -572,
  rent_source: 'market',
  weekly_rental_income: 635,
  market_confidence: 'Low',
  market_interval_lower: 528,
  market_interval_upper: 947,
  total_expenses: 55_174,
  purpose: 'rent_out',
  weekly_cost_to_live_here: null,
} as ListedCalculation
const BARE = {
  ...GOLDEN,
  property: '=HYPERLINK("http://x.test")',
  is_sample_address: false,
  purchase_price: 640_000,
  deposit: null,
  number_of_loans: 0,
  gross_rental_yield: 0,
  net_rental_yield: -1.25,
  weekly_cash_flow: null,
  rent_source: 'range',
  weekly_rental_income: null,
  total_expenses: 8_000,
} as ListedCalculation

it('holds the table and what else an investor reckons with', () => {
  expect(comparisonCsv([GOLDEN, BARE]).split('\r\n')).toEqual([
    '\uFEFF"Address","Estimated Purchase Price (NZD)","Deposit (NZD)","Loan to Value (%)","Loans","Gross Rental Yield (%)","Net Rental Yield (%)","Cash Each Week (NZD)","Weekly Rent (NZD)","Rent Confidence","Area Median Likely From (NZD)","Area Median Likely To (NZD)","Total Expenses a Year (NZD)","Weekly Profit Before Principal (NZD)","Yearly Profit Before Principal (NZD)","Updated","Full Address","Sample Address","Loan Not Counted","What It Is For","Cost to Live Here Each Week (NZD)"',
    '"12 Ōrākei Road",850000,170000,80,1,3.88,-2.61,-572,635,"Low",528,947,55174,-426,-22154,"2026-09-06","12 Ōrākei Road, Remuera, Auckland","Yes","No","Rent it out",',
    '"\'=HYPERLINK(""http://x.test"")",640000,,,0,,,,,,,,8000,,,"2026-09-06","\'=HYPERLINK(""http://x.test"")","No","No","Rent it out",',
    '',
  ])
})

it.each([
  ['no rent that is known, whose bounds are 0', 'range', '640000,,,0,,,,,,,,8000,,'],
  // 8,000 over 52 weeks is 153.85, to the dollar.
  ['a rent of 0 that was typed', 'typed', '640000,,,0,0,-1.25,,0,,,,8000,-154,-8000'],
] as const)('of %s', (_, rent_source, written) => {
  const text = comparisonCsv([{ ...BARE, property: 'A', rent_source, weekly_rental_income: 0 }])
  expect(text.split('\r\n')[1]).toBe(`"A",${written},"2026-09-06","A","No","No","Rent it out",`)
})

it('does not let a rent look sure whose confidence was not saved', () => {
  const older = { ...GOLDEN, market_confidence: null, market_interval_lower: null, market_interval_upper: null }
  expect(comparisonCsv([older]).split('\r\n')[1]).toContain(',-572,635,"Not known",,,55174,')
})

it('marks profits that exclude the loan', () => {
  const written = comparisonCsv([
    { ...GOLDEN, interest_missing: true },
    { ...BARE, interest_missing: true },
  ])
  expect(written.split('\r\n').map((line) => line.split(',').at(-3))).toEqual([
    '"Loan Not Counted"',
    '"Yes"',
    '"No"',
    undefined,
  ])
})

it.each([
  [
    'without a price, whose loan is not counted',
    { purchase_price: null, interest_missing: true },
    ',,635,',
    '"Rent it out",',
  ],
  ['to live in', { purpose: 'live_in', weekly_cost_to_live_here: 1129 }, ',,635,', '"Live in it",1129'],
] as const)('leaves cash out of a home %s', (_, changes, cash, end) => {
  const [, line] = comparisonCsv([{ ...GOLDEN, ...changes }]).split('\r\n')
  expect(line).toContain(cash)
  expect(line?.endsWith(end)).toBe(true)
})

it('is named after the day in New Zealand', () => {
  expect(comparisonFileName(new Date('2026-12-31T11:00:00Z'))).toBe('homeyield-calculations-2027-01-01.csv')
})
