import { describe, expect, it } from 'vitest'
import { analyse } from '../analyse.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { completeGiven } from '../testing/complete-given.ts'
import { A, B, C, GOLDEN_HOME } from '../testing/golden-deal.ts'

const options = { premium: true, withPayments: false, today: '2026-11-22' }
const analysisOf = (given: GivenAnalysis, changes: Partial<typeof GOLDEN_HOME> = {}, premium = true) =>
  analyse({ ...GOLDEN_HOME, ...changes }, completeGiven(given, '2026-12-01'), { ...options, premium })
const missing = (what: string) => ({ reason: 'missing_input', message: `Add ${what} to see this.` })

describe('a lender’s figures of the golden case', () => {
  it('have the thresholds of an investor, at the loan’s rate and 2.5 points', () => {
    expect(analysisOf({ gross_income: 143_000, rent_shading_pct: 25 }).lender).toEqual({
      value: {
        loan: 680_000,
        value: { value: 850_000 },
        total_debt: 680_000,
        test_rate: { value: 8.99 },
        lvr: { value: 80 },
        lvr_threshold: 70,
        lvr_share_pct: 10,
        max_loan_at_threshold: { value: 595_000 },
        dti_threshold: 7,
        dti_share_pct: 20,
        rent_shading_pct: 25,
        income: { value: 167_765 },
        dti: { value: 4.05 },
        max_debt: { value: 1_174_355 },
        headroom: { value: 494_355 },
        interest_cover: { value: 0.41 },
        exempt: false,
        shaded: {
          rent_shading_pct: 25,
          income: { value: 167_765 },
          dti: { value: 4.05 },
          max_debt: { value: 1_174_355 },
          headroom: { value: 494_355 },
          interest_cover: { value: 0.41 },
        },
      },
    })
  })

  it('are those of an owner-occupier, of a new build and of other debt', () => {
    const given = { gross_income: 150_000, other_debt: 20_000, owner_occupied: true, new_build: true }
    // 52 × 635 and 150,000 are 183,020.
    expect(analysisOf(given).lender).toMatchObject({
      value: {
        total_debt: 700_000,
        lvr_threshold: 80,
        lvr_share_pct: 25,
        dti_threshold: 6,
        dti: { value: 3.82 },
        max_debt: { value: 1_098_120 },
        headroom: { value: 398_120 },
        exempt: true,
        // 75 % of the rent is 24,765.
        shaded: { rent_shading_pct: 25, income: { value: 174_765 } },
      },
    })
  })

  it('test several loans at their mean rate, or at a given one', () => {
    // (340,000 × 4.49 + 240,000 × 4.99 + 100,000 × 5.79) / 680,000 + 2.5 = 7.3576
    const loans = [A, B, C]
    expect(analysisOf({ loans }).lender).toHaveProperty('value.test_rate', { value: 7.3576 })
    expect(analysisOf({ test_rate: 8 }).lender).toMatchObject({
      value: { test_rate: { value: 8 }, interest_cover: { value: 0.61 } },
    })
  })

  it('compare the loan with a chosen value, for everybody', () => {
    const values = { capital_value: 800_000, estimated_value: 1_000_000 }
    expect(analysisOf({ value_source: 'capital_value' }, values, false).lvr).toEqual({ value: 85 })
    expect(analysisOf({ value_source: 'estimated_value' }, values).lvr).toEqual({ value: 68 })
    expect(analysisOf({ value_source: 'estimated_value' }, values).lender).toHaveProperty('value.lvr', { value: 68 })
    expect(analysisOf({ value_source: 'estimated_value' }).lvr).toEqual(missing('an estimated value'))
    for (const capital_value of [null, 0]) {
      expect(analysisOf({ value_source: 'capital_value' }, { capital_value }).lvr).toEqual(missing('a capital value'))
    }
  })

  it('say what is missing, each for itself', () => {
    const income = missing('your income')
    expect(analysisOf({}).lender).toMatchObject({
      value: { lvr: { value: 80 }, dti: income, max_debt: income, headroom: income, interest_cover: { value: 0.54 } },
    })
    const noRent = { rent_source: null, weekly_rental_income: null }
    expect(analysisOf({ gross_income: 0 }, noRent).lender).toMatchObject({ value: { dti: missing('a rent') } })
    expect(analysisOf({ gross_income: 0 }, { weekly_rental_income: 0 }).lender).toMatchObject({
      value: { lvr: { value: 80 }, dti: income, max_debt: income, headroom: income },
    })
    expect(analysisOf({ gross_income: 0 }).lender).toMatchObject({ value: { income: { value: 33_020 } } })
    expect(analysisOf({ gross_income: 90_000 }, { interest_rate: null }).lender).toMatchObject({
      value: {
        dti: { value: 5.53 },
        interest_cover: { message: 'Add an interest rate to the loan to see its payments.' },
      },
    })
    const nothingBorrowed = { reason: 'not_defined', message: 'There is no interest to cover.' }
    expect(analysisOf({ test_rate: 8 }, { deposit: 850_000 }).lender).toMatchObject({
      value: { lvr: { value: 0 }, interest_cover: nothingBorrowed },
    })
    expect(analysisOf({}, { deposit: null }).lender).toEqual(missing('a deposit'))
  })

  it('are for Premium', () => {
    expect(analysisOf({}, {}, false).lender).toMatchObject({ reason: 'premium_required' })
  })
})
