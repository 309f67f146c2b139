import { describe, expect, it } from 'vitest'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { isKnown } from '../../outcome/outcome.ts'
import { GIVEN_LOANS, GOLDEN_HOME } from '../testing/golden-deal.ts'
import { LOSING, owned, TODAY, withAnalysis } from '../testing/owned-homes.ts'
import { completeHome } from './owned-home.ts'
import { householdRise, householdWeek, tryRates, type TriedHome } from './try-rates.ts'
import type { TriedPart, TriedRates } from './with-tried-rates.ts'

function tried(inputs: CalculationInputs, rates: TriedRates, today = TODAY): TriedHome {
  const [home] = owned(inputs)
  if (home === undefined) throw new Error('One home')
  return tryRates(home, rates, today)
}

const whole = (rate: number): readonly TriedPart[] => [{ share_pct: 100, rate, name: null }]
const two = (one: number, other: number): readonly TriedPart[] => [
  { share_pct: 50, rate: one, name: 'A, 1 year' },
  { share_pct: 50, rate: other, name: 'A, 2 years' },
]
const loansOf = ({ inputs }: TriedHome) => inputs.analysis?.loans ?? []

describe('other rates', () => {
  // 4.49, 4.99 and 5.79 % and 2 points: reference case S8.
  const all = tried(LOSING, new Map([whole(6.49), whole(6.99), whole(7.79)].entries()))

  it('pay what the reference cases have for two points more, each from its own day', () => {
    expect(all.loans).toMatchObject([
      { at_end: { date: '2027-12-14', balance: 334_293.47 }, parts: [{ payment_after: 985.19 }], weekly_step: 95.7 },
      { at_end: { date: '2029-12-01', balance: 240_000 }, parts: [{ payment_after: 1398 }], weekly_step: 92.31 },
      { at_end: { balance: 100_000 }, parts: [{ payment_after: 165.86 }], weekly_step: 30.7 },
    ])
  })

  it('make the week before and after of the reference cases', () => {
    const home = { ...LOSING, analysis: { settlement_date: TODAY, loans: GIVEN_LOANS } }
    const rates = new Map([whole(6.49), whole(6.99), whole(7.79)].entries())
    expect(householdWeek([tried(home, rates)])).toEqual({
      weekly_payment: 762.37,
      weekly_payment_after: 981.07,
      // −562.93 + 218.70 = −344.23; whole dollars, as in the list.
      cash: { now: -344, after: -563 },
      homes: 1,
    })
  })

  it('are written as the rates after the fixed terms, and as the rate of a loan of which nothing is paid', () => {
    expect(loansOf(all)).toEqual([
      { ...GIVEN_LOANS[0], rate_after: 6.49 },
      { ...GIVEN_LOANS[1], rate_after: 6.99 },
      { ...GIVEN_LOANS[2], interest_rate: 7.79, fixed_until: null, rate_after: null },
    ])
    expect(all.inputs).toMatchObject({ purchase_price: 850_000, interest_rate: 6.49 })
  })

  it('leave the other loans as they are', () => {
    expect(loansOf(tried(LOSING, new Map([[0, whole(6.49)]])))).toEqual([
      { ...GIVEN_LOANS[0], rate_after: 6.49 },
      GIVEN_LOANS[1],
      GIVEN_LOANS[2],
    ])
  })

  it('leave everything as it is where none is tried', () => {
    const none = tried(LOSING, new Map())
    expect(none.inputs).toBe(LOSING)
    // 4.49 % to 5.49 %: the plan of the home itself.
    expect(none.loans[0]?.at_end).toMatchObject({ payment_before: 793.8, payment_after: 887.08 })
  })
})

describe('a loan that is floating', () => {
  const settled = withAnalysis(GOLDEN_HOME, { settlement_date: '2024-12-01' })

  it('has the new rate from today, and its past stays', () => {
    const before = tried(settled, new Map())
    const after = tried(settled, new Map([[0, whole(4.49)]]))
    expect(loansOf(after)).toMatchObject([{ fixed_until: TODAY, rate_after: 4.49 }])
    const saved = tried(after.inputs, new Map())
    expect(saved.loans.map(({ now }) => now.balance)).toEqual(before.loans.map(({ now }) => now.balance))
    expect(saved.weekly_payment).toBe(before.weekly_payment)
    expect(saved.weekly_payment_after).toBeLessThan(before.weekly_payment)
  })

  it('and is not settled is written in the calculation itself', () => {
    const after = tried(withAnalysis(GOLDEN_HOME, { settlement_date: '2027-02-01' }), new Map([[0, whole(5.2)]]))
    expect(after.inputs).toMatchObject({ interest_rate: 5.2, analysis: { settlement_date: '2027-02-01' } })
    expect(loansOf(after)).toEqual([])
  })

  it('is owed today after two rates, where it was owed on a day before', () => {
    const loan = {
      amount: 300_000,
      interest_rate: 4.49,
      fixed_until: '2025-12-01',
      rate_after: 5.79,
      loan_payment_term: 'Monthly',
      term_months: 240,
      owed_on: '2024-12-01',
    } as const
    const twice = withAnalysis(settled, { current_value: 900_000, loans: [loan] })
    const [{ now } = {}] = tried(twice, new Map()).loans
    const home = tried(twice, new Map([[0, whole(4)]]))
    // 24 of 240 payments are made.
    expect(loansOf(home)).toEqual([
      {
        ...loan,
        amount: now?.balance,
        owed_on: TODAY,
        term_months: 216,
        interest_rate: 4,
        fixed_until: null,
        rate_after: null,
      },
    ])
    expect(home.loans).toMatchObject([{ changeable: true, at_end: { payment_before: now?.payment } }])
    const interestOnly = (interest_only_months: number) => {
      const loans = [{ ...loan, repayment_type: 'Interest only', interest_only_months } as const]
      return loansOf(tried(withAnalysis(twice, { loans }), new Map([[0, whole(4)]])))
    }
    expect(interestOnly(60)).toMatchObject([{ repayment_type: 'Interest only', interest_only_months: 36 }])
    expect(interestOnly(12)).toMatchObject([{ repayment_type: 'Principal and interest', interest_only_months: null }])
    // Interest only for all of a term that is given: what is left of both.
    const wholeTerm = { ...loan, repayment_type: 'Interest only', interest_only_months: 60, term_months: 60 } as const
    const ofWhole = tried(withAnalysis(twice, { loans: [wholeTerm] }), new Map([[0, whole(4)]]))
    expect(loansOf(ofWhole)).toMatchObject([
      { repayment_type: 'Interest only', interest_only_months: 36, term_months: 36 },
    ])
    const halves = loansOf(tried(twice, new Map([[0, two(4, 5)]])))
    expect(halves.map(({ amount }) => amount ?? 0).reduce((sum, amount) => sum + amount)).toBeCloseTo(
      now?.balance ?? 0,
      2,
    )
  })

  it('is owed today, and the home is settled when it was, also where that followed from the loan', () => {
    const loan = {
      amount: 300_000,
      interest_rate: 4.49,
      fixed_until: '2025-12-01',
      rate_after: 5.79,
      term_months: 240,
      owed_on: '2020-03-01',
    } as const
    const undated = withAnalysis(GOLDEN_HOME, { loans: [loan] })
    const { inputs } = tried(undated, new Map([[0, whole(4)]]))
    expect(inputs.analysis).toMatchObject({ settlement_date: '2020-03-01', loans: [{ owed_on: TODAY }] })
    const { analysis } = completeHome({ id: '0', property: '', inputs }, TODAY)
    expect(analysis).toMatchObject({ settlement_date: '2020-03-01', acquired_date: '2020-03-01', settled: true })
    // One that is given stays, and no other change gives one.
    const dated = tried(withAnalysis(undated, { settlement_date: '2018-05-01' }), new Map([[0, whole(4)]]))
    expect(dated.inputs.analysis).toMatchObject({ settlement_date: '2018-05-01' })
    const fixed = withAnalysis(undated, { loans: [{ ...loan, fixed_until: '2027-12-01' }] })
    expect(tried(fixed, new Map([[0, whole(4)]])).inputs.analysis).not.toHaveProperty('settlement_date')
  })

  it('cannot be changed after two rates', () => {
    const twice = withAnalysis(settled, { loans: [{ fixed_until: '2025-12-01', rate_after: 5.79 }] })
    const home = tried(twice, new Map([[0, whole(4)]]))
    expect(home.inputs).toBe(twice)
    expect(home.loans).toMatchObject([{ changeable: false, fixed_until: null, weekly_step: 0 }])
  })

  it('cannot be changed once the first payment at its second rate is made, or without a term', () => {
    // Fortnights of 1 December 2024: one from 15 November, which is paid on the 29th.
    const paid = withAnalysis(settled, { loans: [{ fixed_until: '2026-11-15', rate_after: 5.79 }] })
    expect(tried(paid, new Map()).loans).toMatchObject([{ changeable: false }])
    const unpaid = withAnalysis(settled, { loans: [{ fixed_until: '2026-11-16', rate_after: 5.79 }] })
    expect(tried(unpaid, new Map()).loans).toMatchObject([{ changeable: true }])
    const owed = { amount: 300_000, interest_rate: 4.49, owed_on: '2024-12-01', fixed_until: '2025-12-01' }
    const interestOnly = { ...owed, rate_after: 5.79, repayment_type: 'Interest only' } as const
    const noTerm = { ...withAnalysis(settled, { loans: [interestOnly] }), loan_duration_months: null }
    expect(tried(noTerm, new Map()).loans).toMatchObject([{ changeable: false }])
  })

  it('has the new rate from today where it had one rate only, whatever is written of another', () => {
    const one = { fixed_until: '2025-12-01' }
    for (const loan of [{ rate_after: 5.79 }, one, { ...one, rate_after: 6.49 }]) {
      const home = tried(withAnalysis(settled, { loans: [loan] }), new Map([[0, whole(4)]]))
      expect(loansOf(home)).toEqual([{ fixed_until: TODAY, rate_after: 4 }])
    }
  })

  it('of which nothing is paid has the new rate from its beginning', () => {
    const begun = tried(withAnalysis(GOLDEN_HOME, { settlement_date: '2026-11-25' }), new Map([[0, whole(5.2)]]))
    expect(begun.inputs.interest_rate).toBe(5.2)
    expect(loansOf(begun)).toEqual([])
  })

  it('can be changed while its second rate has not been paid', () => {
    const ended = withAnalysis(settled, { loans: [{ fixed_until: TODAY, rate_after: 5.79 }] })
    expect(loansOf(tried(ended, new Map([[0, whole(4)]])))).toMatchObject([{ fixed_until: TODAY, rate_after: 4 }])
  })
})

describe('a loan that is split', () => {
  it('has parts with names and amounts, which pay together what it pays at one rate', () => {
    const home = tried(LOSING, new Map([[0, two(6.49, 6.49)]]))
    expect(loansOf(home).slice(0, 3)).toMatchObject([
      { name: 'A, 1 year', rate_after: 6.49, fixed_until: '2027-12-01' },
      { name: 'A, 2 years', rate_after: 6.49, fixed_until: '2027-12-01' },
      { name: 'B' },
    ])
    const after = completeHome({ id: '0', property: '', inputs: home.inputs }, TODAY)
    if (!isKnown(after.loans)) throw new Error(after.loans.message)
    expect(after.loans.value.map(({ balance }) => balance)).toEqual([170_000, 170_000, 240_000, 100_000])
    const paid = home.loans[0]?.parts.reduce((sum, { payment_after }) => sum + payment_after, 0)
    expect(paid).toBeCloseTo(985.19, 1)
  })

  it('has the amounts of all its parts where another loan takes the rest to borrow', () => {
    const shared = withAnalysis(GOLDEN_HOME, { loans: [{ share_pct: 50 }, {}], settlement_date: TODAY })
    expect(loansOf(tried(shared, new Map([[0, two(5, 6)]])))).toMatchObject([
      { amount: 170_000, share_pct: null, offset_balance: null },
      { amount: 170_000, share_pct: null, offset_balance: null },
      {},
    ])
  })

  it('has the rest of what is not shared in its last part, beside shares and of the own fields', () => {
    const halves = withAnalysis(GOLDEN_HOME, { loans: [{ share_pct: 50 }, { share_pct: 50 }], settlement_date: TODAY })
    expect(loansOf(tried(halves, new Map([[0, two(5, 6)]])))).toMatchObject([
      { amount: 170_000 },
      { amount: null },
      { share_pct: 50 },
    ])
    expect(loansOf(tried({ ...GOLDEN_HOME, analysis: null }, new Map([[0, two(5, 6)]])))).toMatchObject([
      { amount: 340_000, interest_rate: 5 },
      { amount: null, interest_rate: 6 },
    ])
    const third = { share_pct: 33.33, rate: 5, name: null }
    const offset = withAnalysis(GOLDEN_HOME, { loans: [{ offset_balance: 3000 }], settlement_date: TODAY })
    expect(loansOf(tried(offset, new Map([[0, [third, third, third]]])))).toMatchObject([
      { amount: 226_644, offset_balance: 999.9 },
      { amount: 226_644, offset_balance: 999.9 },
      { amount: null, offset_balance: 1000.2 },
    ])
  })

  it('leaves the rest to borrow to its last part, and splits its offset', () => {
    const offset = withAnalysis(GOLDEN_HOME, { loans: [{ offset_balance: 5000 }], settlement_date: TODAY })
    const parts = [
      { share_pct: 33.33, rate: 5, name: 'One' },
      { share_pct: 66.67, rate: 6, name: 'Two' },
    ]
    expect(loansOf(tried(offset, new Map([[0, parts]])))).toMatchObject([
      { name: 'One', amount: 226_644, offset_balance: 1666.5, interest_rate: 5 },
      { name: 'Two', amount: null, offset_balance: 3333.5, interest_rate: 6 },
    ])
  })
})

it('rates that rise are those of the reference cases', () => {
  const homes = owned(LOSING, LOSING).map((home) => completeHome(home, TODAY))
  expect(householdRise(homes, 2)).toEqual({
    shift: 2,
    homes: 2,
    weekly_before: 1524.74,
    weekly_after: 1962.14,
    cash: -1125.86,
  })
  const lived = owned(LOSING, { ...LOSING, purpose: 'live_in' })
  // No rent comes in where its owner lives.
  expect(
    householdRise(
      lived.map((home) => completeHome(home, TODAY)),
      2,
    ),
  ).toMatchObject({
    weekly_after: 1962.14,
    cash: -562.93,
  })
  expect(householdWeek(lived.map((home) => tryRates(home, new Map(), TODAY)))).toMatchObject({
    homes: 1,
    weekly_payment: 1524.74,
    cash: { now: -344 },
  })
})
