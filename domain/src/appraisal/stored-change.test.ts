import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GivenAnalysis } from '../analysis/inputs/analysis-inputs.ts'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import type { Day } from '../dates/calendar-day.ts'
import { addDays } from '../dates/calendar-day.ts'
import { LOAN_PAYMENT_TERMS, REPAYMENT_TYPES } from '../loans/loan-options.ts'
import { appraise } from './appraise.ts'
import { countLoans } from '../loans/count-loans.ts'
import { totalsOf } from '../loans/counted-loans.ts'
import { changeAsAt, storeChange } from './stored-change.ts'

/** The home of docs/method/calculator.md, "Worked example". */
const HOME = {
  ...NOTHING_GIVEN,
  rent_source: 'typed',
  weekly_rental_income: 635,
  purchase_price: 850_000,
  deposit: 170_000,
  interest_rate: 6.49,
  loan_duration_months: 360,
  loan_payment_term: 'Fortnightly',
} as const
const AS_AT = '2026-11-26'

const changeOn = (analysis: GivenAnalysis | null, inputs: object = {}, asAt = AS_AT) =>
  totalsOf(countLoans({ ...HOME, ...inputs }, analysis, asAt))?.change_on ?? null

describe('the figures change', () => {
  it('never where no day is given', () => {
    expect(changeOn(null)).toBeNull()
    expect(changeOn({ years: 5, loans: [] })).toBeNull()
  })

  it('never where the loans are not known', () => {
    expect(changeOn({ settlement_date: '2022-01-10' }, { interest_rate: null })).toBeNull()
    expect(changeOn({ settlement_date: '2022-01-10', loans: [{ amount: 1 }, { amount: 2 }] })).toBeNull()
  })

  it('on the day after the settlement of a home that settles today or later', () => {
    expect(changeOn({ settlement_date: AS_AT })).toBe('2026-11-27')
    expect(changeOn({ settlement_date: '2027-02-28' })).toBe('2027-03-01')
  })

  it('on the day of the next repayment of any loan once it is settled', () => {
    // 14 and 28 days after 1 November; on the day itself that repayment is made.
    expect(changeOn({ settlement_date: '2026-11-01' })).toBe('2026-11-29')
    expect(changeOn({ settlement_date: '2026-11-01' }, {}, '2026-11-28')).toBe('2026-11-29')
    expect(changeOn({ settlement_date: '2026-11-01' }, {}, '2026-11-29')).toBe('2026-12-13')
    const monthly = { share_pct: 50, loan_payment_term: 'Monthly' } as const
    expect(changeOn({ settlement_date: '2026-10-31', loans: [monthly, {}] })).toBe('2026-11-28')
    expect(changeOn({ settlement_date: '2026-10-31', loans: [monthly, {}] }, {}, '2026-11-28')).toBe('2026-11-30')
  })

  it('never once every loan is repaid', () => {
    expect(changeOn({ settlement_date: '1995-01-10' }, { loan_duration_months: 120 })).toBeNull()
  })

  it('with the repayments of what is owed, also before its day', () => {
    const owed = { amount: 300_000, term_months: 240, loan_payment_term: 'Monthly' } as const
    expect(changeOn({ loans: [{ ...owed, owed_on: '2026-11-20' }] })).toBe('2026-12-20')
    expect(changeOn({ loans: [{ ...owed, owed_on: '2026-12-20' }] })).toBe('2027-01-20')
    const unpriced = { purchase_price: null, deposit: null }
    expect(changeOn({ loans: [{ ...owed, owed_on: '2026-11-20' }] }, unpriced)).toBe('2026-12-20')
  })

  it('with interest only that has no term', () => {
    const interestOnly = { repayment_type: 'Interest only', loan_duration_months: null }
    expect(changeOn({ settlement_date: '2026-11-20' }, interestOnly)).toBe('2026-12-04')
  })
})

const day = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2015-06-01', days))
const anyHome = fc.record({
  loans: fc.option(
    fc.array(
      fc.record(
        {
          interest_rate: fc.integer({ min: 0, max: 12 }),
          fixed_until: fc.option(day),
          rate_after: fc.option(fc.integer({ min: 0, max: 12 })),
          repayment_type: fc.constantFrom(...REPAYMENT_TYPES),
          interest_only_months: fc.option(fc.integer({ min: 0, max: 60 })),
          loan_payment_term: fc.constantFrom(...LOAN_PAYMENT_TERMS),
          term_months: fc.integer({ min: 12, max: 120 }),
          offset_balance: fc.option(fc.integer({ min: 0, max: 300_000 })),
        },
        { requiredKeys: ['term_months'] },
      ),
      { minLength: 1, maxLength: 3 },
    ),
  ),
  settlement_date: fc.option(day),
  owed_on: fc.option(day),
  asAt: day,
})

function figuresOf(analysis: GivenAnalysis, asAt: Day) {
  const { counted_loans: _, next_change, ...figures } = appraise(HOME, countLoans(HOME, analysis, asAt))
  return { ...figures, next_change: storeChange(next_change, HOME, analysis, asAt) }
}

it('and do not change before that day, whatever the loans', () => {
  fc.assert(
    fc.property(anyHome, fc.nat(), ({ loans, settlement_date, owed_on, asAt }, days) => {
      const each = { amount: owed_on === null ? null : 200_000, share_pct: owed_on === null ? 100 / 3 : null, owed_on }
      const listed = loans?.map((loan, index) => ({
        ...loan,
        ...each,
        ...(index === 0 && !owed_on && { share_pct: null }),
      }))
      const analysis: GivenAnalysis = { settlement_date, loans: listed ?? null }
      const change = totalsOf(countLoans(HOME, analysis, asAt))?.change_on ?? null
      if (listed === undefined || settlement_date !== null || owed_on !== null) {
        const last = change === null ? addDays(asAt, days % 400) : addDays(change, -1)
        expect(last >= asAt).toBe(true)
        expect(figuresOf(analysis, last)).toEqual(figuresOf(analysis, asAt))
      }
    }),
  )
})

describe('a stored next change', () => {
  it('moves with the day where none is given', () => {
    for (const term of LOAN_PAYMENT_TERMS) {
      const home = { ...HOME, loan_payment_term: term }
      const change = (asAt: Day) => appraise(home, countLoans(home, null, asAt)).next_change
      const stored = storeChange(change('2026-11-26'), home, null, '2026-11-26')
      expect(stored).not.toHaveProperty('date')
      for (const asAt of ['2026-11-26', '2026-11-27', '2027-01-31', '2028-02-29']) {
        expect(changeAsAt(stored, asAt)).toEqual(change(asAt))
      }
    }
    // 782 fortnights of 14 days would pass the term: 780 are 30 years.
    const stored = {
      after: { payments: 780, term: 'Fortnightly' },
      because: 'loan_repaid',
      weekly_cash_flow: 418,
    } as const
    expect(changeAsAt(stored, '2026-11-26')).toEqual({
      date: addDays('2026-11-26', 780 * 14),
      because: 'loan_repaid',
      weekly_cash_flow: 418,
    })
  })

  it('is counted to the end of the longest loan', () => {
    const change = { date: addDays('2024-02-29', 5200 * 7), because: 'loan_repaid', weekly_cash_flow: 418 } as const
    const stored = storeChange(change, { loan_payment_term: 'Weekly' }, null, '2024-02-29')
    expect(stored).toMatchObject({ after: { payments: 5200, term: 'Weekly' } })
    expect(changeAsAt(stored, '2024-02-29')).toEqual(change)
  })

  it('stays otherwise', () => {
    const change = { date: '2027-05-21', because: 'fixed_rate_ends', weekly_cash_flow: -312 } as const
    const stored = storeChange(change, HOME, { settlement_date: '2026-05-21' }, '2026-11-26')
    expect(stored).toEqual(change)
    expect(changeAsAt(stored, '2027-01-01')).toEqual(change)
    expect(storeChange(null, HOME, null, '2026-11-26')).toBeNull()
    expect(changeAsAt(null, '2026-11-26')).toBeNull()
  })
})
