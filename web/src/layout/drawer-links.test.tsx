// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { calculationsQuery } from '../api-client/queries.ts'
import { DrawerLinks } from './drawer-links.tsx'

const call = vi.hoisted(() => vi.fn<(name: string) => Promise<unknown>>())
vi.mock('../api-client/call.ts', () => ({ call }))

beforeEach(() => localStorage.clear())

/** The menu of an account that has saved as many calculations. */
function renderMenu(premium: boolean, saved: number): QueryClient {
  call.mockImplementation((name) =>
    Promise.resolve(name === 'readAccount' ? { premium } : Array.from({ length: saved })),
  )
  const client = new QueryClient()
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/profile']}>
        <DrawerLinks onChoose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return client
}

const links = () => screen.getAllByRole('link').map((link) => link.textContent)

it('has the specified links in their order, with the others after Saved', async () => {
  renderMenu(true, 3)
  await waitFor(() =>
    expect(links()).toEqual([
      'New Calculation',
      'Saved',
      'Compare',
      'What I own',
      'Rank a list',
      'Rents',
      'How it works',
      'Import and export',
      'Profile',
      'About',
      'Support',
      'Terms and Conditions',
      'Privacy Policy',
    ]),
  )
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Profile')
})

it('has badges for a free account that may not save another, until its calculation is deleted', async () => {
  const client = renderMenu(false, 1)
  const newCalculation = await screen.findByRole('link', { name: 'New Calculation Premium' })
  expect(newCalculation.getAttribute('href')).toBe('/profile/premiumpopup')
  expect(screen.getByRole('link', { name: 'Compare Premium' })).toBeTruthy()
  expect(localStorage.getItem('homeyield.cached-at-free-limit')).not.toBeNull()
  call.mockImplementation((name) => Promise.resolve(name === 'readAccount' ? { premium: false } : []))
  await client.invalidateQueries(calculationsQuery)
  expect((await screen.findByRole('link', { name: 'New Calculation' })).getAttribute('href')).toBe('/calculator')
  expect(localStorage.getItem('homeyield.cached-at-free-limit')).toBeNull()
})
