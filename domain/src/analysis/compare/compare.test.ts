import { describe, expect, it } from 'vitest'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import { GOLDEN_HOME } from '../testing/golden-deal.ts'
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

itAgreesWith('compare', ({ columns }: { columns: { name: string; inputs: Partial<CalculationInputs> }[] }) => {
  const comparison = compared(
    ...columns.map(({ name, inputs }) => ({
      name,
      inputs: { ...NOTHING_GIVEN, ...inputs, rent_source: 'typed' } as const,
    })),
  )
  const gross = rowOf(comparison, 'gross_rental_yield')
  return {
    differing: comparison.differing.map(({ name }) => name).toSorted(),
    gross_rental_yield: gross?.values,
    difference_to_first: gross?.differences,
    best: gross?.best,
    worst: gross?.worst,
  }
})

describe('a comparison', () => {
  const cheaper = column('20 % cheaper', { purchase_price: 680_000, deposit: 136_000 })

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
