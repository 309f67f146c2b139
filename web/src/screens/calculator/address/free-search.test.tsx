// @vitest-environment jsdom
import type { Account } from '@homeyield/contract/account'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountQuery, configQuery } from '../../../api-client/queries.ts'
import { newForm } from '../model/calculator-form.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { FreeSearch } from './free-search.tsx'

const FREE: Account = {
  email: 'free@homeyield.test',
  email_confirmed: true,
  name: 'Free',
  premium: false,
  premium_subscription_cancelled: false,
  premium_paid_until: null,
  premium_past_due_since: null,
  premium_given_until: null,
  is_property_professional: false,
  brand_logo_url: null,
  email_signature: null,
  stripe_session: null,
  searched_areas: null,
  undo_search_until: null,
}
const HERE = { property: '1 Rintoul Street, Newtown', suburb: 'Newtown', sa2_code: '252900', purchase_price: 850_000 }
const SAVED = { id: 'c1', version: 1, readonly: false, photo: null, scenarios: [], scenario: null } as const
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

// A token of the API: its claims are read without a check.
const claims = btoa(JSON.stringify({ sub: 'free', iat: 0, exp: 4e9 }))
beforeEach(() => localStorage.setItem('homeyield.token', `e30.${claims}.x`))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

function renderSearch(account: Partial<Account>, form: object = HERE, saved: Parameters<typeof stateOf>[1] = null) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(accountQuery.queryKey, { ...FREE, ...account })
  client.setQueryData(configQuery.queryKey, { support_email: 'help@homeyield.test' } as never)
  const store = createCalculatorStore(stateOf({ ...newForm([]), ...form }, saved))
  const { container } = render(
    <QueryClientProvider client={client}>
      <CalculatorProvider store={store}>
        <FreeSearch />
      </CalculatorProvider>
    </QueryClientProvider>,
  )
  return { client, store, container }
}

function answer(status: number, body: object) {
  const fetched = vi.fn(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

it('says what a free search uses up before it does', () => {
  const { container } = renderSearch({}, {})
  expect(container.textContent).toContain('uses your free search')
  expect(container.textContent).toContain('other suburbs need Premium')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says so for a saved home whose area is not found, and not where its question for the suburb does', () => {
  expect(renderSearch({}, { property: 'Rintoul Street' }, SAVED).container.textContent).toContain(
    'uses your free search',
  )
  const asked = { property: 'Rintoul Street, Newtown', suburb: 'Newtown' }
  expect(renderSearch({}, asked, SAVED).container.textContent).toBe('')
})

it('takes it back: the address goes, with what was fetched for it, and the rest of the form stays', async () => {
  const { client, store, container } = renderSearch({ searched_areas: '252900', undo_search_until: inMinutes(9) })
  client.setQueryData(['market-rent', '252900', null], [])
  expect(container.textContent).toContain('Your free search is now used for Newtown.')
  const fetched = answer(200, FREE)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Take it back' }))
  await screen.findByText(/uses your free search/u)
  expect(fetched).toHaveBeenCalledOnce()
  expect(store.get().form).toMatchObject({ property: '', suburb: null, sa2_code: null, purchase_price: 850_000 })
  expect(client.getQueryData(['market-rent', '252900', null])).toBeUndefined()
})

it('keeps everything where the server refuses, and says why', async () => {
  const { store } = renderSearch({ searched_areas: '252900', undo_search_until: inMinutes(9) })
  answer(422, { error: 'A free search can be taken back only once.', code: 'invalid' })
  await userEvent.setup().click(screen.getByRole('button', { name: 'Take it back' }))
  expect((await screen.findByRole('alert')).textContent).toBe('A free search can be taken back only once.')
  expect(store.get().form.property).toBe(HERE.property)
})

it.each([
  ['later', { searched_areas: '252900', undo_search_until: inMinutes(-1) }],
  ['once it was taken back', { searched_areas: '252900', undo_search_until: null }],
  ['with Premium', { premium: true }],
])('says nothing %s', (_, account) => {
  expect(renderSearch(account).container.textContent).toBe('')
})
