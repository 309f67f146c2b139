import { describe, expect, it } from 'vitest'
import type { GivenAnalysis } from '../analysis/inputs/analysis-inputs.ts'
import { NOTHING_GIVEN } from '../calculation/fields.ts'
import { describeFiguresChanged, figuresChanged } from './figures-changed.ts'

const HOME = {
  ...NOTHING_GIVEN,
  purchase_price: 850_000,
  deposit: 170_000,
  interest_rate: 6.49,
  loan_duration_months: 360,
  loan_payment_term: 'Monthly',
} as const
const AS_AT = '2026-11-26'

const because = (analysis: GivenAnalysis | null, inputs: object = {}) =>
  figuresChanged(-242, -592, { ...HOME, analysis, ...inputs }, AS_AT)?.because

it.each([
  [-242, -592, 'fixed_rate_ends', '−$242 is now −$592: your fixed rate ended.'],
  [-1042, 8, 'loan_repaid', '−$1,042 is now $8: a loan is repaid.'],
  [-10, -60, 'interest_only_ends', '−$10 is now −$60: your interest-only time ended.'],
  [0, -12, 'costs_count', '$0 is now −$12: GST on the management fee and your weeks without a tenant now count.'],
  [-60, -10, 'offset_counts', '−$60 is now −$10: your offset account now counts.'],
  [-60, -61, 'payments_count', '−$60 is now −$61: the payments of your loans today now count.'],
] as const)('%i that is now %i because %s is "%s"', (before, after, reason, sentence) => {
  const changed = { weekly_cash_flow_before: before, weekly_cash_flow: after, because: reason }
  expect(describeFiguresChanged(changed)).toBe(sentence)
})

it('tells both figures, and nothing where they are the same or one is not known', () => {
  const analysis = { settlement_date: '2022-01-10', loans: [{ fixed_until: '2024-01-10', rate_after: 6.9 }] }
  const inputs = { ...HOME, analysis }
  expect(figuresChanged(-242, -592, inputs, AS_AT)).toEqual({
    weekly_cash_flow_before: -242,
    weekly_cash_flow: -592,
    because: 'fixed_rate_ends',
  })
  expect(figuresChanged(-592, -592, inputs, AS_AT)).toBeNull()
  expect(figuresChanged(null, -592, inputs, AS_AT)).toBeNull()
  expect(figuresChanged(-242, null, inputs, AS_AT)).toBeNull()
})

describe('the reason', () => {
  const loan = { fixed_until: '2024-01-10', rate_after: 6.9 }

  it('is what changed the payments last between the settlement and the day', () => {
    expect(because({ settlement_date: '2022-01-10', loans: [loan] })).toBe('fixed_rate_ends')
    const interestOnly = { ...loan, interest_only_months: 48 }
    expect(because({ settlement_date: '2022-01-10', loans: [interestOnly] })).toBe('interest_only_ends')
    const short = { ...loan, term_months: 36, share_pct: 10 }
    expect(because({ settlement_date: '2022-01-10', loans: [{}, short] })).toBe('loan_repaid')
  })

  it('is found where a loan was drawn long before the settlement', () => {
    const early = { ...loan, drawdown_date: '2022-01-10' }
    expect(because({ settlement_date: '2026-11-20', loans: [early] })).toBe('payments_count')
    expect(because({ settlement_date: '2023-11-20', loans: [early] })).toBe('fixed_rate_ends')
  })

  it('is no change that is still to come', () => {
    expect(because({ settlement_date: '2026-01-10', loans: [{ ...loan, fixed_until: '2027-01-10' }] })).toBe(
      'payments_count',
    )
    expect(because({ settlement_date: '2022-01-10', loans: [{ ...loan, rate_after: 6.49 }] })).toBe('payments_count')
  })

  it('is otherwise what did not count before', () => {
    expect(because(null, { fee_plus_gst: true })).toBe('costs_count')
    expect(because(null, { vacancy_weeks: 4 })).toBe('costs_count')
    expect(because(null, { vacancy_weeks: 2 })).toBe('payments_count')
    expect(because(null, { vacancy_weeks: 4, vacancy_cost: 500 })).toBe('payments_count')
    expect(because({ settlement_date: '2026-12-01', loans: [{ offset_balance: 25_000 }] })).toBe('offset_counts')
    expect(because(null)).toBe('payments_count')
  })
})
