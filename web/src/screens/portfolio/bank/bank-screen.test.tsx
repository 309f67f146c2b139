// @vitest-environment jsdom
import { EARNING, LOSING, owned, summarisePortfolio, TODAY } from '@homeyield/domain/analysis/testing/owned-homes'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse } from '../../../testing/stand-in-server.ts'

const HOMES = owned(
  { ...LOSING, property: '1 Long Street, Napier' },
  { ...EARNING, property: '2 Short Street, Napier' },
)
const BRAND = {
  version: 1,
  company: 'Test Lettings',
  licence_number: '',
  phone: '',
  email: '',
  website: '',
  colour: null,
  photo_url: null,
  footer: '',
  templates: [],
  logo_url: null,
}
const PORTFOLIO = { as_at: TODAY, left_out: 0, ...summarisePortfolio(HOMES, TODAY) }

it('has what a bank asks about all homes together', async () => {
  openApp('/portfolio/bank', { answers: { readPortfolio: PORTFOLIO } })
  // 680,000 and 202,500 by 850,000 and 450,000.
  expect(await screen.findByText('67.88%')).toBeTruthy()
  expect(screen.getByText('Not above 70%')).toBeTruthy()
  const tables = screen.getAllByRole('table')
  const names = tables.map((table) =>
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  )
  expect(names).toEqual([
    ['Ana'],
    ['1 Long Street, Napier', '2 Short Street, Napier'],
    ['1 Long Street: A', '1 Long Street: B', '1 Long Street: C', '2 Short Street: Loan 1'],
  ])
  expect(screen.getByText(/^Loan to value is all that is owed divided by all that the homes are worth/u)).toBeTruthy()
})

it('prints its document in place of the screen, and asks the server for its PDF', async () => {
  const { user, server } = openApp('/portfolio/bank', {
    answers: {
      readPortfolio: PORTFOLIO,
      readBrand: BRAND,
      readPortfolioBankPage: refuse(429, { error: 'Too many pages today.', code: 'too_many_attempts' }),
    },
  })
  const print = vi.fn(() => window.dispatchEvent(new Event('beforeprint')))
  vi.stubGlobal('print', print)
  const button = await screen.findByRole('button', { name: 'Print for your bank' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  await user.click(button)
  expect(print).toHaveBeenCalledOnce()
  const printed = within(screen.getByRole('article'))
  for (const text of ['Home loan information', 'All homes', 'Test Lettings', '67.88%']) {
    expect(printed.getByText(text)).toBeTruthy()
  }
  window.dispatchEvent(new Event('afterprint'))
  expect(screen.queryByRole('article')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Download as PDF' }))
  await waitFor(() => expect(server.sent('readPortfolioBankPage')).toHaveLength(1))
})

it('shows a free account what it would have', async () => {
  openApp('/portfolio/bank', { answers: { readAccount: { ...ACCOUNT, premium: false } } })
  expect(await screen.findByText('Cover at the test rate', { selector: 'dt' })).toBeTruthy()
  expect(screen.getByText(/^Everybody in your household, and anyone else who owns a home/u)).toBeTruthy()
})
