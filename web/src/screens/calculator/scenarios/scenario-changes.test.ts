import { applyScenario } from '@homeyield/domain/analysis/scenarios/apply-scenario'
import { describe, expect, it, vi } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { stateOf } from '../model/calculator-state.ts'
import type { Saved } from '../model/calculator-state.ts'
import { baseOf, changesOf } from './scenario-changes.ts'

vi.mock('./save-scenarios.ts', () => ({ saveOpenScenario: vi.fn() }))
const { freeName, nameProblem, showScenario } = await import('./scenario-transitions.ts')

const base = {
  ...newForm([]),
  property: '12 Rose Street',
  rent_source: 'market',
  market_lower_quartile: 570,
  market_upper_quartile: 700,
  purchase_price: 850_000,
  deposit: 170_000,
  interest_rate: 6.49,
} as const
const higher = { id: 'a', name: 'Higher rates', changes: { interest_rate: 7.49 } }
const saved: Saved = {
  id: 'one',
  version: 3,
  readonly: false,
  photo: null,
  scenarios: [higher],
  scenario: null,
}

describe('opening a scenario', () => {
  it('shows its figures without unsaved changes, and the calculation again', () => {
    const opened = showScenario(stateOf(base, saved), 'a', true)
    expect(opened.form).toEqual({ ...base, interest_rate: 7.49 })
    expect(opened.clean).toBe(opened.form)
    expect(opened.saved?.scenario).toMatchObject({ id: 'a', base })
    expect(baseOf(opened)).toBe(base)
    const back = showScenario(opened, null, true)
    expect(back.form).toBe(base)
    expect(back.saved).toMatchObject({ scenario: null, readonly: false })
  })

  it('is for reading only without Premium, unlike the calculation', () => {
    const opened = showScenario(stateOf(base, saved), 'a', false)
    expect(opened.saved?.readonly).toBe(true)
    expect(showScenario(opened, null, false).saved?.readonly).toBe(false)
  })

  it('that is gone opens the calculation', () => {
    expect(showScenario(stateOf(base, saved), 'b', true).saved?.scenario).toBeNull()
  })
})

describe('the changes of the form', () => {
  it('are only what differs from the calculation', () => {
    const opened = showScenario(stateOf(base, saved), 'a', true)
    expect(changesOf(stateOf({ ...opened.form, deposit: 100_000 }, opened.saved))).toEqual({
      interest_rate: 7.49,
      deposit: 100_000,
    })
    expect(changesOf(stateOf({ ...opened.form, interest_rate: 6.49 }, opened.saved))).toEqual({})
  })

  it('hold the rent of other bedrooms as a figure, for a scenario has no market rent', () => {
    const opened = showScenario(stateOf(base, saved), 'a', true)
    // Condition 50 of 650 to 800 is 725.
    const larger = {
      ...opened.form,
      number_of_bedrooms: 4,
      market_lower_quartile: 650,
      market_upper_quartile: 800,
    }
    const changes = changesOf(stateOf(larger, opened.saved))
    expect(changes).toMatchObject({ number_of_bedrooms: 4, weekly_rental_income: 725, rent_source: 'typed' })
    expect(stateOf(applyScenario(base, changes)).figures.weekly_rental_income).toBe(725)
  })
})

it('has a name that no other scenario has', () => {
  expect(freeName([])).toBe('Scenario 1')
  expect(freeName([{ ...higher, name: 'Scenario 2' }, higher])).toBe('Scenario 1')
  expect(freeName([{ ...higher, name: 'Scenario 1' }])).toBe('Scenario 2')
  expect(nameProblem('  ', [])).toBe('Name the scenario')
  expect(nameProblem('Higher rates ', [higher])).toBe('Another scenario has this name')
  expect(nameProblem('x'.repeat(41), [])).toBe('Use at most 40 characters')
  expect(nameProblem('x'.repeat(40), [higher])).toBeNull()
})
