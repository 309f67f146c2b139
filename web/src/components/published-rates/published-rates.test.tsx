// @vitest-environment jsdom
import type { MortgageRates } from '@homeyield/contract/mortgage-rate'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { offeredRate } from './offered-rate.ts'

const PUBLISHED: MortgageRates = {
  source: 'Reserve Bank of New Zealand, tables B20 and B21',
  url: 'https://www.rbnz.govt.nz/statistics',
  standard: {
    month_end: '2026-01-31',
    rates: [
      { term_months: 0, rate: 6.15 },
      { term_months: 12, rate: 5.13 },
    ],
  },
  special: { month_end: '2026-01-31', rates: [{ term_months: 12, rate: 4.48 }] },
}

describe('the rate that is offered', () => {
  it('is the special one of the term, otherwise the standard one, until it is three months old', () => {
    expect(offeredRate(PUBLISHED, 12, '2026-04-30')).toEqual({ kind: 'special', rate: 4.48, month_end: '2026-01-31' })
    expect(offeredRate(PUBLISHED, 0, '2026-04-30')).toMatchObject({ kind: 'standard', rate: 6.15 })
    expect(offeredRate(PUBLISHED, 60, '2026-04-30')).toBeNull()
    expect(offeredRate(PUBLISHED, 12, '2026-05-01')).toBeNull()
  })
})

describe('beside the interest rate of a home', () => {
  async function open(readMortgageRates: MortgageRates) {
    const { user } = openApp('/calculator/loans', { answers: { readMortgageRates } })
    await user.click(await screen.findByRole('button', { name: 'Fixed rate and offset' }))
    await user.click(await screen.findByRole('button', { name: 'What banks advertise, for loan 1' }))
    await screen.findByRole('table', { name: 'What banks advertise, a year' })
    return user
  }

  it('old rates are shown with their date and source, and that is said; none is offered', async () => {
    await open(PUBLISHED)
    expect(screen.getByText('4.48%')).toBeTruthy()
    expect(screen.getAllByText('31 Jan 2026')).toHaveLength(2)
    expect(screen.getByText(/more than three months old/u)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Reserve Bank of New Zealand, tables B20 and B21' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Use/u })).toBeNull()
  })

  it('new ones are offered', async () => {
    const month_end = new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10)
    const rates = [{ term_months: 12, rate: 4.1 }]
    const user = await open({ ...PUBLISHED, standard: null, special: { month_end, rates } })
    expect(screen.queryByText(/more than three months old/u)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use 4.10%: 1 year, special' }))
    const pages = within(screen.getByRole('navigation', { name: 'Pages of this home' }))
    await user.click(pages.getByRole('link', { name: 'Numbers' }))
    expect(await screen.findByRole('textbox', { name: /^Interest rate/u })).toHaveProperty('value', '4.1')
  })
})
