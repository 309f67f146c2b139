// @vitest-environment jsdom
import type { Account } from '@homeyield/contract/account'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { Brand } from './brand.tsx'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../api-client/call.ts', () => ({ call }))
vi.mock('../../api-client/use-config.ts', () => ({ useConfig: () => ({ support_email: null }) }))

function renderBrand(change: Partial<Account>) {
  const account = {
    premium: true,
    is_property_professional: true,
    brand_logo_url: null,
    email_signature: null,
    ...change,
  } as Account
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Brand account={account} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('shows a professional’s logo and signature', () => {
  renderBrand({ brand_logo_url: '/images/logo.png', email_signature: 'Rental team\nFrankton' })
  expect(screen.getByRole('img', { name: 'Your logo' }).getAttribute('src')).toMatch(/\/images\/logo\.png$/u)
  expect(screen.getByRole('textbox', { name: 'Signature' })).toHaveProperty('value', 'Rental team\nFrankton')
  expect(screen.getByRole('link', { name: 'Change the logo' }).getAttribute('href')).toBe('/editaccount')
})

it('adds a signature, and has a link to add a logo', async () => {
  renderBrand({})
  expect(screen.getByRole('link', { name: 'Add a logo' })).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Save the signature' })
  expect(save).toHaveProperty('disabled', true)
  call.mockResolvedValue({ email_signature: 'Rental team' })
  fireEvent.change(screen.getByRole('textbox', { name: 'Signature' }), { target: { value: 'Rental team ' } })
  fireEvent.click(save)
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'Rental team'))
  expect(call).toHaveBeenCalledWith('changeAccount', { body: { email_signature: 'Rental team ' } })
})

it('leaves what is typed while the signature is saved', async () => {
  renderBrand({})
  const box = screen.getByRole('textbox', { name: 'Signature' })
  const answered = Promise.withResolvers<unknown>()
  call.mockReturnValue(answered.promise)
  fireEvent.change(box, { target: { value: 'Rental team' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save the signature' }))
  fireEvent.change(box, { target: { value: 'Rental team, Frankton' } })
  answered.resolve({ email_signature: 'Rental team' })
  await waitFor(() => expect(screen.getByRole('button').textContent).toBe('Save the signature'))
  expect(box).toHaveProperty('value', 'Rental team, Frankton')
})

it.each([{ premium: false }, { is_property_professional: false }])('is not shown with %j', (change) => {
  expect(renderBrand(change).container.innerHTML).toBe('')
})
