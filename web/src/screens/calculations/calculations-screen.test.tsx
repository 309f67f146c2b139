// @vitest-environment jsdom
import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { accountQuery, calculationsQuery, configQuery } from '../../api-client/queries.ts'
import { CalculationsScreen } from './calculations-screen.tsx'

beforeEach(() => {
  localStorage.clear()
  // jsdom prints nothing.
  window.matchMedia = vi.fn<typeof matchMedia>().mockReturnValue(new EventTarget() as MediaQueryList)
})

const listed = (id: number): Partial<ListedCalculation> => ({
  id: `id-${id}`,
  property: `${id} Rose Street, Enderley, Hamilton`,
  updated_at: '2026-09-05T12:30:00.000Z',
  suburb: 'Enderley',
  dwelling: 'House',
  rent_source: 'typed',
  weekly_rental_income: 650,
  purchase_price: 850_000,
  gross_rental_yield: 3.98,
  net_rental_yield: 2.1,
  weekly_cash_flow: -572,
  interest_missing: false,
  property_photo_url: null,
  image_url: null,
  status: 'owned',
  tags: [],
  note: null,
  estimate_weekly_lower: null,
  estimate_weekly_upper: null,
})

/** The list of an account with as many calculations. */
function renderList(count: number, premium = true) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, queryFn: () => Promise.resolve(null) } },
  })
  client.setQueryData(configQuery.queryKey, {} as never)
  client.setQueryData(accountQuery.queryKey, { premium } as never)
  client.setQueryData(calculationsQuery.queryKey, Array.from({ length: count }, (_, id) => listed(id + 1)) as never)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/calculations']}>
        <CalculationsScreen />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const tick = (id: number) => screen.getByRole('checkbox', { name: `Compare ${id} Rose Street, Enderley, Hamilton` })

it('leads to the comparison of those that are ticked, in that order', async () => {
  const user = renderList(3)
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull()
  await user.click(tick(3))
  expect(screen.getByText('1 ticked. Tick another to compare.')).toBeTruthy()
  await user.click(tick(1))
  const link = screen.getByRole('link', { name: 'Compare side by side' })
  expect(link.getAttribute('href')).toBe('/calculations/compare?view=figures&with=id-3+id-1')
  await user.click(screen.getByRole('button', { name: 'Untick all' }))
  expect(tick(3)).toHaveProperty('checked', false)
  expect(screen.queryByRole('region', { name: 'Comparison' })).toBeNull()
})

it('lets six be ticked', async () => {
  const user = renderList(7)
  for (const id of [1, 2, 3, 4, 5, 6]) await user.click(tick(id))
  expect(screen.getByText('6 ticked. Six fit side by side.')).toBeTruthy()
  expect(tick(7)).toHaveProperty('disabled', true)
  expect(tick(6)).toHaveProperty('disabled', false)
})

it('opens the premium popup for the comparison of an account without Premium', async () => {
  const user = renderList(2, false)
  await user.click(tick(1))
  await user.click(tick(2))
  const link = screen.getByRole('link', { name: 'Compare side by side Premium' })
  expect(link.getAttribute('href')).toBe('/calculations/premiumpopup')
})

it('has one line a home when that is chosen, and again at the next visit', async () => {
  const user = renderList(2)
  await user.click(screen.getByRole('checkbox', { name: 'One line a home' }))
  const [first] = screen.getAllByRole('listitem')
  expect(first?.textContent).toBe(
    'Compare 1 Rose Street, Enderley, Hamilton' +
      '1 Rose Street, Enderley, HamiltonOwnedCash each week−$572Weekly rent$650Price$850,000Gross yield3.98%Net yield2.10%',
  )
  expect(screen.queryByRole('button', { name: /^Delete/u })).toBeNull()
  cleanup()
  renderList(2)
  expect(screen.getByRole('checkbox', { name: 'One line a home' })).toHaveProperty('checked', true)
})

it('asks nothing about a single calculation', () => {
  renderList(1)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
