// @vitest-environment jsdom
import { GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { accountQuery } from '../../../api-client/queries.ts'
import { newForm } from '../model/calculator-form.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { setInput } from '../model/set-input.ts'
import { OpenHomeResult } from '../numbers/open-home-result.tsx'
import { AnswerCard } from './answer-card.tsx'
import { SummaryBar } from './summary-bar.tsx'

beforeAll(() => {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
})

function show(changes: object = {}, page = '/calculator/one/loans') {
  const form = { ...newForm([]), ...GOLDEN_HOME, ...changes }
  const saved = { id: 'one', readonly: false, version: 1, photo: null, scenarios: [], scenario: null }
  const store = createCalculatorStore(stateOf(form, saved, form))
  const client = new QueryClient()
  client.setQueryData(accountQuery.queryKey, { is_property_professional: true, premium: true } as never)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[page]}>
        <CalculatorProvider store={store}>
          <AnswerCard />
          <SummaryBar />
          <OpenHomeResult />
        </CalculatorProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return store
}

it('is the same on the card, in the bar and at an open home: cash of a home to let, cost of one to live in', () => {
  const store = show()
  expect(screen.getAllByText('Cash each week')).toHaveLength(3)
  expect(screen.getAllByText('−$572')).toHaveLength(3)
  // 844 + 146 + 139
  act(() => store.update(setInput, 'purpose', 'live_in'))
  expect(screen.queryByText('Cash each week')).toBeNull()
  expect(screen.getAllByText('$1,129')).toHaveLength(3)
  // Its cash each week does not change.
  expect(screen.queryByText(/loan repaid/u)).toBeNull()
})

it('of a home to live in needs no rent', () => {
  show({ purpose: 'live_in', weekly_rental_income: null })
  expect(screen.getByRole('group', { name: 'The answer' }).textContent).toContain('$1,129')
})

it('for a client is the rent, after a professional’s own', () => {
  show({ purpose: 'client', estimate_weekly_lower: 640, estimate_weekly_upper: 690 })
  const card = screen.getByRole('group', { name: 'The answer' }).textContent
  expect(card).toContain('Your estimate, a week$640 to $690Weekly rent$635')
  expect(card).not.toContain('Cash each week')
})

it('to let out has a professional’s own rent too', () => {
  show({ purpose: 'rent_out', estimate_weekly_lower: 640, estimate_weekly_upper: 690 })
  const card = screen.getByRole('group', { name: 'The answer' }).textContent
  expect(card).toContain('Your estimate, a week$640 to $690Weekly rent$635')
})
