// @vitest-environment jsdom
import { NEW_CALCULATION } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { CalculatorProvider } from '../model/calculator-provider.tsx'
import { stateOf } from '../model/calculator-state.ts'
import { createCalculatorStore } from '../model/calculator-store.ts'
import { AddressFinder } from './address-finder.tsx'

// Of a provider: what it is told to call back.
const listeners = vi.hoisted(() => new Map<string, () => void>())
vi.mock(import('./provider-widget.ts'), async (original) => ({
  ...(await original()),
  loadAddressWidget: () =>
    Promise.resolve(
      class {
        on(event: string, listener: () => void) {
          listeners.set(event, listener)
        }
      },
    ),
}))

const AREA = {
  sa2_code: '182000',
  name: 'Te Kūiti East',
  suburb: 'Te Kūiti',
  territorial_authority: 'Waitomo District',
  region: 'Waikato Region',
}
const FOUND = { id: 'a1', address: '12 Rose Street, Te Kūiti', sample: false }
const PLACE = {
  suburb: 'Te Kūiti',
  city: 'Te Kūiti',
  sa2_id: '182000',
  meshblock: '1234567',
  latitude: -38,
  longitude: 175,
}
// As an import stores it.
const IMPORTED = {
  property: 'Rose Street, Te Kuiti',
  dwelling: 'Apartment',
  number_of_bedrooms: 7,
  rent_source: 'typed',
  weekly_rental_income: 650,
} as const

const claims = btoa(JSON.stringify({ sub: 'free', iat: 0, exp: 4e9 }))
beforeEach(() => {
  localStorage.setItem('homeyield.token', `e30.${claims}.x`)
  queryClient.setQueryData(configQuery.queryKey, { support_email: 'help@homeyield.test', has_addresses: true } as never)
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(answerTo(new URL(url, 'http://x').pathname))))
})
afterEach(() => {
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function answerTo(path: string): unknown {
  if (path.endsWith('/areas')) return [AREA]
  if (path.endsWith('/addresses/a1')) return { ...FOUND, ...PLACE }
  if (path.endsWith('/addresses')) return [FOUND]
  if (path.includes('/market-rent/')) return [makeMarketRent({ lower_quartile: 570, upper_quartile: 700 })]
  return {}
}

/** An address of a saved home, and where the page is. */
function renderFinder(form: Partial<CalculationInputs> = {}, premium = false) {
  const saved = { id: 'c1', version: 1, readonly: false, photo: 'photo.jpg', scenarios: [], scenario: null }
  const store = createCalculatorStore(stateOf({ ...NEW_CALCULATION, ...IMPORTED, ...form }, saved))
  const finder = (
    <CalculatorProvider store={store}>
      <AddressFinder premium={premium} />
      <button type="button">Next</button>
    </CalculatorProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: finder }], { initialEntries: ['/calculator/c1'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { store, user: userEvent.setup(), at: () => router.state.location }
}

it.each([false, true])('a typo mended in the search stays, at the same home (Premium: %s)', async (premium) => {
  const { store, user, at } = renderFinder({}, premium)
  const box = screen.getByRole('combobox', { name: 'Address' })
  await user.clear(box)
  await user.type(box, '12 Rose Street, Te Kūiti')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(box).toHaveProperty('value', '12 Rose Street, Te Kūiti')
  expect(store.get().form).toMatchObject({ ...IMPORTED, property: '12 Rose Street, Te Kūiti', sa2_code: null })
  expect(at()).toMatchObject({ pathname: '/calculator/c1', search: '' })
})

it.each([false, true])(
  'a found address is taken by the home, which keeps what is its own (Premium: %s)',
  async (premium) => {
    const { store, user, at } = renderFinder({}, premium)
    const box = screen.getByRole('combobox', { name: 'Address' })
    await user.clear(box)
    await user.type(box, '12 rose')
    await user.click(await screen.findByRole('option', { name: /12 Rose Street/u }))
    await vi.waitFor(() => expect(store.get().form.sa2_code).toBe('182000'))
    expect(store.get().form).toMatchObject({ ...IMPORTED, property: FOUND.address, suburb: 'Te Kūiti' })
    expect(store.get().saved?.photo).toBe('photo.jpg')
    expect(at()).toMatchObject({ pathname: '/calculator/c1', search: '' })
  },
)

it('the street that an import lacks can be typed, then the suburb confirmed', async () => {
  const { store, user, at } = renderFinder({ property: 'Te Kuiti', suburb: 'Te Kuiti' })
  const street = await screen.findByRole('textbox', { name: 'Street address' })
  await user.type(street, '12 Rose Street')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(street).toHaveProperty('value', '12 Rose Street')
  expect(store.get().form).toMatchObject({ property: '12 Rose Street, Te Kuiti', suburb: 'Te Kuiti' })
  expect(at().pathname).toBe('/calculator/c1')

  const suburb = screen.getByRole('combobox', { name: 'Suburb' })
  await user.clear(suburb)
  await user.type(suburb, 'te k')
  await user.click(await screen.findByRole('option', { name: /Te Kūiti/u }))
  await vi.waitFor(() => expect(store.get().form.sa2_code).toBe('182000'))
  expect(store.get().form).toMatchObject({ ...IMPORTED, property: '12 Rose Street, Te Kūiti, Waitomo District' })
  expect(at()).toMatchObject({ pathname: '/calculator/c1', search: '' })
})

it('a suburb that nobody found stays as it is typed', async () => {
  const { store, user } = renderFinder({ property: '12 Rose Street, Te Kuti', suburb: 'Te Kuti' })
  const suburb = await screen.findByRole('combobox', { name: 'Suburb' })
  await user.clear(suburb)
  await user.type(suburb, 'Te Kuiti West')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(suburb).toHaveProperty('value', 'Te Kuiti West')
  expect(store.get().form).toMatchObject({ property: '12 Rose Street, Te Kuiti West', suburb: 'Te Kuiti West' })
})

it('“Enter it yourself” has the parts of an imported address', async () => {
  const { user } = renderFinder()
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveProperty('value', 'Rose Street')
  expect(screen.getByRole('combobox', { name: 'Suburb' })).toHaveProperty('value', 'Te Kuiti')
})

it('where the addresses are samples, an empty answer says so and opens “Enter it yourself” with what was typed', async () => {
  const config = { support_email: 'help@homeyield.test', has_addresses: true, sample_data: { addresses: true } }
  queryClient.setQueryData(configQuery.queryKey, config as never)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])))
  const { user } = renderFinder({ property: '', rent_source: 'market', weekly_rental_income: null })
  await user.type(screen.getByRole('combobox', { name: 'Address' }), '7 The Esplanade, Petone')
  await user.click(await screen.findByRole('button', { name: 'Enter your own address' }))
  expect(await screen.findByRole('textbox', { name: 'Street address' })).toHaveProperty('value', '7 The Esplanade')
  expect(screen.getByRole('combobox', { name: 'Suburb' })).toHaveProperty('value', 'Petone')
})

it('a typo mended in a provider’s box stays, and its samples are named', async () => {
  const address_widget = { key: 'k', url: 'https://widget.test' }
  const config = { has_addresses: true, address_widget, sample_data: { addresses: true } }
  queryClient.setQueryData(configQuery.queryKey, config as never)
  const { store, user } = renderFinder()
  const box = await screen.findByRole('textbox', { name: 'Address' })
  await user.clear(box)
  await user.type(box, '12 Rose Street, Te Kūiti')
  await vi.waitFor(() => expect(listeners.has('results:empty')).toBe(true))
  act(() => listeners.get('results:empty')?.())
  expect(await screen.findByText(/the addresses that can be searched here are samples/iu)).toBeTruthy()
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(box).toHaveProperty('value', '12 Rose Street, Te Kūiti')
  expect(store.get().form.property).toBe('12 Rose Street, Te Kūiti')
})

it('another address of a home whose area is found asks a free account for Premium', async () => {
  const { store, user, at } = renderFinder({ sa2_code: '100100', suburb: 'Elsewhere' })
  const box = screen.getByRole('combobox', { name: 'Address' })
  await user.clear(box)
  await user.type(box, '12 rose')
  await user.click(await screen.findByRole('option', { name: /12 Rose Street/u }))
  await vi.waitFor(() => expect(at().pathname).toContain('premiumpopup'))
  expect(store.get().form.property).toBe(IMPORTED.property)
})
