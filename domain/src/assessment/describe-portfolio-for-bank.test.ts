import { expect, it } from 'vitest'
import { owned, summarisePortfolio, withAnalysis } from '../analysis/testing/owned-homes.ts'
import { GOLDEN_HOME } from '../analysis/testing/golden-deal.ts'
import type { GivenAnalysis } from '../analysis/inputs/analysis-inputs.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import type { Person } from '../calculation/household.ts'
import { describePortfolioForBank } from './describe-portfolio-for-bank.ts'

const DAY = '2026-11-26'
const HALF = { share_pct: 50, interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }

/** Reference case L13, worth 905,000: 626,539.82 is owed, and 1,010.38 paid a week. */
function l13(analysis: GivenAnalysis = {}, changes: Partial<CalculationInputs> = {}): CalculationInputs {
  const home = { ...GOLDEN_HOME, property: '1 Long Street, Napier', ...changes }
  return withAnalysis(home, {
    settlement_date: '2022-01-10',
    current_value: 905_000,
    rent_shading_pct: 25,
    loans: [HALF, { ...HALF, name: 'Rest', share_pct: null }],
    ...analysis,
  })
}

function describeHomes(homes: readonly CalculationInputs[], household: readonly Person[] = [], left_out = 0) {
  return describePortfolioForBank({ left_out, ...summarisePortfolio(owned(...homes), DAY, household) }, DAY)
}

const ANA = { name: 'Ana', share_pct: 60, other_income: 95_000 }
const BEN = { name: 'Ben', share_pct: 40, other_income: 48_000 }

it('sums debts over worths, and debts and repayments over all incomes', () => {
  const page = describeHomes([l13({ owners: [ANA, BEN] }), l13({ owners: [{ ...ANA, name: 'ana ', share_pct: 100 }] })])
  expect(page.lender?.bars.map(({ name, value }) => [name, value])).toEqual([
    ['lvr', '69.23%'],
    // 1,253,079.64 by 143,000 and 75 % of 66,040.
    ['dti', '6.51 times'],
    // 49,530 by 9.4 % of what is owed.
    ['interest_cover', '0.42 times'],
  ])
  expect(page.lender?.figures.slice(0, 2)).toEqual([
    { label: 'Owed in all', value: '$1,253,080', note: 'On 2 homes' },
    { label: 'Worth in all', value: '$1,810,000', note: 'Of 2 homes' },
  ])
  // 70 % of 1,810,000 less 1,253,079.64.
  expect(page.lender?.figures[3]).toEqual({
    label: 'Headroom to 70%',
    value: '$13,920',
    note: 'What is left until then',
  })
  expect(page.repayments).toEqual([
    { label: 'Repayments today', value: '$8,757 a month', note: '$2,021 a week' },
    // 1,251.13 for each of four loans: 1,010.38 more the level payment at 9.4 % less that at 6.9 %, of 653 payments.
    { label: 'Repayments at 9.40%', value: '$10,843 a month', note: '$2,502 a week' },
    // 192,530 by 52 weeks of it.
    {
      label: 'Cover at 9.40%',
      value: '1.48 times',
      note: 'All income, with the rents, divided by all repayments at that rate',
    },
  ])
  expect(page.borrowers.rows).toEqual([
    { number: 1, name: 'Ana', cells: ['A person', '$95,000'] },
    { number: 2, name: 'Ben', cells: ['A person', '$48,000'] },
  ])
  expect(page.income.map(({ value }) => value)).toEqual(['$143,000', '$66,040'])
})

it('lists homes and loans as they are today', () => {
  const { homes, loans } = describeHomes([l13(), l13({}, { purpose: 'live_in' })])
  expect(homes?.rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['1 Long Street, Napier', '$905,000', '$626,540', '$278,460', '69.23%', '$635'],
    ['1 Long Street, Napier', '$905,000', '$626,540', '$278,460', '69.23%', '–'],
  ])
  expect(loans.rows).toHaveLength(4)
  expect(loans.rows[1]).toEqual({
    number: 2,
    name: '1 Long Street: Rest',
    cells: ['$313,269.91', '6.90%', 'Floating', '25 years 1 month', '$1,010.38 a fortnight', 'No'],
  })
  expect(describeHomes([l13({}, { property: ', Remuera' })]).loans.rows[1]?.name).toBe(', Remuera: Rest')
  // Nothing in it is a function: it is sent to a thread that draws it.
  expect(JSON.parse(JSON.stringify({ homes, loans }))).toEqual({ homes, loans })
})

it('has the people of the household once, and an income that was given for a home', () => {
  const carl = { id: '1', name: 'Carl', kind: 'individual', other_income: 60_000, other_residential_net: 0 } as const
  expect(describeHomes([l13({ owners: [ANA, BEN] })], [carl]).borrowers.rows.map(({ name }) => name)).toEqual([
    'Carl',
    'Ana',
    'Ben',
  ])
  const { borrowers, income } = describeHomes([l13({ gross_income: 143_000 }), l13({ gross_income: 100_000 })])
  expect(borrowers.missing).toBe('No person is named.')
  expect(income[0]).toMatchObject({
    value: '$143,000',
    note: 'A year, the highest that is given for a home, without rents',
  })
  expect(describeHomes([l13()]).lender?.bars[1]).toMatchObject({ value: null, verdict: 'Add your income to see this.' })
})

it('says of how many homes the worth is the price', () => {
  const paid = l13({ current_value: null })
  const of = (which: string) => `The worth of ${which} is the purchase price, because none is given for today.`
  expect(describeHomes([l13(), paid]).counted[0]).toBe(of('1 of 2 homes'))
  expect(describeHomes([paid]).counted[0]).toBe(of('each home'))
  expect(describeHomes([l13()]).counted[0]).toMatch(/^Loan to value/u)
})

it('says whose incomes are counted, and of which homes there is a rent', () => {
  const { counted } = describeHomes([l13({ gross_income: 200_000, owners: [ANA, BEN] }, { purpose: 'live_in' })])
  expect(counted).toContain(
    'The people are everybody in the household, and anyone else who owns a home. An income that is given for a home is counted only while none of them has one: then the highest.',
  )
  expect(counted).toContain('No rent is counted; a home that somebody here lives in brings none.')
})

it('is that of owner-occupiers while no home is let', () => {
  const own = l13({ owners: [ANA, BEN] }, { purpose: 'live_in' })
  expect(describeHomes([own]).lender?.bars).toMatchObject([
    { verdict: 'Not above 80%' },
    { verdict: 'Not above 6 times' },
  ])
  const both = describeHomes([own, l13()])
  expect(both.lender?.bars[0]).toMatchObject({ verdict: 'Not above 70%' })
  expect(both.counted).toContain('The thresholds are those of investors, because a home is let.')
  expect(both.counted).toContain(
    'The rents are those of 1 of 2 homes, each at the part that is set for its home, 75% in all; a home that somebody here lives in brings none.',
  )
})

it('counts each rent at the part of its own home', () => {
  const own = l13({ owners: [ANA, BEN] }, { purpose: 'live_in' })
  const whole = l13({ rent_shading_pct: 0 })
  // 143,000 and 52 × 635, of which a home to live in takes nothing.
  expect(incomeWithRents([own, whole])).toBe('$176,020')
  // 143,000, 75 % of 33,020 and 33,020.
  const mixed = [l13({ owners: [ANA, BEN] }), whole]
  expect(incomeWithRents(mixed)).toBe('$200,785')
  expect(describeHomes(mixed).counted.join(' ')).toContain('set for its home, 87.5% in all')
})

function incomeWithRents(homes: readonly CalculationInputs[]) {
  return describeHomes(homes).lender?.figures.find(({ label }) => label === 'Income with the rent')?.value
}

it('says which home is not known', () => {
  const unknown = { ...GOLDEN_HOME, property: '2 Short Street, Napier' }
  const noDeposit = { ...unknown, deposit: null }
  const both = describeHomes([l13(), noDeposit])
  expect(both.homes?.note).toBe(
    '2 Short Street, Napier is not counted in what follows from all homes: Add a deposit to see this.',
  )
  expect(both.lender?.bars[0]?.value).toBe('69.23%')
  expect(both.income[1]).toMatchObject({ value: '$33,020' })
  expect(describeHomes([noDeposit])).toMatchObject({
    lender: null,
    missing: 'Add what is owed on a home to see this.',
  })
  const owed = { amount: 1000, owed_on: DAY, term_months: 300 }
  const unvalued = describeHomes([withAnalysis({ ...unknown, purchase_price: null }, { loans: [owed] })])
  expect(unvalued.lender?.bars[0]?.verdict).toBe('2 Short Street, Napier: Add a purchase price to see this.')
})

it('says how many homes are not there', () => {
  expect(describeHomes([l13()], [], 3).counted[0]).toBe('Only the first 1 homes by address are here. 3 more are owned.')
})

it('has the confirmed rules of lending', () => {
  const { rulesTitle, rules } = describeHomes([l13()])
  expect(rulesTitle).toBe('Rules as at 26 Nov 2026')
  expect(rules[0]).toMatch(/^Loan to value, from 1 Dec 2025: above 70 %/u)
  expect(rules.join()).not.toMatch(/not confirmed/iu)
})
