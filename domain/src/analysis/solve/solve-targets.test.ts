import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AppraisalInputs } from '../../appraisal/appraise.ts'
import { appraise } from '../../appraisal/appraise.ts'
import { toCents } from '../../money/round.ts'
import { analyse } from '../analyse.ts'
import type { AnalysisInputs, GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { countLoans } from '../../loans/count-loans.ts'
import { scaleLoans } from '../../loans/scale-loans.ts'
import { completeGiven } from '../testing/complete-given.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
import type { Solves } from './solve-targets.ts'
import { slowRuns } from '../testing/slow-runs.ts'

const TODAY = '2026-12-01'
const premium = { premium: true, withPayments: false, today: TODAY }

/** The ordinary calculation with an answer, its loans divided anew. */
function ordinary(analysis: GivenAnalysis, changes: Partial<AppraisalInputs>) {
  const changed = { ...GOLDEN_HOME, ...changes }
  const loan = (changed.purchase_price ?? 0) - (changed.deposit ?? 0)
  const loans = scaleLoans(analysis.loans ?? [], 680_000, Math.max(toCents(loan), 0))
  return appraise(changed, countLoans(changed, { ...analysis, loans }, TODAY))
}

function expectToMeet(analysis: GivenAnalysis, inputs: AnalysisInputs) {
  const solves = analyse(GOLDEN_HOME, inputs, premium)
  const shown = (name: keyof Solves) => {
    const outcome = solves[name]
    return 'value' in outcome ? outcome.value.shown : null
  }
  const net = inputs.target_net_yield ?? 0
  const cash = Math.round(inputs.target_weekly_cash_flow ?? 0)
  const yieldWith = (changes: Partial<AppraisalInputs>) => ordinary(analysis, changes).net_rental_yield ?? Infinity
  const cashWith = (changes: Partial<AppraisalInputs>) => ordinary(analysis, changes).weekly_cash_flow ?? Infinity
  const price = shown('price_for_net_yield')
  if (price !== null) expect(yieldWith({ purchase_price: price })).toBeGreaterThanOrEqual(net)
  const rent = shown('rent_for_net_yield')
  if (rent !== null) expect(yieldWith({ weekly_rental_income: rent })).toBeGreaterThanOrEqual(net)
  const cashPrice = shown('price_for_weekly_cash_flow')
  if (cashPrice !== null) {
    const deposit = inputs.hold === 'deposit' ? 170_000 : toCents(cashPrice * 0.2)
    expect(cashWith({ purchase_price: cashPrice, deposit })).toBeGreaterThanOrEqual(cash)
  }
  const deposit = shown('deposit_for_weekly_cash_flow')
  if (deposit !== null) expect(cashWith({ deposit })).toBeGreaterThanOrEqual(cash)
}

const rate = fc.integer({ min: 0, max: 1200 }).map((value) => value / 100)
const part = fc.record({
  interest_rate: rate,
  // Within the first year, or after it.
  fixed_until: fc.option(fc.constantFrom('2027-02-01', '2027-09-15', '2029-12-01')),
  rate_after: fc.option(rate),
  loan_payment_term: fc.constantFrom('Weekly', 'Fortnightly', 'Monthly', 'Yearly'),
  offset_balance: fc.constantFrom(0, 25_000),
  interest_only_months: fc.option(fc.constantFrom(0, 6, 60)),
} as const)
const anyParts = fc
  .tuple(fc.array(part, { minLength: 2, maxLength: 4 }), fc.integer({ min: 1, max: 30 }))
  .map(([parts, share]) => parts.map((one, index) => (index === 0 ? one : { ...one, amount: share * 5000 })))

it('the whole dollars of every answer reach the target in the ordinary calculation with its loans divided anew', () => {
  fc.assert(
    fc.property(
      anyParts,
      fc.integer({ min: -100, max: 400 }).map((target) => target / 100),
      fc.integer({ min: -900, max: 300 }),
      fc.constantFrom('deposit', 'deposit_pct'),
      (loans, target_net_yield, target_weekly_cash_flow, hold) => {
        const analysis = { loans, target_net_yield, target_weekly_cash_flow, hold } as const
        expectToMeet(analysis, completeGiven(analysis, TODAY))
      },
    ),
    { numRuns: slowRuns(10) },
  )
})

it('a rate that rises within the year counts in the answer', () => {
  const loans = [{ amount: 340_000, interest_rate: 4.49, fixed_until: '2026-12-15', rate_after: 9 }, {}]
  const analysis = { loans, target_net_yield: 1 }
  const { price_for_net_yield: price } = analyse(GOLDEN_HOME, completeGiven(analysis, TODAY), premium)
  if (!('value' in price)) throw new Error('There is no price')
  expect(price.value.shown).toBe(Math.floor(price.value.exact))
  expect(ordinary(analysis, { purchase_price: price.value.shown }).net_rental_yield).toBe(1)
  // It is shown to 0.01.
  expect(ordinary(analysis, { purchase_price: price.value.shown + 300 }).net_rental_yield).toBe(0.99)
})

it('the terms of a list of one loan count, which the ordinary calculation does not know', () => {
  const own = {
    ...GOLDEN_HOME,
    interest_rate: 5,
    loan_payment_term: 'Monthly',
    repayment_type: 'Interest only',
  } as const
  const targets = { target_net_yield: 1, target_weekly_cash_flow: -100 }
  const loans = [
    { interest_rate: 5, loan_payment_term: 'Monthly', repayment_type: 'Interest only', fixed_until: '2028-01-01' },
  ] as const
  const pricesOf = (calculation: AppraisalInputs, given: GivenAnalysis) => {
    const { price_for_net_yield, price_for_weekly_cash_flow } = analyse(
      calculation,
      completeGiven({ ...given, ...targets }, TODAY),
      premium,
    )
    return [price_for_net_yield, price_for_weekly_cash_flow]
  }
  expect(pricesOf(GOLDEN_HOME, { loans })).toEqual(pricesOf(own, {}))
  const later = [{ interest_only_months: 0, repayment_type: 'Interest only', term_months: 240 }] as const
  expect(pricesOf(GOLDEN_HOME, { loans: later })).toEqual(pricesOf({ ...GOLDEN_HOME, loan_duration_months: 240 }, {}))
})

it.each([
  [{ vacancy_weeks: 0 }, { vacancy_cost: 0 }],
  // 4 × 635
  [{ vacancy_weeks: 4 }, { vacancy_cost: 2540 }],
  // 8.5 × 1.15
  [{ fee_plus_gst: true }, { property_management_fees: 9.775 }],
] as const)('empty weeks and GST, %j, count in its answers', (given, typed) => {
  const target_weekly_cash_flow = -100
  const { price_for_weekly_cash_flow: price } = analyse(
    { ...GOLDEN_HOME, ...given },
    completeGiven({ target_weekly_cash_flow }, TODAY),
    premium,
  )
  const { price_for_weekly_cash_flow: same } = analyse(
    { ...GOLDEN_HOME, ...typed },
    completeGiven({ target_weekly_cash_flow }, TODAY),
    premium,
  )
  expect(price).toEqual(same)
  expect(price).toHaveProperty('value')
})

it('a rent follows with its own empty weeks', () => {
  const { rent_for_weekly_cash_flow: rent } = analyse(
    { ...GOLDEN_HOME, vacancy_weeks: 0 },
    completeGiven({ target_weekly_cash_flow: 0 }, TODAY),
    premium,
  )
  // (7,200 + 51,498.81) / (52 × 0.915)
  expect(rent).toEqual({ value: { exact: 1233.69, shown: 1234 } })
})

describe('loans that are owed', () => {
  // docs/method/stress-and-solve.md, "Reverse solve": I is of what is owed, whatever was paid.
  const owed = { owed_on: '2027-06-01', amount: 500_000, repayment_type: 'Interest only' } as const

  it('have their own interest in a rent, not that of price − deposit', () => {
    const analysis = completeGiven({ settlement_date: '2027-03-01', loans: [owed], target_net_yield: 3 }, TODAY)
    // (25,500 + 7,200 + 32,450) / 45.58
    const rent = { value: { exact: 1429.35, shown: 1430 } }
    expect(analyse(GOLDEN_HOME, analysis, premium).rent_for_net_yield).toEqual(rent)
    expect(analyse({ ...GOLDEN_HOME, deposit: null }, analysis, premium).rent_for_net_yield).toEqual(rent)
  })

  it('need a price, though there is a deposit', () => {
    const targets = { target_net_yield: 1, target_weekly_cash_flow: -150 }
    const analysis = completeGiven({ loans: [{ ...owed, owed_on: TODAY }], ...targets }, TODAY)
    const solves = analyse({ ...GOLDEN_HOME, purchase_price: null }, analysis, premium)
    const unpriced = { reason: 'missing_input', message: 'Add a purchase price to see this.' }
    expect(solves.price_for_weekly_cash_flow).toEqual(unpriced)
    expect(solves.price_for_net_yield).toEqual(unpriced)
  })
})

it('a settled home keeps the share of what is not owed now', () => {
  const half = { interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
  const analysis = {
    settlement_date: '2022-01-10',
    loans: [{ ...half, amount: 340_000 }, half],
    target_weekly_cash_flow: -200,
    hold: 'deposit_pct',
  } as const
  const { price_for_weekly_cash_flow: price } = analyse(GOLDEN_HOME, completeGiven(analysis, TODAY), premium)
  // 626,539.82 owed of 850,000 costs 52,539.76 a year; 32,143.30 pay for 383,310.80.
  expect(price).toEqual({ value: { exact: 520_021.5, shown: 520_021 } })
})
