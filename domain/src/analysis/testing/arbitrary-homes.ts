import fc from 'fast-check'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { addDays } from '../../dates/calendar-day.ts'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '../../loans/loan-options.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import type { OwnedHome } from '../portfolio/owned-home.ts'
import { GOLDEN_HOME } from './golden-deal.ts'
import { TODAY } from './owned-homes.ts'

const rate = fc.integer({ min: 0, max: 1500 }).map((hundredths) => hundredths / 100)
const dayWithin = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).map((days) => addDays(TODAY, days))

const loan = fc.record({
  interest_rate: rate,
  fixed_until: fc.option(dayWithin(-900, 1800)),
  rate_after: fc.option(rate),
  repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
  interest_only_months: fc.option(fc.integer({ min: 0, max: 120 })),
  loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
  term_months: fc.integer({ min: 12, max: 360 }),
  offset_balance: fc.option(fc.integer({ min: 0, max: 100_000 })),
})

/** Loans that add up: shares of what is borrowed, the last one the rest; or what is owed of each since a day. */
const loans: fc.Arbitrary<GivenAnalysis['loans']> = fc
  .record({
    all: fc.array(loan, { maxLength: 3 }),
    owed: fc.option(dayWithin(-60, 0)),
    amount: fc.integer({ min: 1_000_00, max: 600_000_00 }),
  })
  .map(({ all, owed, amount }) =>
    all.map((one, index) => ({
      ...one,
      name: index === 0 ? null : `Part ${index}`,
      owed_on: owed,
      amount: owed === null ? null : amount / 100,
      share_pct: owed !== null || index === all.length - 1 ? null : 30,
    })),
  )

const inputs: fc.Arbitrary<CalculationInputs> = fc
  .record({
    property: fc.constant('1 Example Street'),
    weekly_rental_income: fc.option(fc.integer({ min: 0, max: 1500 }), { freq: 8 }),
    purchase_price: fc.option(fc.integer({ min: 200_000, max: 2_000_000 }), { freq: 8 }),
    deposit: fc.integer({ min: 0, max: 600_000 }),
    interest_rate: rate,
    repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
    loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
    purpose: fc.constantFrom('rent_out' as const, 'live_in' as const),
    settlement_date: fc.option(dayWithin(-3000, 400)),
    loans,
  })
  .map(({ settlement_date, loans: given, ...rest }) =>
    Object.assign({}, GOLDEN_HOME, rest, { analysis: { settlement_date, loans: given } }),
  )

/** Up to five homes that somebody owns, most of them complete. */
export const anyHomes: fc.Arbitrary<readonly OwnedHome[]> = fc
  .array(inputs, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((one, index) => ({ id: String(index), property: one.property, inputs: one })))
