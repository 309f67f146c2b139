// @vitest-environment jsdom
import type { Account } from '@homeyield/contract/account'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Brand } from './brand.tsx'

function renderBrand(change: Partial<Account>) {
  const account = {
    premium: true,
    is_property_professional: true,
    brand_logo_url: null,
    email_signature: null,
    ...change,
  } as Account
  return render(<Brand account={account} />, { wrapper: MemoryRouter })
}

it('shows a professional’s logo and signature', () => {
  renderBrand({ brand_logo_url: '/images/logo.png', email_signature: 'Rental team\nFrankton' })
  expect(screen.getByRole('img', { name: 'Your logo' }).getAttribute('src')).toMatch(/\/images\/logo\.png$/u)
  expect(screen.getByText(/Rental team\s+Frankton/u)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change the logo' }).getAttribute('href')).toBe('/editaccount')
})

it('says how to add what is missing', () => {
  renderBrand({})
  expect(screen.getByRole('link', { name: 'Add a logo' })).toBeTruthy()
  expect(screen.getByText('None yet.')).toBeTruthy()
})

it.each([{ premium: false }, { is_property_professional: false }])('is not shown with %j', (change) => {
  expect(renderBrand(change).container.innerHTML).toBe('')
})
