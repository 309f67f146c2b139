import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import type { CalculationInputs } from '../../calculation/fields.ts'
import { NOTHING_GIVEN } from '../../calculation/fields.ts'
import { PURPOSES } from '../../calculation/purpose.ts'
import { isSameInput } from '../../calculation/is-same-input.ts'
import { applyScenario } from './apply-scenario.ts'
import { differingInputs } from './differing-inputs.ts'
import { SCENARIO_FIELDS } from './scenario.ts'
import { swapScenario } from './swap-scenario.ts'

const base: CalculationInputs = {
  ...NOTHING_GIVEN,
  property: '12 Rose Street',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  rent_source: 'market',
  weekly_rental_income: 635,
  purchase_price: 850_000,
  deposit: 170_000,
  analysis: { years: 10, value_growth_pct: 3, loans: [{ name: 'A', share_pct: 50 }, { name: 'B' }] },
}

describe('a scenario', () => {
  it('has only the inputs that differ', () => {
    const cheaper = { ...base, purchase_price: 680_000, deposit: 136_000 }
    expect(differingInputs(base, cheaper)).toEqual({ purchase_price: 680_000, deposit: 136_000 })
    expect(differingInputs(base, { ...base, vacancy_cost: 0 })).toEqual({ vacancy_cost: 0 })
    expect(differingInputs({ ...base, vacancy_cost: 0 }, base)).toEqual({ vacancy_cost: null })
    expect(differingInputs(base, base)).toEqual({})
  })

  it('never has the address, the rents’ evidence, a note or a value on record', () => {
    const other = {
      ...base,
      property: '14 Rose Street',
      sa2_code: '151600',
      market_lower_quartile: 1,
      market_period: '2025-07-01',
      capital_value: 1,
      estimate_reason: 'New kitchen',
      note: 'A note',
      status: 'owned',
      tags: ['North'],
    } as const
    expect(differingInputs(base, other)).toEqual({})
    for (const name of ['property', 'market_upper_quartile', 'note', 'status', 'tags', 'estimated_value']) {
      expect(SCENARIO_FIELDS).not.toContain(name)
    }
  })

  it('follows the calculation but in what it overrides, also inside the analysis', () => {
    const changes = differingInputs(base, { ...base, deposit: 0, analysis: { ...base.analysis, value_growth_pct: 0 } })
    expect(changes).toEqual({ deposit: 0, analysis: { value_growth_pct: 0 } })
    const edited = {
      ...base,
      rates: 3000,
      deposit: 200_000,
      analysis: { ...base.analysis, years: 20, value_growth_pct: 4 },
    }
    expect(applyScenario(edited, changes)).toEqual({
      ...edited,
      deposit: 0,
      analysis: { ...base.analysis, years: 20, value_growth_pct: 0 },
    })
  })

  it('keeps its typed rent whatever the rent of the calculation comes from', () => {
    const typed = { ...base, rent_source: 'typed' } as const
    const changes = differingInputs(typed, { ...typed, weekly_rental_income: 700 })
    expect(changes).toEqual({ weekly_rental_income: 700, rent_source: 'typed' })
    expect(applyScenario(base, changes)).toMatchObject({ weekly_rental_income: 700, rent_source: 'typed' })
  })

  it('removes what only the calculation has', () => {
    const changes = differingInputs(base, { ...base, analysis: null })
    expect(changes).toEqual({ analysis: { years: null, value_growth_pct: null, loans: null } })
  })
})

it('makes the other inputs of the base again', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1e6 }))
  const some = fc.record({
    purchase_price: amount,
    deposit: amount,
    weekly_rental_income: amount,
    rent_source: fc.constantFrom('market', 'range', 'typed', null),
    purpose: fc.constantFrom(...PURPOSES),
    analysis: fc.option(
      fc.record(
        { years: fc.integer({ min: 1, max: 30 }), loans: fc.array(fc.record({ amount })), main_home: fc.boolean() },
        { requiredKeys: [] },
      ),
    ),
  })
  fc.assert(
    fc.property(some, some, (one, other) => {
      const [from, to] = [
        { ...base, ...one },
        { ...base, ...other },
      ] as [CalculationInputs, CalculationInputs]
      const made = applyScenario(from, differingInputs(from, to))
      // An analysis of which nothing is given is the same as none.
      expect(isSameInput({ ...made, analysis: made.analysis ?? {} }, { ...to, analysis: to.analysis ?? {} })).toBe(true)
    }),
    { numRuns: inject('propertyRuns') },
  )
})

it('swaps with its calculation, and back', () => {
  const scenario = { id: 'a', name: 'Cheaper', changes: { purchase_price: 680_000, analysis: { value_growth_pct: 0 } } }
  const swapped = swapScenario(base, scenario, 'As it was')
  expect(swapped).toEqual({
    inputs: { ...base, purchase_price: 680_000, analysis: { ...base.analysis, value_growth_pct: 0 } },
    scenario: { id: 'a', name: 'As it was', changes: { purchase_price: 850_000, analysis: { value_growth_pct: 3 } } },
  })
  expect(swapScenario(swapped.inputs, swapped.scenario, 'Cheaper')).toEqual({ inputs: base, scenario })
})
