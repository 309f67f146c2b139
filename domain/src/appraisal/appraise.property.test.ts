import fc from 'fast-check'
import { expect, inject, it } from 'vitest'
import { fieldsIn, isFigure } from '../calculation/fields.ts'
import { DWELLINGS } from '../property/property-options.ts'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '../loans/loan-options.ts'
import { RENT_SOURCES } from '../rent/resolve-rent.ts'
import { appraise } from './appraise.ts'
import type { AppraisalInputs } from './appraise.ts'

// Of vitest.config.ts.
declare module 'vitest' {
  export interface ProvidedContext {
    propertyRuns: number
  }
}

const numbers = fieldsIn('basis', 'rent', 'loan', 'expenses').filter(isFigure)

function inputsOf(number: fc.Arbitrary<number | null>): fc.Arbitrary<AppraisalInputs> {
  return fc.record({
    ...(Object.fromEntries(numbers.map((name) => [name, number])) as Record<
      (typeof numbers)[number],
      fc.Arbitrary<number | null>
    >),
    house_condition: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double()),
    rent_source: fc.constantFrom(null, ...RENT_SOURCES),
    repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
    loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
    dwelling: fc.constantFrom(...DWELLINGS),
    include_interest_in_calc: fc.boolean(),
    vacancy_weeks: fc.oneof(fc.integer({ min: 0, max: 52 }), fc.double()),
    fee_plus_gst: fc.boolean(),
  })
}

const anyNumber = fc.oneof(
  fc.constantFrom(null, NaN, Infinity, -Infinity, -0, 0, Number.MAX_VALUE, Number.MIN_VALUE, -1, 1e-320, 1e12),
  fc.double(),
  fc.integer(),
)
const plausible = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 3_000_000 }),
  fc.double({ min: 0, max: 1e5, noNaN: true }),
)

it('never returns NaN, Infinity or −0, whatever it is given', () => {
  fc.assert(
    fc.property(fc.oneof(inputsOf(anyNumber), inputsOf(plausible)), (inputs) => {
      for (const [name, figure] of Object.entries(appraise(inputs))) {
        if (typeof figure !== 'number') continue
        expect(Number.isFinite(figure), `${name} is ${figure}`).toBe(true)
        expect(Object.is(figure, -0), `${name} is −0`).toBe(false)
      }
    }),
    { numRuns: inject('propertyRuns') },
  )
})

it('never lowers a yield for more rent, with fees up to 50 % and two empty weeks', () => {
  fc.assert(
    fc.property(
      inputsOf(plausible),
      fc.integer({ min: 0, max: 20_000 }),
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 50, noNaN: true }),
      fc.integer({ min: 1, max: 5_000_000 }),
      (given, rent, more, property_management_fees, purchase_price) => {
        const inputs = { ...given, property_management_fees, purchase_price, vacancy_weeks: 2, fee_plus_gst: false }
        const at = (weekly_rental_income: number) => appraise({ ...inputs, rent_source: 'typed', weekly_rental_income })
        const [less, higher] = [at(rent), at(rent + more)]
        expect(higher.gross_rental_yield!).toBeGreaterThanOrEqual(less.gross_rental_yield!)
        expect(higher.net_rental_yield!).toBeGreaterThanOrEqual(less.net_rental_yield!)
      },
    ),
    { numRuns: inject('propertyRuns') },
  )
})

it('returns the same when given its own results', () => {
  fc.assert(
    fc.property(inputsOf(plausible), (inputs) => {
      const first = appraise({ ...inputs, house_condition: 50 })
      expect(appraise({ ...inputs, house_condition: 50, ...first })).toEqual(first)
    }),
    { numRuns: inject('propertyRuns') },
  )
})
