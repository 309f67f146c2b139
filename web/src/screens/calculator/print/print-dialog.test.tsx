// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp } from '../../../testing/open-app.tsx'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const BRAND = {
  version: 1,
  company: 'Hill Rentals',
  licence_number: '',
  phone: '',
  email: '',
  website: '',
  colour: null,
  logo_url: '/api/images/logo.png',
  photo_url: '/api/images/photo.jpg',
  footer: '',
  templates: [],
}

it('prints the page for the bank with the letterhead and its pictures', async () => {
  const home = savedCalculation({ property: '1 Test Street, Auckland', purchase_price: 850_000, deposit: 170_000 })
  const decode = vi.fn(() => Promise.resolve())
  HTMLImageElement.prototype.decode = decode
  const { user } = openApp('/calculator/c1', { answers: { ...storeCalculations(home).answers, readBrand: BRAND } })
  let printed: string | null = null
  vi.stubGlobal('print', () => {
    window.dispatchEvent(new Event('beforeprint'))
    printed = screen.getAllByRole('article', { hidden: true }).at(-1)?.textContent ?? null
  })
  await user.click(await screen.findByRole('button', { name: 'Print' }, { timeout: 30_000 }))
  await user.click(await screen.findByRole('checkbox', { name: /^Add a page for your bank/u }, { timeout: 30_000 }))
  await vi.waitFor(() => expect(decode).toHaveBeenCalledTimes(2))
  await user.click(screen.getAllByRole('button', { name: 'Print' }).at(-1) ?? document.body)
  expect(printed).toContain('Hill Rentals')
})
