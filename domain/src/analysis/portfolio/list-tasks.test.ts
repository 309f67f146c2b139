import { describe, expect, it } from 'vitest'
import type { CalculationInputs } from '../../calculation/fields.ts'
import type { GivenAnalysis } from '../inputs/analysis-inputs.ts'
import { EARNING, LOSING, owned, summarisePortfolio, TODAY, withAnalysis } from '../testing/owned-homes.ts'
import { describeTask } from './list-tasks.ts'
import { describeNextDate } from './next-date.ts'

// TODAY is 1 December 2026.
const LONG_AGO = '2015-06-30'
// Of a tenancy whose rent may go up after 60 days.
const LET = { tenancy: { tenancy_start: '2026-11-01' } }
const SETTLED = { settlement_date: LONG_AGO, current_value: 800_000 }

function tasksOf(analysis: GivenAnalysis, changes: Partial<CalculationInputs> = {}, changed_on = TODAY) {
  const inputs = withAnalysis({ ...EARNING, ...changes }, { ...LET, ...analysis })
  return summarisePortfolio([{ id: '0', property: '', inputs, changed_on }], TODAY).tasks.map(describeTask)
}

describe('what needs doing', () => {
  it('has a rate that ends within 60 days, and none that ends later', () => {
    const ending = (fixed_until: string) => tasksOf({ ...SETTLED, loans: [{ name: 'Fixed', fixed_until }] })
    // 60 days from 1 December are 30 January.
    expect(ending('2027-01-30')).toEqual(['The fixed rate of Fixed ends on 30 Jan 2027.'])
    expect(ending('2027-01-31')).toEqual([])
    const chosen = [{ name: 'Fixed', fixed_until: '2027-01-30', rate_after: 5.9 }]
    expect(tasksOf({ ...SETTLED, loans: chosen })).toEqual([
      'The fixed rate of Fixed ends on 30 Jan 2027, then 5.90% as you entered.',
    ])
    // On the day itself it has ended.
    expect(ending(TODAY)).toEqual([])
  })

  it('has a rent that may go up once only the notice is missing, or its last day is within 60 days', () => {
    const letSince = (tenancy_start: string, more = {}) => tasksOf({ ...SETTLED, tenancy: { tenancy_start, ...more } })
    // Reference case E1: notice by 31 December 2026.
    expect(letSince('2026-03-01')).toEqual(['The rent may go up from 1 Mar 2027: give notice by 31 Dec 2026.'])
    expect(letSince('2020-03-01')).toEqual(['The rent may go up from 30 Jan 2027: give notice by 1 Dec 2026.'])
    // A year and a day of April 2027, less 60 days of notice: 31 January and 1 February.
    expect(letSince('2026-04-01')).toEqual(['The rent may go up from 1 Apr 2027: give notice by 31 Jan 2027.'].slice(1))
    expect(letSince('2026-03-31')).toEqual(['The rent may go up from 31 Mar 2027: give notice by 30 Jan 2027.'])
  })

  it('asks for no notice that was given, until the rent has risen', () => {
    const tenancy = { tenancy_start: '2020-03-01' }
    expect(tasksOf({ ...SETTLED, tenancy: { ...tenancy, notice_date: '2026-11-20' } })).toEqual([])
    expect(tasksOf({ ...SETTLED, tenancy: { ...tenancy, notice_date: '2024-11-20' } })).toEqual([
      'The rent may go up from 30 Jan 2027: give notice by 1 Dec 2026.',
    ])
  })

  it('asks for no rent of a home that is lived in', () => {
    expect(tasksOf({ ...SETTLED, tenancy: { tenancy_start: '2020-03-01' } }, { purpose: 'live_in' })).toEqual([])
    expect(tasksOf({ ...SETTLED, tenancy: null }, { purpose: 'live_in' })).toEqual([])
  })

  it('asks for the tenancy of a home that is let', () => {
    expect(tasksOf({ ...SETTLED, tenancy: null })).toEqual([
      'Add when the tenancy began and the rent last rose, to see when it may go up.',
    ])
    expect(tasksOf({ settlement_date: '2027-01-10', tenancy: null })).toEqual([])
  })

  it('has a worth that is a year old, by its own day, or without one once nothing was changed for a year', () => {
    const noDay = ['Its worth has no day, and nothing of this home was changed for a year.']
    expect(tasksOf(SETTLED, {}, '2025-12-01')).toEqual([])
    expect(tasksOf(SETTLED, {}, '2025-11-30')).toEqual(noDay)
    // The day of the worth itself, whatever else was changed since.
    const council = { ...SETTLED, current_value_on: '2024-09-01' }
    expect(tasksOf(council)).toEqual(['Its worth is older than a year: it is as at 1 Sep 2024.'])
    expect(tasksOf({ ...council, current_value_on: '2025-12-01' }, {}, '2024-01-01')).toEqual([])
    // The capital value has no day of the owner's.
    const capital = { ...council, value_source: 'capital_value' } as const
    expect(tasksOf(capital, { capital_value: 900_000 })).toEqual([])
    expect(tasksOf(capital, { capital_value: 900_000 }, '2024-01-01')).toEqual(noDay)
  })

  it('has a worth that is what was paid, at once where nobody gave the day, and one that is not known', () => {
    const paidOn = (settlement_date: string, changed_on = TODAY) => tasksOf({ settlement_date }, {}, changed_on)
    expect(paidOn(LONG_AGO)).toEqual(['Its worth is what was paid: it was settled on 30 Jun 2015.'])
    expect(paidOn('2025-12-01')).toEqual([])
    expect(paidOn('2025-11-30')).toHaveLength(1)
    expect(paidOn('2027-01-10', '2024-01-01')).toEqual([])
    const noDay = ['Its worth is what was paid: the day of settlement is not given.']
    expect(tasksOf({ settlement_date: null })).toEqual(noDay)
    expect(tasksOf({ settlement_date: null, loans: [{ amount: 300_000, owed_on: TODAY }] })).toEqual(noDay)
    const worth = { current_value: 900_000, current_value_on: TODAY }
    expect(tasksOf({ settlement_date: null, loans: [{ amount: 300_000, owed_on: TODAY }], ...worth })).toEqual([])
    expect(tasksOf(SETTLED, { purchase_price: null, deposit: null })).toEqual([])
    expect(tasksOf({ settlement_date: LONG_AGO }, { purchase_price: null, deposit: null })).toEqual([
      'What it is worth is not known.',
    ])
  })

  it('begins with what has the first date, and ends with what has none', () => {
    const tenancy = { tenancy_start: '2026-03-01' }
    const loans = [
      { share_pct: 40, fixed_until: '2027-01-20' },
      { share_pct: 30, fixed_until: '2026-12-10' },
      { share_pct: 30, fixed_until: '2026-12-05', rate_after: 5.9 },
    ]
    const { tasks } = summarisePortfolio(
      owned(
        withAnalysis(EARNING, { settlement_date: LONG_AGO }),
        withAnalysis(EARNING, { ...SETTLED, tenancy, loans }),
      ),
      TODAY,
    )
    expect(tasks.map(({ kind, date }) => [kind, date])).toEqual([
      ['rate_ends', '2026-12-10'],
      ['rent_may_rise', '2027-03-01'],
      ['rate_ends', '2027-01-20'],
      ['rate_ends', '2026-12-05'],
      ['worth_is_price', LONG_AGO],
      ['tenancy_unknown', null],
    ])
  })
})

describe('the next date of a home', () => {
  const nextOf = (inputs: CalculationInputs) => {
    const { next_date: next, next_change: change } = summarisePortfolio(owned(inputs), TODAY).homes[0] ?? {}
    return next ? describeNextDate(next, change ?? null) : null
  }

  it('is the first of the ends of its rates, of the next change and of the next increase of the rent', () => {
    expect(nextOf(LOSING)).toMatch(
      /^1 Dec 2027: fixed rate of A ends, then 5\.49%\. From \d+ Dec 2027: −\$\d+ a week$/u,
    )
    expect(nextOf(withAnalysis(LOSING, { tenancy: { tenancy_start: '2026-03-01' } }))).toBe(
      '1 Mar 2027: rent may go up',
    )
    const interestOnly = { repayment_type: 'Interest only', interest_only_months: 12 } as const
    expect(nextOf(withAnalysis(EARNING, { loans: [interestOnly] }))).toMatch(/^1 Dec 2027: interest only ends\. From/u)
  })

  it('is the end of a rate after which the payment is the same', () => {
    expect(nextOf(withAnalysis(EARNING, { loans: [{ name: 'One', fixed_until: '2028-01-15' }] }))).toBe(
      '15 Jan 2028: fixed rate of One ends',
    )
  })

  it('has the cash that follows within a month, of the same kind only', () => {
    const end = { date: '2027-12-01', kind: 'fixed_rate_ends', loan: 'A', rate_after: null } as const
    const changeOn = (date: string) => ({ date, because: 'fixed_rate_ends', weekly_cash_flow: -312 }) as const
    expect(describeNextDate(end, changeOn('2028-01-01'))).toBe(
      '1 Dec 2027: fixed rate of A ends. From 1 Jan 2028: −$312 a week',
    )
    expect(describeNextDate(end, changeOn('2028-01-02'))).toBe('1 Dec 2027: fixed rate of A ends')
    const repaid = { ...end, kind: 'loan_repaid', loan: null } as const
    expect(describeNextDate(repaid, changeOn('2027-12-01'))).toBe('1 Dec 2027: loan is repaid')
    expect(describeNextDate({ ...end, loan: null }, null)).toBe('1 Dec 2027: fixed rate ends')
  })

  it('is none of a home that owes nothing and has no tenancy', () => {
    expect(nextOf({ ...EARNING, deposit: 450_000 })).toBeNull()
  })
})

it('has the cash of all homes from the first change of any of them', () => {
  const portfolio = summarisePortfolio(owned(LOSING, EARNING, { ...LOSING, purpose: 'live_in' }), TODAY)
  const [losing, earning, lived] = portfolio.homes
  expect(lived?.weekly_cash_flow).toMatchObject({ message: expect.stringMatching(/^You live there: it costs \$/u) })
  expect(portfolio.totals.weekly_cash_flow).toMatchObject({ homes: 2 })
  const earns = earning && 'value' in earning.weekly_cash_flow ? earning.weekly_cash_flow.value : 0
  expect(portfolio.next_change).toEqual({
    date: losing?.next_change?.date,
    weekly_cash_flow: (losing?.next_change?.weekly_cash_flow ?? 0) + earns,
    home_ids: ['0'],
  })
  expect(summarisePortfolio(owned({ ...EARNING, deposit: 450_000 }), TODAY).next_change).toBeNull()
})

it('says what living there costs without a price, and what is missing for it', () => {
  const cashOf = (changes: Partial<CalculationInputs>) =>
    summarisePortfolio(
      owned({ ...EARNING, purpose: 'live_in', purchase_price: null, deposit: null, ...changes }),
      TODAY,
    ).homes[0]?.weekly_cash_flow
  const analysis = { current_value: 900_000, loans: [{ amount: 300_000, interest_rate: 5.9, owed_on: TODAY }] }
  // 1,779.41 a month is 410.63 a week; 7,200 of own costs are 138.46.
  expect(cashOf({ analysis })).toMatchObject({ message: 'You live there: it costs $549 a week.' })
  expect(cashOf({})).toMatchObject({ message: 'You live there: enter a purchase price to see what it costs.' })
})

it('counts the cash of a home without owners before tax', () => {
  const homes = owned(LOSING, withAnalysis(EARNING, { owners: null }), { ...EARNING, purpose: 'live_in' })
  const { before_tax, year, homes: shown } = summarisePortfolio(homes, TODAY)
  // Reference cases P2 and P3: −17,899.82 and 7,260.40.
  expect(before_tax).toMatchObject({ homes: 2, cash_flow_before_tax: -10_639.42 })
  expect(year).toMatchObject({ value: { homes: 1, cash_flow_before_tax: -17_899.82 } })
  expect(shown.map((home) => home.before_tax)).toMatchObject([
    { value: { interest: 31_389.23 } },
    { value: { cash_flow_before_tax: 7260.4 } },
    { message: 'You live there.' },
  ])
})
