// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { newForm } from '../model/calculator-form.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { Deposit } from './deposit.tsx'

function renderDeposit(purchase_price: number | null) {
  const store = createCalculatorStore(stateOf({ ...newForm([]), purchase_price }))
  render(
    <CalculatorProvider store={store}>
      <Deposit />
    </CalculatorProvider>,
  )
  return { user: userEvent.setup(), deposit: () => store.get().form.deposit }
}

it('offers shares of the price once it is known', () => {
  renderDeposit(null)
  const description = 'Enter a purchase price to choose a share of it.'
  expect(screen.getByRole('textbox', { name: 'Deposit', description })).toBeTruthy()
  for (const share of screen.getAllByRole('button', { name: /%$/u })) expect(share).toHaveProperty('disabled', true)
})

it('is chosen as a share of the price, typed as one, or in thousands', async () => {
  const { user, deposit } = renderDeposit(850_000)
  const box = screen.getByRole('textbox', { name: 'Deposit', description: /^Enter a deposit, or choose a share/u })
  const fifth = screen.getByRole('button', { name: '20%' })
  await user.click(fifth)
  expect(deposit()).toBe(170_000)
  expect(fifth.getAttribute('aria-pressed')).toBe('true')
  const description = '20% of the price; the loan is 80.00% of it (LVR).'
  expect(screen.getByRole('textbox', { name: 'Deposit', description })).toBe(box)
  await user.clear(box)
  await user.type(box, '10%')
  await user.tab()
  expect(box).toHaveProperty('value', '85,000')
  expect(fifth.getAttribute('aria-pressed')).toBe('false')
  await user.clear(box)
  await user.type(box, '900k')
  expect(screen.getByText('More than the price: nothing is borrowed.')).toBeTruthy()
})
