// @vitest-environment jsdom
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { analysisOf } from '../analysis/analysis-of.ts'
import { newForm } from '../model/calculator-form.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { BankFields } from './bank-fields.tsx'
import { CanIAffordIt } from './can-i-afford-it.tsx'

function renderHome(changes: Partial<CalculationInputs>) {
  const form = { ...newForm([]), ...GOLDEN_HOME, purpose: 'live_in', ...changes } as const
  render(
    <CalculatorProvider store={createCalculatorStore(stateOf(form))}>
      <CanIAffordIt afford={analysisOf(form, false).afford} />
      <BankFields premium={false} />
    </CalculatorProvider>,
  )
}

it('says to a free account what living there asks of the income, and the most that it buys', () => {
  renderHome({ analysis: { gross_income: 150_000, other_debt: 20_000 } })
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`, 'u') }))
  expect(row('All costs of living here').getByText('$1,129')).toBeTruthy()
  expect(row('Loan repayment at 8.99%').getByText('$5,464')).toBeTruthy()
  expect(screen.getByText('$850,000')).toBeTruthy()
  expect(screen.getByText(/^This is not an offer of a loan/u)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Income of the household before tax' })).toHaveProperty('value', '150,000')
})

it('counts the income of the people of the household, and shows it', () => {
  renderHome({
    analysis: {
      owners: [
        { person_id: 'a', other_income: 95_000 },
        { person_id: 'b', other_income: 55_000 },
      ],
    },
  })
  const name = 'Income of the household before tax'
  const description = /From the owners in your household, unless you type another\./u
  expect(screen.getByRole('textbox', { name, description })).toHaveProperty('value', '150,000')
  expect(screen.getByText('$850,000')).toBeTruthy()
})

it('shows no cost of living there that follows from a refused figure', () => {
  renderHome({ room_rent: -1, rooms_let: 1, analysis: { gross_income: 150_000 } })
  expect(screen.getByRole('row', { name: /^Loan repayment \$/u })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /^All costs/u })).toBeNull()
})

it('asks for the income, and of a home to let not', () => {
  renderHome({ analysis: null })
  expect(screen.getByText('Add your income to see this.')).toBeTruthy()
  document.body.replaceChildren()
  renderHome({ purpose: 'rent_out' })
  expect(screen.queryByRole('textbox', { name: 'Income of the household before tax' })).toBeNull()
})

it.each([
  ['Income of the household before tax', { analysis: { gross_income: -1 } }, 'rent_out'],
  ['Other debt', { analysis: { other_debt: -1 } }, 'rent_out'],
  ['Rent that a bank leaves out', { analysis: { rent_shading_pct: 101 } }, 'live_in'],
  ['Estimated value', { estimated_value: -1 }, 'rent_out'],
] as const)('%s keeps its field while its figure cannot be used', (label, changes, purpose) => {
  renderHome({ ...changes, purpose })
  expect(screen.getByRole('textbox', { name: label }).getAttribute('aria-invalid')).toBe('true')
  document.body.replaceChildren()
  renderHome({ purpose, analysis: null })
  expect(screen.queryByRole('textbox', { name: label })).toBeNull()
})
