import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import type { LoanInput } from './loan-fields.ts'
import { G } from '../analysis/testing/golden-deal.ts'
import { loanAmounts } from './loan-amounts.ts'
import { OWN_LOAN, scheduledLoans, completeEachLoan, completeLoans } from './complete-loans.ts'

const home = {
  ...NOTHING_GIVEN,
  purchase_price: 850_000,
  deposit: 170_000,
  interest_rate: 6.49,
  loan_duration_months: 360,
  loan_payment_term: 'Fortnightly',
} as const
const loan = (changes: Partial<LoanInput>): LoanInput => ({ ...OWN_LOAN, ...changes })

describe('amounts', () => {
  it.each<[string, Partial<LoanInput>[], readonly number[]]>([
    ['the rest is everything', [{}], [100_000]],
    ['an amount and the rest', [{ amount: 400 }, {}], [40_000, 60_000]],
    ['the rest before a share', [{}, { share_pct: 25 }], [75_000, 25_000]],
    ['amounts that add up', [{ amount: 400.01 }, { amount: 599.99 }], [40_001, 59_999]],
    ['an amount wins over a share', [{ amount: 400, share_pct: 10 }, {}], [40_000, 60_000]],
    ['a rest of nothing', [{ amount: 1000 }, {}], [100_000, 0]],
    ['a second rest is nothing', [{ amount: 400 }, {}, {}], [40_000, 60_000, 0]],
  ])('%s', (_, loans, value) => expect(loanAmounts(loans.map(loan), 100_000)).toEqual({ value }))

  it('let shares of 100 % add up to the cent', () => {
    expect(
      loanAmounts(
        [33.33, 33.33, 33.34].map((share_pct) => loan({ share_pct })),
        100,
      ),
    ).toEqual({
      value: [33, 33, 34],
    })
    expect(
      loanAmounts(
        [50, 50].map((share_pct) => loan({ share_pct })),
        101,
      ),
    ).toEqual({ value: [51, 50] })
  })

  it.each<[string, Partial<LoanInput>[], string]>([
    ['too little', [{ amount: 672_000 }], 'Your loans add up to $672,000; you borrow $680,000.'],
    ['a cent too much', [{ amount: 680_000.01 }], 'Your loans add up to $680,000.01; you borrow $680,000.'],
    ['a rest below 0', [{ amount: 690_000 }, {}], 'Your loans add up to $690,000; you borrow $680,000.'],
    ['shares of 90 %', [{ share_pct: 90 }], 'Your loans add up to $612,000; you borrow $680,000.'],
    [
      'shares of 100 % beside an amount',
      [{ share_pct: 100 }, { amount: 1 }],
      'Your loans add up to $680,001; you borrow $680,000.',
    ],
  ])('tell both sums for %s', (_, loans, message) => {
    expect(loanAmounts(loans.map(loan), 68_000_000)).toEqual({ reason: 'loans_do_not_add_up', message })
  })

  it('add up to what is borrowed whenever there are any', () => {
    const share = fc.record({ share_pct: fc.option(fc.integer({ min: 0, max: 100 })) }).map(loan)
    fc.assert(
      fc.property(
        fc.array(share, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 10 ** 10 }),
        (loans, all) => {
          const amounts = loanAmounts(loans, all)
          if ('value' in amounts) expect(amounts.value.reduce((sum, amount) => sum + amount, 0)).toBe(all)
        },
      ),
      { numRuns: inject('propertyRuns') },
    )
  })
})

describe('a calculation without a list', () => {
  it('is one loan of its own fields', () => {
    const own = { ...G, name: 'Loan 1' }
    for (const given of [null, []]) {
      expect(completeLoans(home, given, '2026-12-01')).toEqual({ value: { loans: [own], loanShapes: [own] } })
    }
  })

  it('names what is missing', () => {
    const message = (changes: Partial<typeof NOTHING_GIVEN>) =>
      completeLoans({ ...home, ...changes }, null, '2026-12-01')
    expect(message({ purchase_price: null })).toEqual({
      reason: 'missing_input',
      message: 'Add a purchase price to see this.',
    })
    expect(message({ deposit: null })).toMatchObject({ message: 'Add a deposit to see this.' })
    expect(message({ interest_rate: null })).toMatchObject({
      message: 'Add an interest rate to the loan to see its payments.',
    })
    expect(message({ loan_duration_months: null })).toMatchObject({
      message: 'Add a term to the loan to see its payments.',
    })
    // Shorter than one repayment period.
    expect(message({ loan_duration_months: 11, loan_payment_term: 'Yearly' })).toMatchObject({
      reason: 'missing_input',
    })
    expect(message({ loan_duration_months: 12, loan_payment_term: 'Yearly' })).toHaveProperty('value')
  })

  it('has a term of a hundred years at most', () => {
    const termOf = (loan_duration_months: number) =>
      completeLoans({ ...home, loan_duration_months }, null, '2026-12-01')
    expect(termOf(1200)).toMatchObject({ value: { loans: [{ term_months: 1200 }] } })
    expect(termOf(1201)).toMatchObject({ message: 'Add a term to the loan to see its payments.' })
  })

  it('needs no term for interest only, and no rate where nothing is borrowed', () => {
    expect(
      completeLoans({ ...home, repayment_type: 'Interest only', loan_duration_months: null }, null, '2026-12-01'),
    ).toMatchObject({ value: { loans: [{ term_months: null }] } })
    expect(completeLoans({ ...home, deposit: 850_000, interest_rate: null }, null, '2026-12-01')).toEqual({
      value: { loans: [], loanShapes: [] },
    })
    expect(completeLoans({ ...home, deposit: 850_000 }, null, '2026-12-01')).toEqual({
      value: { loans: [], loanShapes: [{ ...G, name: 'Loan 1', amount: 1 }] },
    })
  })
})

describe('a list', () => {
  it('takes what is missing from the calculation', () => {
    const given = [
      loan({ amount: 340_000, interest_rate: 4.49, drawdown_date: '2027-01-15', name: 'Fixed' }),
      loan({ loan_payment_term: 'Monthly', term_months: 240, offset_balance: 5, repayment_type: 'Interest only' }),
    ]
    const first = { ...G, name: 'Fixed', amount: 340_000, interest_rate: 4.49, drawdown_date: '2027-01-15' }
    const second = {
      ...G,
      name: 'Loan 2',
      amount: 340_000,
      loan_payment_term: 'Monthly',
      term_months: 240,
      offset_balance: 5,
      repayment_type: 'Interest only',
    }
    expect(completeLoans(home, given, '2026-12-01')).toEqual({
      value: { loans: [first, second], loanShapes: [first, second] },
    })
  })

  it('leaves out a loan of nothing', () => {
    const given = [loan({ amount: 680_000 }), loan({})]
    expect(completeLoans(home, given, '2026-12-01')).toMatchObject({
      value: { loans: [{ name: 'Loan 1' }], loanShapes: [{ name: 'Loan 1' }] },
    })
  })

  it('names the loan that lacks something', () => {
    const given = [loan({ amount: 340_000, interest_rate: 5, term_months: 12 }), loan({ interest_rate: 5 })]
    expect(completeLoans({ ...home, loan_duration_months: null }, given, '2026-12-01')).toEqual({
      reason: 'missing_input',
      message: 'Add a term to the second loan to see its payments.',
    })
    // Principal is repaid after the months of interest only.
    const only = loan({ repayment_type: 'Interest only', interest_only_months: 12 })
    expect(completeLoans({ ...home, loan_duration_months: null }, [only], '2026-12-01')).toEqual({
      reason: 'missing_input',
      message: 'Add a term to the loan to see its payments.',
    })
  })

  it('goes on with the others, and names one without a schedule', () => {
    const given = [loan({ amount: 340_000, repayment_type: 'Interest only' }), loan({ amount: 340_000 })]
    const each = completeEachLoan({ ...home, loan_duration_months: null }, given, '2026-12-01')
    expect(each).toMatchObject({
      value: [
        { value: { amount: 340_000, term_months: null } },
        { reason: 'missing_input', message: 'Add a term to the second loan to see its payments.' },
      ],
    })
    expect('value' in each ? scheduledLoans(each.value)[0] : null).toEqual({
      reason: 'missing_input',
      message: 'Add a term to the first loan to see its payments.',
    })
    // A loan of nothing needs no schedule.
    const rest = [loan({ amount: 680_000, term_months: 12 }), loan({ repayment_type: 'Interest only' })]
    const nothing = completeEachLoan({ ...home, loan_duration_months: null }, rest, '2026-12-01')
    expect('value' in nothing ? scheduledLoans(nothing.value)[1] : null).toMatchObject({
      value: { amount: 0, term_months: null },
    })
    const known = completeEachLoan(home, [loan({}), loan({ amount: 680_000 })], '2026-12-01')
    expect('value' in known ? scheduledLoans(known.value) : null).toEqual('value' in known ? known.value : null)
  })

  it('is what is owed as typed where one of them is, whatever is borrowed', () => {
    const owed_on = '2026-11-26'
    const given = [loan({ amount: 412_350.77, owed_on }), loan({ owed_on, share_pct: 10 }), loan({ amount: 0.01 })]
    const unpriced = { ...home, purchase_price: null, deposit: null }
    expect(completeEachLoan(unpriced, given, '2026-12-01')).toMatchObject({
      value: [
        { value: { amount: 412_350.77, owed_on } },
        { reason: 'missing_input', message: 'Add an amount to the second loan to see its payments.' },
        { value: { amount: 0.01, owed_on: null } },
      ],
    })
    // What is not known is not nothing, even where nothing is borrowed.
    expect(completeLoans({ ...home, deposit: 850_000 }, given, '2026-12-01')).toMatchObject({
      message: 'Add an amount to the second loan to see its payments.',
    })
  })

  it('counts loans in words', () => {
    const words = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
    for (const [place, word] of words.entries()) {
      const given = words.map((_, index) => loan(index === place ? {} : { amount: 10_000, term_months: 12 }))
      expect(completeLoans({ ...home, loan_duration_months: null }, given, '2026-12-01')).toMatchObject({
        message: `Add a term to the ${word} loan to see its payments.`,
      })
    }
  })

  it('tells that the loans do not add up', () => {
    expect(completeLoans(home, [loan({ amount: 672_000 })], '2026-12-01')).toMatchObject({
      reason: 'loans_do_not_add_up',
    })
  })
})
