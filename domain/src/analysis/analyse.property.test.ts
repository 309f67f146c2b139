import fc from 'fast-check'
import { expect, it } from 'vitest'
import { appraise } from '../appraisal/appraise.ts'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '../loans/loan-options.ts'
import { toDollars } from '../money/round.ts'
import { analyse } from './analyse.ts'
import { completeGiven } from './testing/complete-given.ts'
import { oddNumbers } from './testing/arbitrary-deal.ts'
import { PREMIUM, TARGETS } from './testing/golden-targets.ts'
import { slowRuns } from './testing/slow-runs.ts'

// Any calculation, many of them plausible.
const money = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3_000_000 }), fc.constantFrom(0, -1, NaN, 1e12))
const anyHome = fc.record({
  purchase_price: money,
  deposit: money,
  weekly_rental_income: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 3000 })),
  insurance_cost: money,
  vacancy_cost: money,
  interest_rate: fc.oneof(
    fc.constant(null),
    fc.integer({ min: 0, max: 1000 }).map((rate) => rate / 10),
  ),
  loan_duration_months: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 480 })),
  property_management_fees: fc.integer({ min: 0, max: 50 }),
  vacancy_weeks: fc.integer({ min: 0, max: 52 }),
  fee_plus_gst: fc.boolean(),
  repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
  loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
  include_interest_in_calc: fc.boolean(),
})
const target = fc.oneof(fc.constant(null), fc.integer({ min: -50, max: 100 }))
const anyTargets = fc.record({
  target_gross_yield: target,
  target_net_yield: target,
  target_weekly_cash_flow: fc.oneof(target, fc.integer({ min: -1_000_000, max: 1_000_000 })),
  target_lvr: fc.integer({ min: 0, max: 100 }),
  hold: fc.constantFrom('deposit', 'deposit_pct'),
})

it('has no NaN, Infinity or −0 for any calculation, and gives the reason of what it lacks', () => {
  fc.assert(
    fc.property(anyHome, anyTargets, (home, targets) => {
      const analysis = analyse({ ...NOTHING_GIVEN, ...home }, { ...TARGETS, ...targets }, PREMIUM)
      expect(oddNumbers(analysis)).toEqual([])
      const { as_at: _day, ...parts } = analysis
      for (const outcome of Object.values(parts)) {
        if (!('value' in outcome)) expect(outcome.message).not.toBe('')
      }
    }),
    { numRuns: slowRuns(5) },
  )
})

it('begins with the calculator’s cash each week, for terms of whole repayments', () => {
  fc.assert(
    fc.property(anyHome, fc.integer({ min: 1, max: 40 }), (home, years) => {
      const calculation = { ...NOTHING_GIVEN, ...home, property_management_fees: 0, loan_duration_months: years * 12 }
      const { today } = analyse(calculation, completeGiven(null, '2026-12-01'), PREMIUM)
      const { weekly_cash_flow } = appraise(calculation)
      if ('value' in today && weekly_cash_flow !== null) {
        expect(Math.abs(toDollars(today.value.weekly_cash_flow) - weekly_cash_flow)).toBeLessThanOrEqual(1)
      }
    }),
    { numRuns: slowRuns(5) },
  )
})
