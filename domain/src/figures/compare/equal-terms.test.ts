import { describe, expect, it } from 'vitest'
import { GOLDEN_HOME } from '../../analysis/testing/golden-deal.ts'
import { checkCriterion } from './check-criterion.ts'
import { compare } from './compare.ts'
import { sameTermsOf, withSameTerms } from './with-same-terms.ts'

const TODAY = '2026-11-22'

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

  it('of a result that is not known is not known', () => {
    expect(checkCriterion('lvr', 70, { reason: 'missing_input', message: 'Add a price to see this.' })).toBeNull()
  })
})
