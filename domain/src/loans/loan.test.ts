import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceAfter, interestPaid, principalPaid, type TableLoan } from './testing/table-loan.ts'
import { monthsOf, yearsOf } from './borrowing.ts'
import { LOAN_PAYMENT_TERMS, PAYMENTS_PER_YEAR, repaymentsIn, sliderHighest } from './loan-options.ts'
import { interestOnlyPayment, periodRate, principalAndInterestPayment } from './repayment.ts'
import { toDollars } from '../money/round.ts'

describe('published repayments', () => {
  // loan, annual rate %, payments a year, payments, repayment, tolerance, where it was published
  it.each([
    [15_000, 8, 12, 60, 304.1459143262052, 1e-9, 'numpy-financial tests'],
    [15_000, 0, 12, 60, 250, 1e-9, 'numpy-financial tests'],
    [10_000, 8, 12, 10, 1037.03, 0.005, 'Microsoft, PMT'],
    [50_000, 5, 12, 36, 1498.54, 0.005, 'OpenOffice, PAGO'],
    [5000, 6, 12, 15, 346.82, 0.005, 'Mescius, PMT'],
    [150_000, 4.75, 12, 300, 855.17604207164, 1e-9, 'Adobe FormCalc, Pmt'],
    [100_000, 10, 12, 24, 4614.49263375167, 1e-9, 'formulajs tests'],
    [150_000, 10, 12, 36, 4840.08, 0.005, 'amortization tests'],
    [150_000, 10, 24, 36, 4495.63, 0.005, 'amortization tests, 24 a year'],
    [10_000, 10, 12, 1, 10083.33, 0.005, 'amortization tests, one payment'],
    [600_000, 6.5, 12, 360, 3792.41, 0.005, 'calculate.co.nz'],
    [500_000, 5, 12, 360, 2684, 0.5, 'calculate.co.nz'],
    [500_000, 6, 12, 360, 2998, 0.5, 'calculate.co.nz'],
    [500_000, 8, 12, 360, 3669, 0.5, 'calculate.co.nz'],
    [500_000, 6, 12, 180, 4219, 0.5, 'calculate.co.nz'],
    [500_000, 6, 12, 240, 3582, 0.5, 'calculate.co.nz'],
    [800_000, 3.23, 12, 360, 3473, 0.5, 'retirement.govt.nz'],
    [500_000, 7.5, 52, 1560, 806, 0.5, 'interest.co.nz'],
    [500_000, 6.7, 52, 1560, 744, 0.5, 'interest.co.nz'],
    [100_000, 3, 12, 180, 690.58, 0.005, 'trevv16 tests'],
    [100_000, 3.4, 12, 180, 710, 0.5, 'gmlesher tests'],
    [400_000, 7.5, 12, 360, 2797, 0.5, 'Rental-Property-Deal-Analyzer'],
  ])('%d at %d %% over %d a year × %d is %d', (loan, rate, perYear, payments, expected, tolerance) => {
    const payment = principalAndInterestPayment(loan, rate, payments, perYear)
    expect(Math.abs(payment! - expected)).toBeLessThanOrEqual(tolerance)
  })

  it('interest only: 600,000 at 6.5 % is 3,250 a month (cal12.calculator.city)', () => {
    expect(interestOnlyPayment(600_000, 6.5, 12)).toBeCloseTo(3250, 9)
  })

  it('the golden case, unrounded: 1,980.72343', () => {
    expect(principalAndInterestPayment(680_000, 6.49, 780, 26)).toBeCloseTo(1980.72343, 5)
  })
})

describe('published interest, principal and balances', () => {
  const loans = {
    microsoft: { loan: 125_000, annualRate: 9, payments: 360, paymentsPerYear: 12 },
    formulajs: { loan: 100_000, annualRate: 10, payments: 360, paymentsPerYear: 12 },
    openoffice: { loan: 5000, annualRate: 5.5, payments: 24, paymentsPerYear: 12 },
    numpy: { loan: 2500, annualRate: 8.24, payments: 12, paymentsPerYear: 12 },
    golden: { loan: 680_000, annualRate: 6.49, payments: 780, paymentsPerYear: 26 },
  } satisfies Record<string, TableLoan>

  it('interest over a span of repayments', () => {
    expect(interestPaid(loans.microsoft, 13, 24)).toBeCloseTo(11135.23213, 5)
    expect(interestPaid(loans.formulajs, 13, 24)).toBeCloseTo(9916.77251395708, 6)
    expect(interestPaid(loans.openoffice, 4, 6)).toBeCloseTo(57.8, 2)
    expect(interestPaid(loans.numpy, 1, 12)).toBeCloseTo(112.98, 2)
    expect(interestPaid(loans.golden, 1, 26)).toBeCloseTo(43897.48468, 5)
  })

  it('principal over a span of repayments', () => {
    expect(principalPaid(loans.microsoft, 13, 24)).toBeCloseTo(934.1071234, 6)
    expect(principalPaid(loans.formulajs, 1, 24)).toBeCloseTo(1169.9649033716187, 6)
  })

  it('balances', () => {
    const published = [2299.42, 2097.46, 1894.11, 1689.37, 1483.22, 1275.66, 1066.67, 856.25, 644.38, 431.05, 216.26, 0]
    published.forEach((balance, index) => expect(balanceAfter(loans.numpy, index + 1)).toBeCloseTo(balance, 2))
    expect(balanceAfter(loans.golden, 26)).toBeCloseTo(672398.68, 2)
  })

  it('single repayments (austinmcconnell/mortgage tests)', () => {
    const table = { loan: 200_000, annualRate: 6, payments: 360, paymentsPerYear: 12 }
    const row = (k: number) =>
      [principalPaid(table, k, k), interestPaid(table, k, k), balanceAfter(table, k)].map((x) => x?.toFixed(2))
    expect(row(1)).toEqual(['199.10', '1000.00', '199800.90'])
    expect(row(10)).toEqual(['208.24', '990.86', '197963.59'])
    expect(row(360)).toEqual(['1193.14', '5.97', '0.00'])
    expect(interestPaid(table, 1, 360)).toBeCloseTo(231676.38, 2)
  })
})

const anyLoan = fc.record({
  loan: fc.integer({ min: 0, max: 5_000_000 }),
  annualRate: fc.oneof(fc.constant(0), fc.double({ min: 1e-9, max: 30, noNaN: true })),
  payments: fc.integer({ min: 1, max: 1820 }),
  paymentsPerYear: fc.constantFrom(52, 26, 24, 12, 1),
})

/** The first year repayment by repayment, the last of which repays what is left. */
function payYear({ loan, annualRate, payments, paymentsPerYear }: TableLoan) {
  const payment = principalAndInterestPayment(loan, annualRate, payments, paymentsPerYear)!
  let [balance, interest, paid] = [loan, 0, 0]
  for (let left = payments; left > 0 && payments - left < paymentsPerYear; left -= 1) {
    const due = balance * periodRate(annualRate, paymentsPerYear)
    const repaid = left <= 1 ? balance + due : payment
    interest += due
    paid += repaid
    balance -= repaid - due
  }
  return { interest, paid }
}

it('repays exactly what was borrowed', () => {
  fc.assert(
    fc.property(anyLoan, (table) => {
      expect(Math.abs(principalPaid(table, 1, table.payments) - table.loan)).toBeLessThan(0.005)
    }),
  )
})

it('counts the same interest row by row and by formula', () => {
  fc.assert(
    fc.property(anyLoan, (table) => {
      const { interest } = payYear(table)
      expect(Math.abs(interestPaid(table, 1, table.paymentsPerYear) - interest)).toBeLessThan(0.01)
    }),
  )
})

it('adds up interest and principal of a year to its repayments, also where a term ends between two', () => {
  const anyTerm = fc.record({ months: fc.integer({ min: 1, max: 420 }), term: fc.constantFrom(...LOAN_PAYMENT_TERMS) })
  fc.assert(
    fc.property(anyLoan, anyTerm, ({ loan, annualRate }, { months, term }) => {
      const table = { loan, annualRate, payments: repaymentsIn(months, term), paymentsPerYear: PAYMENTS_PER_YEAR[term] }
      fc.pre(table.payments >= 1)
      const { paymentsPerYear } = table
      const parts = interestPaid(table, 1, paymentsPerYear) + principalPaid(table, 1, paymentsPerYear)
      expect(Math.abs(parts - payYear(table).paid)).toBeLessThan(0.01)
    }),
    // A term of a month by the week: 4.33 repayments.
    {
      examples: [
        [
          { loan: 100_000, annualRate: 6, payments: 1, paymentsPerYear: 1 },
          { months: 1, term: 'Weekly' },
        ],
      ],
    },
  )
})

it.each([
  [100, 5, 0, 12],
  [100, 5, -1, 12],
  [100, 5, NaN, 12],
  [100, NaN, 12, 12],
  [100, 5, 12, 0],
  [Infinity, 5, 12, 12],
])('has no repayment for %d at %d over %d × %d', (loan, annualRate, payments, paymentsPerYear) => {
  expect(principalAndInterestPayment(loan, annualRate, payments, paymentsPerYear)).toBeNull()
})

it('counts the first interest of a yearly loan exactly', () => {
  // 1,123,370 × 5 % = 56,168.50
  const yearly = { loan: 1_123_370, annualRate: 5, payments: 11, paymentsPerYear: 1 }
  expect(interestPaid(yearly, 1, 1)).toBe(56_168.5)
})

it('counts the exact half dollar of every yearly loan', () => {
  // A loan of whole dollars and a rate of whole per cent, so that the interest has two decimals at most.
  const yearly = fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 30 }))
  fc.assert(
    fc.property(yearly, fc.integer({ min: 1, max: 100 }), ([loan, annualRate], payments) => {
      const interest = interestPaid({ loan, annualRate, payments, paymentsPerYear: 1 }, 1, 1)
      expect(toDollars(interest)).toBe(Math.floor((loan * annualRate + 50) / 100))
    }),
  )
})

it('counts no interest past the end of a loan', () => {
  // Six monthly repayments of 1,200 at rate 0, then nothing; at 12 % the whole of a six-month loan's interest.
  expect(interestPaid({ loan: 1200, annualRate: 0, payments: 6, paymentsPerYear: 12 }, 1, 12)).toBe(0)
  const short = { loan: 1000, annualRate: 12, payments: 2, paymentsPerYear: 12 }
  // i = 1 %: payment 507.512438, interest 10 + 5.024876 = 15.024876
  expect(interestPaid(short, 1, 12)).toBeCloseTo(15.024876, 6)
})

it('returns a term in whole months', () => {
  expect(monthsOf(30)).toBe(360)
  expect(monthsOf(2.5)).toBe(30)
  expect(monthsOf(null)).toBeNull()
  expect(yearsOf(18)).toBe(1.5)
  expect(yearsOf(null)).toBeNull()
})

it('grows the end of a slider to a typed value and never shrinks it', () => {
  expect(sliderHighest(2_000_000, 3_500_000)).toBe(3_500_000)
  expect(sliderHighest(2_000_000, 850_000)).toBe(2_000_000)
  expect(sliderHighest(15, null)).toBe(15)
  expect(sliderHighest(15, Infinity)).toBe(15)
  expect(sliderHighest(15, NaN)).toBe(15)
})
