import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { isKnown } from '../../outcome/outcome.ts'
import { projectYears } from '../projection/project-years.ts'
import { NEWEST_PACK } from '../rules/packs.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { ANA, EARNING, LOSING, owned, summarisePortfolio, TODAY, withAnalysis } from '../testing/owned-homes.ts'
import { type OwnedHome, completeHome } from './owned-home.ts'

function yearOf(homes: readonly OwnedHome[], today = TODAY) {
  const { year } = summarisePortfolio(homes, today)
  if (!isKnown(year)) throw new Error(year.message)
  return year.value
}

describe('the year after tax', () => {
  it('agrees with year 1 of a home alone', () => {
    expect(yearOf(owned(LOSING))).toMatchObject({
      tax_year: 2028,
      income: 31_750,
      costs: 10_006.7,
      interest: 31_389.23,
      principal: 8253.89,
      cash_flow_before_tax: -17_899.82,
      taxable_income: 0,
      tax: 0,
      carried_forward: 13_395.93,
    })
    const halves = [
      { name: 'Ana', share_pct: 50, other_income: 74_000 },
      { name: 'Ben', share_pct: 50, other_income: 185_000 },
    ]
    expect(yearOf(owned(withAnalysis(EARNING, { owners: halves })))).toMatchObject({
      cash_flow_before_tax: 7260.4,
      taxable_income: 8141.82,
      tax: 2808.92,
      cash_flow_after_tax: 4451.48,
    })
  })

  it('sets the loss of one home off against the other, once for an owner, however the name is spelt', () => {
    const other = withAnalysis(EARNING, { owners: [{ ...ANA, name: ' ANA' }] })
    // 13,395.93 − 8,141.82
    expect(yearOf(owned(LOSING, other))).toMatchObject({
      homes: 2,
      taxable_income: 0,
      tax: 0,
      carried_forward: 5254.11,
      // −17,899.82 + 7,260.40
      cash_flow_after_tax: -10_639.42,
      owners: [{ name: 'Ana', homes: 2, taxable: 0, carried_forward: 5254.11, other_income_differs: false }],
    })
  })

  it('keeps a home on the property basis alone', () => {
    const alone = withAnalysis(LOSING, { ring_fence_basis: 'property' })
    // 8,141.82 at 33 %
    expect(yearOf(owned(alone, EARNING))).toMatchObject({
      taxable_income: 8141.82,
      tax: 2686.8,
      carried_forward: 13_395.93,
    })
  })

  it('counts what is brought forward for each home on the property basis', () => {
    const [one, other] = [1000, 2000].map((brought_forward) =>
      withAnalysis(EARNING, { ring_fence_basis: 'property', owners: [{ ...ANA, brought_forward }] }),
    )
    if (one === undefined || other === undefined) throw new Error('Two homes')
    // 2 × 8,141.82 − 3,000
    expect(yearOf(owned(one, other)).owners).toMatchObject([{ brought_forward: 3000, taxable: 13_283.64 }])
  })

  it('counts what is brought forward once, and the highest other income', () => {
    const before = { ...ANA, brought_forward: 10_000 }
    const poorer = { ...ANA, other_income: 60_000 }
    const homes = owned(
      withAnalysis(EARNING, { owners: [before] }),
      withAnalysis(EARNING, { owners: [{ ...before, ...poorer, brought_forward: 10_000 }] }),
    )
    // 16,283.64 − 10,000, at 33 %
    expect(yearOf(homes)).toMatchObject({
      taxable_income: 6283.64,
      tax: 2073.6,
      owners: [{ brought_forward: 10_000, other_income: 100_000, other_income_differs: true }],
    })
  })

  it('counts the other homes of an owner once, and taxes what these homes add to them', () => {
    const named = (other_residential_net: number) =>
      withAnalysis(LOSING, { owners: [{ ...ANA, other_residential_net }] })
    // 20,000 − 13,395.93, so that the loss saves 33 % of itself.
    expect(yearOf(owned(named(20_000)))).toMatchObject({ taxable_income: 6604.07, tax: -4420.66, carried_forward: 0 })
    // The highest that is not 0, whichever home gives it.
    const homes = [named(-5000), named(0), named(20_000)]
    expect(yearOf(owned(...homes)).owners).toMatchObject([{ homes: 3, other_residential_net: 20_000 }])
    expect(yearOf(owned(named(-5000), EARNING)).owners).toMatchObject([
      // 13,395.93 + 5,000 − 8,141.82
      { other_residential_net: -5000, taxable: 0, carried_forward: 10_254.11, tax: 0 },
    ])
  })

  it('has what each home adds to the tax, which need not add up', () => {
    const { homes, year } = summarisePortfolio(owned(LOSING, EARNING), TODAY)
    expect(year).toMatchObject({ value: { tax: 0 } })
    // Alone the second would be taxed on 8,141.82 at 33 %, which the loss of the first takes away.
    expect(homes.map(({ taxed }) => taxed)).toEqual([
      { value: { cash_flow_before_tax: -17_899.82, adds_to_tax: -2686.8 } },
      { value: { cash_flow_before_tax: 7260.4, adds_to_tax: 0 } },
    ])
  })

  it('leaves out a home whose owners cannot be told apart, and says why', () => {
    const half = { ...ANA, share_pct: 50 }
    const taxedOf = (...owners: readonly Partial<typeof ANA & { kind: 'company' }>[]) =>
      summarisePortfolio(owned(withAnalysis(EARNING, { owners })), TODAY).homes[0]?.taxed
    expect(taxedOf(half, { ...half, name: 'ANA ', other_income: 20_000 })).toEqual({
      reason: 'missing_input',
      message: 'Add a different name for each owner to see this.',
    })
    expect(taxedOf(half, { ...half, kind: 'company' })).toHaveProperty('value')
  })

  it('leaves out a home that is lived in, or has no owner, and says why', () => {
    const homes = owned({ ...EARNING, purpose: 'live_in' }, withAnalysis(EARNING, { owners: null }), LOSING)
    const portfolio = summarisePortfolio(homes, TODAY)
    expect(portfolio.homes.map(({ taxed }) => taxed)).toEqual([
      { reason: 'not_defined', message: 'You live there.' },
      { reason: 'missing_input', message: 'Add an owner to see this.' },
      { value: { cash_flow_before_tax: -17_899.82, adds_to_tax: 0 } },
    ])
    expect(portfolio.year).toMatchObject({ value: { homes: 1 } })
    expect(summarisePortfolio(homes.slice(0, 2), TODAY).year).toEqual({
      reason: 'missing_input',
      message: 'Add an owner to a home that you let to see this.',
    })
  })

  it.each([
    ['a main home, of whatever purpose', { ...withAnalysis(EARNING, { main_home: true }) }],
    [
      'a home to live in that is not the main one',
      { ...withAnalysis(EARNING, { main_home: false }), purpose: 'live_in' },
    ],
  ] as const)('leaves out %s', (_, home) => {
    const { taxed } = summarisePortfolio(owned(home), TODAY).homes[0] ?? {}
    expect(taxed).toMatchObject({ message: 'You live there.' })
  })

  it('has what is spent on a home, and the tax year of its last day', () => {
    const renovated = withAnalysis(LOSING, { capital_spend: { 1: 12_000 } })
    // −17,899.82 − 12,000
    expect(yearOf(owned(renovated))).toMatchObject({ capital_spend: 12_000, cash_flow_before_tax: -29_899.82 })
    expect(yearOf(owned(LOSING), '2026-04-01').tax_year).toBe(2027)
    expect(yearOf(owned(LOSING), '2026-04-02').tax_year).toBe(2028)
  })

  it('carries forward what the empty weeks cost beyond the rent', () => {
    const empty = withAnalysis({ ...EARNING, vacancy_cost: 40_000 }, { chattels_cost: 0 })
    // Rent 31,720; costs 7,200 and 8.5 % of it; interest 10,461.98.
    expect(yearOf(owned(empty))).toMatchObject({ income: -8280, taxable_income: 0, carried_forward: 28_638.18 })
  })

  it('leaves out a home without a rent or a term, and counts one without a loan', () => {
    const taxedOf = (changes: Partial<typeof EARNING>) =>
      summarisePortfolio(owned({ ...EARNING, ...changes }), TODAY).homes[0]?.taxed
    expect(taxedOf({ rent_source: null, weekly_rental_income: null })).toMatchObject({
      message: 'Add a rent to see this.',
    })
    const noTerm = { repayment_type: 'Interest only', loan_duration_months: null } as const
    expect(taxedOf(noTerm)).toMatchObject({ message: 'Add a term to the loan to see its payments.' })
    expect(taxedOf({ deposit: 450_000, interest_rate: null })).toHaveProperty('value')
  })

  it('taxes a company at its own rate, and nothing before the rules', () => {
    const company = withAnalysis(EARNING, { owners: [{ ...ANA, kind: 'company' }] })
    // 8,141.82 at 28 %
    expect(yearOf(owned(company))).toMatchObject({ tax: 2279.71, owners: [{ kind: 'company' }] })
    const before = withAnalysis(EARNING, { settlement_date: '2018-01-10' })
    expect(summarisePortfolio(owned(before), '2019-12-01').year).toMatchObject({ reason: 'before_rules' })
  })

  it('leaves out a home that settles after it', () => {
    const taxedOf = (settlement_date: string) =>
      summarisePortfolio(owned(withAnalysis(EARNING, { settlement_date })), TODAY).homes[0]?.taxed
    expect(taxedOf('2029-03-01')).toEqual({
      reason: 'not_defined',
      message: 'It settles after this year, on 1 Mar 2029.',
    })
    // At most twelve months ahead.
    expect(taxedOf('2027-12-02')).toHaveProperty('message', 'It settles after this year, on 2 Dec 2027.')
    expect(taxedOf('2027-12-01')).toHaveProperty('value')
    const later = withAnalysis(EARNING, { settlement_date: '2029-03-01' })
    expect(yearOf(owned(LOSING, later))).toMatchObject({ homes: 1, income: 31_750, tax: 0, carried_forward: 13_395.93 })
  })

  it('begins today: today’s rent, the repayments that follow, and the chattels of that year', () => {
    const later = yearOf(owned(LOSING), '2027-12-01')
    // Year 2 of reference case P2: interest 34,184.04; chattels 25 % of 11,250.
    expect(later).toMatchObject({
      tax_year: 2029,
      income: 31_750,
      costs: 10_006.7,
      interest: 34_184.04,
      principal: 7791.08,
    })
    expect(later.carried_forward).toBe(15_253.24)
  })
})

describe('value, debt and cash', () => {
  it('sums what is known, and counts the homes', () => {
    const unpriced = { ...GOLDEN_HOME, purchase_price: null, deposit: null }
    const { totals, homes } = summarisePortfolio(owned(LOSING, EARNING, unpriced), TODAY)
    expect(totals).toEqual({
      value: { value: 1_300_000, homes: 2 },
      debt: { value: 882_500, homes: 2 },
      equity: { value: 417_500, homes: 2 },
      lvr: { value: 67.88, homes: 2 },
      weekly_cash_flow: { value: expect.any(Number) as number, homes: 3 },
    })
    expect(homes[2]).toMatchObject({ value: { reason: 'missing_input' }, debt: { reason: 'missing_input' } })
    // The golden case on its own loan.
    expect(summarisePortfolio(owned(GOLDEN_HOME), TODAY).totals.weekly_cash_flow).toEqual({ value: -572, homes: 1 })
  })

  it('owes what is left on the day, of the value that is chosen', () => {
    const valued = { ...withAnalysis(LOSING, { value_source: 'capital_value' }), capital_value: 900_000 }
    const [home] = summarisePortfolio(owned(valued), '2027-12-01').homes
    // The balance after year 1 of loan G.
    expect(home).toMatchObject({
      value_source: 'capital_value',
      value: { value: 900_000 },
      debt: { value: 671_746.11 },
      equity: { value: 228_253.89 },
      lvr: { value: 74.64 },
    })
  })

  it('is settled since the first of several loans is owed', () => {
    const loan = { amount: 200_000, owed_on: '2022-01-10', term_months: 300 }
    const settled = withAnalysis(LOSING, { settlement_date: null, current_value: 905_000, loans: [loan, loan] })
    expect(summarisePortfolio(owned(settled), TODAY).homes[0]).toMatchObject({ value: { value: 905_000 } })
  })

  it('owes what was borrowed before the settlement, and while rate or term are missing', () => {
    const soon = withAnalysis(EARNING, { settlement_date: '2027-03-01' })
    const noRate = { ...EARNING, interest_rate: null }
    const debts = summarisePortfolio(owned(soon, noRate), TODAY).homes.map(({ debt }) => debt)
    expect(debts).toEqual([{ value: 202_500 }, { value: 202_500 }])
  })

  it('has no cash where loans are owed that cannot be counted, with or without a price', () => {
    const loan = { amount: 200_000, owed_on: TODAY, interest_rate: 6 }
    const noTerm = { ...withAnalysis(GOLDEN_HOME, { loans: [loan, loan] }), loan_duration_months: null }
    const unpriced = { ...noTerm, purchase_price: null, deposit: null }
    const { homes, totals } = summarisePortfolio(owned(noTerm, unpriced, { ...noTerm, deposit: 850_000 }), TODAY)
    const lacking = { reason: 'missing_input', message: 'Add a term to the first loan to see its payments.' }
    expect(homes.map((home) => home.weekly_cash_flow)).toEqual([lacking, lacking, lacking])
    expect(totals.weekly_cash_flow).toEqual({ value: null, homes: 0 })
  })

  it('owes all of a loan without a term, and has no cash without a rent', () => {
    const noTerm = { ...EARNING, repayment_type: 'Interest only', loan_duration_months: null } as const
    const noRent = { ...EARNING, rent_source: null, weekly_rental_income: null }
    const { homes } = summarisePortfolio(owned(noTerm, noRent), '2027-12-01')
    expect(homes[0]?.debt).toEqual({ value: 202_500 })
    const lacksBoth = summarisePortfolio(owned({ ...noRent, interest_rate: null }), TODAY).homes[0]
    for (const home of [homes[1], lacksBoth]) {
      expect(home?.weekly_cash_flow).toMatchObject({ message: 'Add a rent and the loan to see this.' })
    }
  })

  it('leaves a home out of the LVR whose debt is not known', () => {
    const { totals } = summarisePortfolio(owned(EARNING, { ...EARNING, deposit: null }), TODAY)
    expect(totals).toMatchObject({ value: { value: 900_000, homes: 2 }, lvr: { value: 45, homes: 1 } })
  })

  it('is empty without homes', () => {
    const { homes, totals, rate_ends } = summarisePortfolio([], TODAY)
    expect([homes, rate_ends, totals.value, totals.lvr]).toEqual([
      [],
      [],
      { value: null, homes: 0 },
      { value: null, homes: 0 },
    ])
  })
})

it('lists when rates end, floating ones first, with what is owed then', () => {
  const { rate_ends } = summarisePortfolio(owned(LOSING, EARNING), TODAY)
  expect(rate_ends.map(({ property, loan, fixed_until, rate }) => [property, loan, fixed_until, rate])).toEqual([
    ['Losing', 'C', null, 5.79],
    ['Earning', 'Loan 1', null, 5.2],
    ['Losing', 'A', '2027-12-01', 4.49],
    ['Losing', 'B', '2029-12-01', 4.99],
  ])
  // Loan A (docs/method/loans.md, "Worked example") after year 1.
  expect(rate_ends[2]?.balance).toBe(334_509.6)
  const after = summarisePortfolio(owned(LOSING), '2028-01-01').rate_ends
  expect(after.find(({ loan }) => loan === 'A')).toMatchObject({ fixed_until: null, rate: 5.49 })
  // On the day itself the rate has ended, and after the last repayment there is none.
  const onTheDay = summarisePortfolio(owned(LOSING), '2027-12-01').rate_ends
  expect(onTheDay.map(({ loan, fixed_until }) => [loan, fixed_until])).toEqual([
    ['A', null],
    ['C', null],
    ['B', '2029-12-01'],
  ])
  expect(summarisePortfolio(owned(LOSING, EARNING), '2057-01-01').rate_ends).toEqual([])
  const sooner = withAnalysis(LOSING, { loans: [{ fixed_until: '2027-06-01', interest_rate: 5 }] })
  expect(summarisePortfolio(owned(LOSING, sooner), TODAY).rate_ends.map(({ fixed_until }) => fixed_until)).toEqual([
    null,
    '2027-06-01',
    '2027-12-01',
    '2029-12-01',
  ])
})

it('lists no end of a rate while a loan of the home is not known, and none of a loan of nothing', () => {
  const given = [{ amount: 340_000, interest_rate: 5 }, { amount: 340_000 }]
  const unknown = { ...withAnalysis(LOSING, { loans: given }), interest_rate: null }
  expect(summarisePortfolio(owned(unknown), TODAY).rate_ends).toEqual([])
  const nothing = withAnalysis(LOSING, { loans: [{ name: 'All' }, { name: 'None', share_pct: 0 }] })
  expect(summarisePortfolio(owned(nothing), TODAY).rate_ends.map(({ loan }) => loan)).toEqual(['All'])
})

it('lists no end of a rate after the last repayment of its loan', () => {
  const short = withAnalysis(LOSING, {
    loans: [{ amount: 680_000, interest_rate: 5, fixed_until: '2028-12-01', term_months: 12 }],
  })
  expect(summarisePortfolio(owned(short), TODAY).rate_ends).toEqual([])
})

it('is, of one home, year 1 of its years ahead', () => {
  const owner = fc.record({
    kind: fc.constantFrom('individual' as const, 'trust' as const),
    other_income: fc.integer({ min: 0, max: 200_000 }),
    other_residential_net: fc.oneof(fc.constant(0), fc.integer({ min: -40_000, max: 90_000 })),
    brought_forward: fc.integer({ min: 0, max: 20_000 }),
  })
  const home = fc.record({
    weekly_rental_income: fc.integer({ min: 100, max: 1500 }),
    settlement_date: fc.constantFrom('2015-03-31', '2021-04-01', '2024-02-29', '2026-12-01', '2027-11-30'),
    ring_fence_basis: fc.constantFrom('portfolio' as const, 'property' as const),
    purchase_legal_fees: fc.constantFrom(0, 2800),
    owner,
  })
  fc.assert(
    fc.property(home, ({ weekly_rental_income, owner: one, ...analysis }) => {
      const inputs = withAnalysis(
        { ...EARNING, weekly_rental_income },
        { ...analysis, acquired_date: null, years: 4, owners: [one] },
      )
      const { deal, analysis: plan } = completeHome({ id: '0', property: '', inputs }, TODAY)
      if (!isKnown(deal)) throw new Error(deal.message)
      const [first] = projectYears(NEWEST_PACK, deal.value, plan).years
      const { homes } = summarisePortfolio(owned(inputs), TODAY)
      expect(yearOf(owned(inputs)).cash_flow_before_tax).toBe(first?.cash_flow_before_tax)
      // A home that settles in a later tax year has that year's rates ahead.
      if (plan.start !== TODAY) return
      expect(homes[0]?.taxed).toEqual({
        value: { cash_flow_before_tax: first?.cash_flow_before_tax, adds_to_tax: first?.tax },
      })
      expect(yearOf(owned(inputs))).toMatchObject({ tax: first?.tax, cash_flow_after_tax: first?.cash_flow_after_tax })
    }),
    { numRuns: Math.min(inject('propertyRuns'), 60) },
  )
})

it('never taxes more on the portfolio basis than on the property basis, and loses nothing', () => {
  const rent = fc.integer({ min: 100, max: 1500 })
  const share = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(fc.array(fc.tuple(rent, share), { minLength: 1, maxLength: 5 }), (homes) => {
      const on = (ring_fence_basis: 'portfolio' | 'property') =>
        yearOf(
          owned(
            ...homes.map(([weekly_rental_income, first]) =>
              withAnalysis(
                { ...EARNING, weekly_rental_income },
                {
                  ring_fence_basis,
                  owners: [
                    { ...ANA, share_pct: first },
                    { ...ANA, name: 'Ben', share_pct: 100 - first },
                  ],
                },
              ),
            ),
          ),
        )
      const [together, alone] = [on('portfolio'), on('property')]
      expect(together.tax).toBeLessThanOrEqual(alone.tax)
      for (const { owners } of [together, alone]) {
        for (const { residential_income, deductions, taxable, carried_forward } of owners) {
          expect(taxable - carried_forward).toBeCloseTo(residential_income - deductions, 2)
        }
      }
    }),
    { numRuns: Math.min(inject('propertyRuns'), 100) },
  )
})

describe('the first year beside the week', () => {
  const homes = (analysis: GivenAnalysis) => {
    const plain = withAnalysis(EARNING, { settlement_date: TODAY, ...analysis })
    return summarisePortfolio(owned(plain), TODAY).homes[0]
  }

  it('is the same, or says which change is in it', () => {
    expect(homes({})?.year_differs).toBeNull()
    expect(homes({ loans: [{ fixed_until: '2027-06-01', rate_after: 8 }] })?.year_differs).toBe(
      'The first year holds a change on 1 Jun 2027, so it is not 52 times the week.',
    )
  })

  it('says nothing of a home whose week or year is not known', () => {
    expect(homes({ settlement_date: '2028-06-01' })?.year_differs).toBeNull()
    expect(summarisePortfolio(owned({ ...EARNING, purpose: 'live_in' }), TODAY).homes[0]?.year_differs).toBeNull()
  })
})
