import { describe, expect, it } from 'vitest'
import type { Purpose } from '../../calculation/purpose.ts'
import { analyse } from '../analyse.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { completeAnalysis } from '../inputs/complete-analysis.ts'
import { NEWEST_PACK } from '../rules/packs.ts'
import { A, B, C, GOLDEN_HOME } from '../testing/golden-deal.ts'

const TODAY = '2026-11-22'
const options = { premium: false, withPayments: false, today: TODAY }
const HOUSEHOLD = { gross_income: 150_000, other_debt: 20_000 }
const missing = (what: string) => ({ reason: 'missing_input', message: `Add ${what} to see this.` })
const NO_RENT = { reason: 'not_defined', message: 'No rent is counted for a home that its buyer lives in.' }
const REQUIRED = { reason: 'premium_required' }

function analysed(analysis: GivenAnalysis, changes: Partial<typeof GOLDEN_HOME> = {}, premium = false) {
  const home = { ...GOLDEN_HOME, ...changes }
  return analyse(home, completeAnalysis({ purpose: 'live_in', analysis }, '2026-12-01', premium), {
    ...options,
    premium,
  })
}

describe('whether a household can afford to live in a home', () => {
  it('counts the golden case against the limits of an owner-occupier, without the rent of the home', () => {
    expect(analysed(HOUSEHOLD).afford).toEqual({
      value: {
        gross_income: { value: 150_000 },
        lvr: { value: 80 },
        // 700,000 / 150,000
        dti: { value: 4.67 },
        // 6 × 150,000
        max_debt: { value: 900_000 },
        test_rate: { value: 8.99 },
        // 1,980.72343 and 2,522.02681 a fortnight
        weekly_payment: { value: 990.36 },
        weekly_payment_at_test_rate: { value: 1261.01 },
        // 170,000 / 0.20; 170,000 + 900,000 − 20,000
        most_price: { value: 850_000 },
        most_price_by_income: { value: 1_050_000 },
        most_price_by_deposit: { value: 850_000 },
      },
    })
  })

  it('finds the most that the income and the deposit buy, whichever limits it, before a price is known', () => {
    const { afford } = analysed({ gross_income: 100_000 }, { purchase_price: null })
    // 170,000 + 600,000
    expect(afford).toMatchObject({
      value: {
        most_price: { value: 770_000 },
        lvr: missing('a purchase price'),
        dti: missing('a purchase price'),
        weekly_payment: missing('a purchase price'),
      },
    })
    expect(analysed({ gross_income: 1_000, other_debt: 900_000 }).afford).toMatchObject({
      value: { most_price: { value: 0 } },
    })
  })

  it('pays several loans at the test rate, each at its own rate and 2.5 points', () => {
    // 6.99 % of 340,000: 26 × 1,132.07; 7.49 % of 240,000, interest only: 12 × 1,498; 8.29 % of 100,000: 52 × 173.72
    expect(analysed({ ...HOUSEHOLD, loans: [A, B, C] }, {}, true).afford).toMatchObject({
      value: { test_rate: { value: 7.3576 }, weekly_payment_at_test_rate: { value: 1040.85 } },
    })
  })

  it('pays at a test rate of one’s own', () => {
    // 680,000 at 8 % over 780 fortnights: 2,301.90
    expect(analysed({ ...HOUSEHOLD, test_rate: 8 }).afford).toMatchObject({
      value: { test_rate: { value: 8 }, weekly_payment_at_test_rate: { value: 1150.95 } },
    })
  })

  it('counts the limits of an investor throughout where the bank is told of no owner-occupier', () => {
    expect(analysed({ ...HOUSEHOLD, owner_occupied: false }).afford).toMatchObject({
      value: {
        // 7 × 150,000; 170,000 / 0.30; 170,000 + 1,050,000 − 20,000
        max_debt: { value: 1_050_000 },
        most_price_by_deposit: { value: 566_666.67 },
        most_price_by_income: { value: 1_200_000 },
      },
    })
  })

  it('takes its limits from the rules', () => {
    const { loanToValue, debtToIncome } = NEWEST_PACK
    const [basis] = loanToValue.ownerOccupier
    if (basis === undefined) throw new Error('No limit')
    const stricter = {
      ...NEWEST_PACK,
      loanToValue: { ...loanToValue, ownerOccupier: [{ ...basis, value: { above: 75, sharePct: 5 } }] },
      debtToIncome: { ...debtToIncome, ownerOccupier: [{ ...basis, value: { above: 5, sharePct: 5 } }] },
    }
    const inputs = completeAnalysis({ purpose: 'live_in', analysis: HOUSEHOLD }, '2026-12-01', true)
    // 170,000 / 0.25; 170,000 + 5 × 150,000 − 20,000
    expect(analyse(GOLDEN_HOME, inputs, { ...options, packs: [stricter] }).afford).toMatchObject({
      value: { most_price_by_deposit: { value: 680_000 }, most_price_by_income: { value: 900_000 } },
    })
  })

  it('has no limit before the first that is known', () => {
    const inputs = completeAnalysis({ purpose: 'live_in', analysis: HOUSEHOLD }, '2026-12-01', true)
    const { afford, lender } = analyse(GOLDEN_HOME, inputs, { ...options, today: '2024-06-30' })
    const noLimit = { reason: 'not_defined', message: 'No limit is known for that day.' }
    expect(afford).toMatchObject({
      value: { most_price: noLimit, most_price_by_income: noLimit, most_price_by_deposit: noLimit, lvr: { value: 80 } },
    })
    expect(lender).toMatchObject({
      value: { lvr_threshold: null, dti_threshold: null, max_loan_at_threshold: noLimit, max_debt: noLimit },
    })
  })

  it('says what is missing, each for itself', () => {
    expect(analysed({}).afford).toMatchObject({
      value: {
        gross_income: missing('your income'),
        lvr: { value: 80 },
        dti: missing('your income'),
        weekly_payment: { value: 990.36 },
        most_price: missing('your income'),
        most_price_by_deposit: { value: 850_000 },
      },
    })
    expect(analysed(HOUSEHOLD, { deposit: null }).afford).toMatchObject({
      value: { most_price: missing('a deposit'), lvr: missing('a deposit') },
    })
    const noRate = { message: 'Add an interest rate to the loan to see its payments.' }
    expect(analysed(HOUSEHOLD, { interest_rate: null }).afford).toMatchObject({
      value: { dti: { value: 4.67 }, weekly_payment: noRate, weekly_payment_at_test_rate: noRate },
    })
  })

  it.each<Purpose>(['rent_out', 'client'])('is of no other home: %s', (purpose) => {
    const { afford } = analyse(
      GOLDEN_HOME,
      completeAnalysis({ purpose, analysis: HOUSEHOLD }, '2026-12-01', true),
      options,
    )
    expect(afford).toMatchObject({ reason: 'not_defined' })
  })
})

describe('a lender’s figures of a home to live in', () => {
  it('have the limits of an owner-occupier and no rent of the home; their ratios are free', () => {
    const { lender } = analysed(HOUSEHOLD)
    expect(lender).toMatchObject({
      value: {
        lvr_threshold: 80,
        dti_threshold: 6,
        income: { value: 150_000 },
        dti: { value: 4.67 },
        max_debt: { value: 900_000 },
        headroom: REQUIRED,
        interest_cover: NO_RENT,
        shaded: { dti: REQUIRED, interest_cover: NO_RENT },
      },
    })
    // 900,000 − 700,000
    expect(analysed(HOUSEHOLD, {}, true).lender).toMatchObject({
      value: { headroom: { value: 200_000 }, interest_cover: NO_RENT, shaded: { interest_cover: NO_RENT } },
    })
  })
})
