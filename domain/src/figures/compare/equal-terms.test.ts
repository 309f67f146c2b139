import { describe, expect, it } from 'vitest'
import { GOLDEN_HOME } from '../../analysis/testing/golden-deal.ts'
import { checkCriterion, criterionLabel, criterionProblem, describeCriterion } from './check-criterion.ts'
import { compare } from './compare.ts'
import { SAME_TERMS, sameTermsOf, withSameTerms } from './with-same-terms.ts'

const TODAY = '2026-11-22'

const YIELD = 'Enter a figure from −50 to 100'
const PER_CENT = 'Enter a figure from 0 to 100'
const CASH = 'Enter a figure from −1,000,000 to 1,000,000'

describe('the same deposit, rate and costs for all', () => {
  it('are those of the first, so that only the homes differ', () => {
    const split = { loans: [{ share_pct: 50, interest_rate: 4 }, { interest_rate: 9 }], years: 20 }
    const other = { ...GOLDEN_HOME, purchase_price: 700_000, deposit: 1, interest_rate: 1, rates: 9, analysis: split }
    const terms = sameTermsOf(GOLDEN_HOME, TODAY)
    const equal = withSameTerms(other, terms)
    expect(equal).toEqual({ ...GOLDEN_HOME, purchase_price: 700_000, analysis: { years: 20, loans: null } })
    const compared = compare(
      [GOLDEN_HOME, equal].map((inputs) => ({ name: '', inputs })),
      TODAY,
    )
    expect('value' in compared && compared.value.differing.map(({ name }) => name)).toEqual([
      'purchase_price',
      'analysis.years',
    ])
    expect(other.deposit).toBe(1)
  })

  it('have the average rate of several loans, not the one that does not count beside them', () => {
    const loans = [{ share_pct: 50, interest_rate: 4 }, { interest_rate: 9 }]
    expect(sameTermsOf({ ...GOLDEN_HOME, analysis: { loans } }, TODAY).interest_rate).toBe(6.5)
    const one = { ...GOLDEN_HOME, analysis: { loans: [{ interest_rate: 9 }] } }
    expect(sameTermsOf(one, TODAY).interest_rate).toBe(GOLDEN_HOME.interest_rate)
  })

  it('are the deposit, the rate and the costs that are not of the home', () => {
    expect(SAME_TERMS).toEqual([
      'deposit',
      'interest_rate',
      'insurance_cost',
      'repairs_maintenance',
      'rates',
      'contingency',
      'vacancy_cost',
      'property_management_fees',
      'other_expenses',
    ])
  })

  it('leave a calculation without an analysis without one', () => {
    const none = { ...GOLDEN_HOME, analysis: null, body_corporate_fees: 4000 }
    expect(withSameTerms(none, { ...sameTermsOf(GOLDEN_HOME, TODAY), vacancy_cost: 0 })).toEqual({
      ...none,
      vacancy_cost: 0,
    })
  })
})

describe('a criterion', () => {
  // The golden case: −572 a week, −2.61 % net, 80 % of the value.
  it.each([
    ['weekly_cash_flow', -600, -572, true, 28],
    ['weekly_cash_flow', -572, -572, true, 0],
    ['weekly_cash_flow', 0, -572, false, 572],
    ['net_rental_yield', -2.6, -2.61, false, 0.01],
    ['lvr', 80, 80, true, 0],
    ['lvr', 70, 80, false, 10],
  ] as const)('%s of %d: %d', (name, limit, value, meets, by) => {
    expect(checkCriterion(name, limit, { value })).toEqual({ meets, by })
  })

  it('is named by its side, and written with its unit', () => {
    expect(criterionLabel('net_rental_yield')).toBe('Net yield at least')
    expect(describeCriterion('net_rental_yield', 3)).toBe('Net yield at least 3.00%')
    expect(describeCriterion('lvr', 70)).toBe('LVR at most 70.00%')
    expect(describeCriterion('weekly_cash_flow', -100)).toBe('Cash each week at least −$100')
  })

  it('has limits', () => {
    const problems = [-51, -50, 100, 101, null].map((limit) => criterionProblem('net_rental_yield', limit))
    expect(problems).toEqual([YIELD, null, null, YIELD, null])
    expect([-1, 0, 100, 101].map((limit) => criterionProblem('lvr', limit))).toEqual([PER_CENT, null, null, PER_CENT])
    const cash = [-1_000_001, -1_000_000, 1_000_000, 1_000_001]
    expect(cash.map((limit) => criterionProblem('weekly_cash_flow', limit))).toEqual([CASH, null, null, CASH])
  })

  it('of a result that is not known is not known', () => {
    expect(checkCriterion('lvr', 70, { reason: 'missing_input', message: 'Add a price to see this.' })).toBeNull()
  })
})
