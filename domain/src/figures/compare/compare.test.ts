import { describe, expect, it } from 'vitest'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { GIVEN_LOANS, GOLDEN_HOME } from '../../analysis/testing/golden-deal.ts'
import type { ComparedColumn, ComparedResult, Comparison } from './compare.ts'
import { compare } from './compare.ts'

const TODAY = '2026-11-22'
const column = (name: string, changes: Partial<CalculationInputs> = {}): ComparedColumn => ({
  name,
  inputs: { ...GOLDEN_HOME, ...changes },
})

function compared(...columns: ComparedColumn[]): Comparison {
  const outcome = compare(columns, TODAY)
  if (!('value' in outcome)) throw new Error(outcome.message)
  return outcome.value
}

function rowOf({ results }: Comparison, name: ComparedResult) {
  const row = results.find((each) => each.name === name)
  return row && { ...row, values: row.values.map((value) => ('value' in value ? value.value : value.reason)) }
}

describe('a comparison', () => {
  const cheaper = column('20 % cheaper', { purchase_price: 680_000, deposit: 136_000 })

  it('has no equity of a home whose price and value are not known', () => {
    const owed = { loans: [{ owed_on: TODAY, amount: 400_000, interest_rate: 6, term_months: 300 }] }
    const comparison = compared(
      column('As it is'),
      column('Owed', { purchase_price: null, deposit: null, analysis: owed }),
    )
    expect(rowOf(comparison, 'equity')?.values[1]).toBe('missing_input')
  })

  it('of the golden case and a cheaper home has every result', () => {
    const comparison = compared(column('As it is'), cheaper)
    expect(comparison.differing).toEqual([
      { name: 'purchase_price', values: [850_000, 680_000] },
      { name: 'deposit', values: [170_000, 136_000] },
    ])
    expect(rowOf(comparison, 'weekly_cash_flow')).toMatchObject({
      values: [-572, -374],
      differences: [0, 198],
      best: 1,
      worst: 0,
    })
    expect(rowOf(comparison, 'purchase_price')).toMatchObject({ best: 1, worst: 0, differences: [0, -170_000] })
    expect(rowOf(comparison, 'lvr')).toMatchObject({ values: [80, 80], best: null, worst: null })
    // Nobody owns it yet, and no rate makes the first pay.
    expect(rowOf(comparison, 'irr_after_tax')).toMatchObject({ values: ['missing_input', 'missing_input'], best: null })
    expect(rowOf(comparison, 'break_even_rate_shift')).toMatchObject({
      values: ['never_pays', -5.24],
      best: null,
    })
    expect(comparison.results).toHaveLength(9)
  })

  it('shows settled homes as at the same day', () => {
    // Reference case L13: a fixed rate of 2.99 % has ended.
    const half = { interest_rate: 2.99, fixed_until: '2024-01-10', rate_after: 6.9 }
    const settled = column('Settled', {
      analysis: {
        settlement_date: '2022-01-10',
        current_value: 905_000,
        loans: [{ ...half, amount: 340_000 }, half],
      },
    })
    const outcome = compare([column('As it is'), settled], '2026-11-26')
    if (!('value' in outcome)) throw new Error(outcome.message)
    expect(rowOf(outcome.value, 'weekly_cash_flow')?.values).toEqual([-572, -592])
    expect(rowOf(outcome.value, 'lvr')).toMatchObject({ values: [80, 69.23], best: 1 })
  })

  it('counts several loans from the day since which they are owed', () => {
    // Twice 260,000 without interest over 520 weeks: 46 times 1,000 are repaid by 19 November.
    const loan = { owed_on: '2026-01-01', amount: 260_000, interest_rate: 0, term_months: 120 } as const
    const weekly = { ...loan, loan_payment_term: 'Weekly' } as const
    const comparison = compared(column('a'), column('b', { analysis: { loans: [weekly, weekly] } }))
    expect(rowOf(comparison, 'lvr')?.values).toEqual([80, 55.76])
  })

  it('has what living there costs where one home is for that', () => {
    const comparison = compared(column('a'), column('b', { purpose: 'live_in' }))
    expect(rowOf(comparison, 'weekly_cost_to_live_here')?.values).toEqual(['not_defined', 1129])
    expect(comparison.results).toHaveLength(10)
  })

  it('marks the lower loan to value, and compares what is known', () => {
    const comparison = compared(column('a', { deposit: 340_000 }), column('b'), column('c', { purchase_price: null }))
    expect(rowOf(comparison, 'lvr')).toMatchObject({
      values: [60, 80, 'missing_input'],
      best: 0,
      worst: 1,
      differences: [0, 20, null],
    })
    const first = compared(column('c', { purchase_price: null }), column('b'))
    expect(rowOf(first, 'lvr')).toMatchObject({ best: null, worst: null, differences: [null, null] })
  })

  it('has the inputs of the analyses that differ, one by one', () => {
    const { differing } = compared(
      column('a', { analysis: { years: 10, value_growth_pct: 3 } }),
      column('b', { analysis: { years: 10, value_growth_pct: 0, loans: [{}] } }),
      column('c'),
    )
    expect(differing).toEqual([
      { name: 'analysis.years', values: [10, 10, null] },
      { name: 'analysis.value_growth_pct', values: [3, 0, null] },
      { name: 'analysis.loans', values: [null, [{}], null] },
    ])
  })

  it('has the return after tax and the equity at the end of the years', () => {
    // Reference case P2, which never pays tax.
    const analysis = {
      settlement_date: '2026-12-01',
      acquired_date: '2026-10-20',
      value_growth_pct: 3.5,
      chattels_cost: 15_000,
      loans: GIVEN_LOANS,
      owners: [{ other_income: 95_000 }],
    }
    const comparison = compared(column('a', { analysis }), column('b', { analysis: { ...analysis, years: 2 } }))
    expect(rowOf(comparison, 'irr_after_tax')).toHaveProperty('values.0', 6.41)
    expect(rowOf(comparison, 'equity')).toMatchObject({
      values: [640_357.51, 246_586.22],
      differences: [0, -393_771.29],
      best: 0,
      worst: 1,
    })
  })

  it('says what each result lacks', () => {
    const nothing = { purchase_price: null, rent_source: null, weekly_rental_income: null } as const
    const { results } = compared(column('a', nothing), column('b'))
    const lacks = results.map(({ name, values: [first] }) => [name, first && 'message' in first ? first.message : ''])
    expect(Object.fromEntries(lacks)).toMatchObject({
      purchase_price: 'Add a purchase price to see this.',
      weekly_rental_income: 'Add a rent to see this.',
      gross_rental_yield: 'Add a purchase price and a rent to see this.',
      net_rental_yield: 'Add a purchase price and a rent to see this.',
      weekly_cash_flow: 'Add a rent and the loan to see this.',
    })
  })

  it('has no results of the years where inputs contradict each other, as in a scenario whose calculation changed', () => {
    const contradicts = { reason: 'no_answer', message: 'Its inputs contradict each other. Open it to see where.' }
    for (const analysis of [{ years: 5, sale_year: 9 }, { loans: [{ interest_only_months: 361 }] }]) {
      const { results } = compared(column('a'), column('b', { analysis }))
      const second = Object.fromEntries(results.map(({ name, values }) => [name, values[1]]))
      expect(second).toMatchObject({
        irr_after_tax: contradicts,
        equity: contradicts,
        break_even_rate_shift: contradicts,
        weekly_rental_income: { value: 635 },
        lvr: { value: 80 },
      })
    }
  })

  it('marks none where two are alike', () => {
    // Reference case C2: two at 3.88, the third is best.
    const three = compared(column('a'), column('b', { vacancy_cost: 0 }), cheaper)
    expect(rowOf(three, 'gross_rental_yield')).toMatchObject({ values: [3.88, 3.88, 4.86], best: 2, worst: null })
    expect(three.differing).toContainEqual({ name: 'vacancy_cost', values: [null, 0, null] })
    const cheap = compared(column('a'), cheaper, cheaper)
    expect(rowOf(cheap, 'gross_rental_yield')).toMatchObject({ best: null, worst: 0 })
  })

  it('is of two to six', () => {
    expect(compare([], TODAY)).toEqual({ reason: 'missing_input', message: 'Choose two.' })
    expect(compare([cheaper], TODAY)).toMatchObject({ message: 'Choose two.' })
    expect(
      compare(
        Array.from({ length: 6 }, () => cheaper),
        TODAY,
      ),
    ).toHaveProperty('value')
    expect(
      compare(
        Array.from({ length: 7 }, () => cheaper),
        TODAY,
      ),
    ).toEqual({
      reason: 'no_answer',
      message: 'Six fit side by side.',
    })
  })
})
