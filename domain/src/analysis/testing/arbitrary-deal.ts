import fc from 'fast-check'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '../../loans/loan-options.ts'
import { aWeek } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import type { Deal } from '../deal/deal.ts'
import type { Loan } from '../../loans/loan.ts'
import { buildDeal } from '../deal/build-deal.ts'

const rate = fc.oneof(
  fc.constantFrom(0, 100),
  fc.integer({ min: 0, max: 150_000 }).map((value) => value / 10_000),
)
const dollars = (highest: number) => fc.integer({ min: 0, max: highest })
const day = fc
  .tuple(fc.integer({ min: 1990, max: 2030 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))

/** Any loan of up to so many cents, within its limits. */
function loanUpTo(cents: number): fc.Arbitrary<Loan> {
  return fc.record({
    name: fc.constant('Loan'),
    amount: fc.integer({ min: 1, max: cents }).map((amount) => amount / 100),
    interest_rate: rate,
    fixed_until: fc.option(day),
    rate_after: fc.option(rate),
    repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
    interest_only_months: fc.option(fc.integer({ min: 0, max: 1200 })),
    loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
    term_months: fc.oneof(fc.integer({ min: 12, max: 360 }), fc.integer({ min: 12, max: 1200 })),
    drawdown_date: day,
    owed_on: fc.constant(null),
    offset_balance: fc.oneof(fc.constant(0), dollars(500_000)),
  })
}

/** Any loan, mostly of a plausible amount. */
export const anyLoan = fc.oneof(loanUpTo(200_000_000), loanUpTo(100_000_000_000))

/** A home to let with up to three loans that add up to what is borrowed. */
export const anyDeal: fc.Arbitrary<Deal> = fc
  .record({
    loans: fc.array(loanUpTo(200_000_000), { minLength: 1, maxLength: 3 }),
    deposit: dollars(2_000_000),
    weeklyRent: dollars(5000),
    costs: dollars(50_000),
    fee: fc.integer({ min: 0, max: 50 }),
    vacancy_cost: fc.option(dollars(20_000)),
    vacancy_weeks: fc.integer({ min: 0, max: 52 }),
    fee_plus_gst: fc.boolean(),
    include_interest_in_calc: fc.boolean(),
    start: day,
    settled: fc.boolean(),
    current_value: fc.option(dollars(3_000_000)),
  })
  .map(({ loans, deposit, weeklyRent, costs, fee, start, settled, current_value, ...rest }) =>
    buildDeal(
      {
        ...NOTHING_GIVEN,
        ...rest,
        rates: costs,
        property_management_fees: fee,
        deposit,
        purchase_price: toCents(deposit + loans.reduce((sum, { amount }) => sum + amount, 0)),
      },
      aWeek(weeklyRent),
      { start, settled, current_value },
      { loans, loanShapes: loans },
    ),
  )

/** Every number in a value, with its path, that is NaN, infinite or −0. */
export function oddNumbers(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? [] : [`${path}: ${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => oddNumbers(part, `${path}.${key}`))
}
