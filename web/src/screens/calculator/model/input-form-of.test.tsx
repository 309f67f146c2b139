// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { DateField } from '../../../components/inputs/date-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { newForm } from './calculator-form.ts'
import { CalculatorProvider } from './calculator-provider.tsx'
import { fieldProblem, stateOf } from './calculator-state.ts'
import type { CalculatorState } from './calculator-state.ts'
import { createCalculatorStore } from './calculator-store.ts'
import { typeBound } from './calculator-transitions.ts'

function renderIn(state: CalculatorState, fields: ReactNode) {
  const store = createCalculatorStore(state)
  render(<CalculatorProvider store={store}>{fields}</CalculatorProvider>)
  return { store, user: userEvent.setup() }
}

const start = stateOf(newForm([]))

it('a figure outside its limits is refused at its field, and taken once it is within them', async () => {
  const { store, user } = renderIn(start, <NumberField name="analysis.loans.0.interest_rate" />)
  const box = screen.getByRole('textbox', { name: 'Interest rate' })
  await user.type(box, '101')
  expect(screen.getByRole('alert').textContent).toBe('Enter a figure from 0 to 100')
  await user.clear(box)
  await user.type(box, '5.49')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(store.get().form.analysis?.loans).toEqual([{ interest_rate: 5.49 }])
})

it('a day that contradicts another is refused at its field', () => {
  const tenancy = { tenancy_start: '2026-03-01', last_increase: '2025-03-01' }
  const state = stateOf({ ...newForm([]), analysis: { tenancy } })
  renderIn(state, <DateField name="analysis.tenancy.last_increase" />)
  expect(screen.getByRole('alert').textContent).toBe('The last increase cannot be before the tenancy began')
})

it('the weekly rent is the one that counts: typed, or computed again once it is emptied', async () => {
  const ranged = typeBound(typeBound(start, 'lower', 'weekly', 600), 'upper', 'weekly', 700)
  const computed = ranged.figures.weekly_rental_income
  const { store, user } = renderIn(ranged, <NumberField name="weekly_rental_income" />)
  const box = screen.getByRole('textbox')
  expect(box).toHaveProperty('value', String(computed))
  await user.clear(box)
  await user.type(box, '660')
  expect(store.get().form).toMatchObject({ rent_source: 'typed', weekly_rental_income: 660 })
  await user.clear(box)
  await user.tab()
  expect(box).toHaveProperty('value', String(computed))
})

it('the error of a range is at its bounds, not at the rent that it gives', () => {
  const dear = typeBound(typeBound(start, 'lower', 'weekly', 3_000_000), 'upper', 'weekly', 3_000_000)
  expect(fieldProblem(dear, 'weekly_rental_income')).not.toBeNull()
  renderIn(
    dear,
    <>
      <NumberField name="weekly_rental_income" />
      <NumberField name="weekly_rental_income_upper" />
    </>,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  const description = /Enter a figure from 0 to 1,000,000$/u
  expect(screen.getByRole('textbox', { name: 'Weekly rental income, upper', description })).toBeTruthy()
})

it('no input of a calculation that can only be read can be changed', () => {
  const saved = { id: 'a', readonly: true, version: 3, photo: null, scenarios: [], scenario: null }
  renderIn(stateOf(newForm([]), saved), <NumberField name="purchase_price" slider={{ highest: 2_000_000 }} />)
  const controls = [screen.getByRole('textbox'), screen.getByRole('slider'), ...screen.getAllByRole('button')]
  for (const control of controls) expect(control).toHaveProperty('disabled', true)
})

it('a figure is marked where a scenario has another than the calculation', async () => {
  const base = { ...newForm([]), interest_rate: 6.49, analysis: { loans: [{ interest_rate: 5 }] } }
  const state = stateOf(base)
  const scenario = { id: 's', base, baseReadonly: false, reopen: fail, save: fail }
  const saved = { id: 'c', version: 1, readonly: false, photo: null, scenarios: [], scenario }
  const { user } = renderIn(
    { ...state, saved },
    <>
      <NumberField name="interest_rate" label="Rate" />
      <NumberField name="analysis.loans.0.interest_rate" label="Rate of the loan" />
    </>,
  )
  const isMarked = (name: string) => screen.getByText(name).hasAttribute('data-changed')
  expect([isMarked('Rate'), isMarked('Rate of the loan')]).toEqual([false, false])
  const box = screen.getByRole('textbox', { name: 'Rate of the loan' })
  await user.clear(box)
  await user.type(box, '5.5')
  expect([isMarked('Rate'), isMarked('Rate of the loan')]).toEqual([false, true])
})

function fail(): never {
  throw new Error('Nothing is saved here')
}
