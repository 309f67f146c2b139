// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, shownPath } from '../../testing/open-app.tsx'
import type { Answers } from '../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../testing/store-calculations.ts'

const saved = (
  id: string,
  property: string,
  rent: number,
  price: number | null,
  gross: number | null,
  net: number | null,
) =>
  savedCalculation(
    { property, rent_source: 'typed', weekly_rental_income: rent, purchase_price: price },
    {
      id,
      gross_rental_yield: gross,
      net_rental_yield: net,
      interest_missing: true,
      weekly_cash_flow: price === null ? rent : null,
    },
  )

const HOMES = [
  saved('kauri', '126 Kauri Rise, Waiheke, Auckland', 1000, 1_000_000, 5.2, 4),
  saved('tenth', '10 High Street, Frankton, Hamilton', 400, 85_000, 24.47, 17.41),
  saved('high', '9 High Street, Frankton, Hamilton', 100, 650_000, 0.8, -2.28),
  saved('flats', 'Ōtāhuhu Flats, Ōtāhuhu, Auckland', 300, null, null, null),
]
const [KAURI, TENTH, HIGH, FLATS] = ['126 Kauri Rise', '10 High Street', '9 High Street', 'Ōtāhuhu Flats']

async function open(path = '/calculations/compare', answers: Answers = storeCalculations(...HOMES).answers) {
  const app = openApp(path, { answers })
  // The first of a file loads the code.
  await screen.findByRole('link', { name: /^(?:List|Table)$/u }, { timeout: 60_000 })
  return app
}

const header = (name: string) => screen.getByRole('columnheader', { name })
const sortOf = (name: string) => header(name).getAttribute('aria-sort')
const button = (name: string) => within(header(name)).getByRole('button')
const path = (expected: string) => waitFor(() => expect(shownPath()).toBe(expected))
const streets = (...expected: readonly (string | undefined)[]) =>
  waitFor(() => expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(expected))

it('shows address, price and both yields of each, sorted by address', async () => {
  const { user } = await open('/calculations')
  await user.click(screen.getByRole('link', { name: 'Table' }))
  await path('/calculations/compare')
  await streets(HIGH, TENTH, KAURI, FLATS)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Address',
    'Estimated Purchase Price',
    'Gross Rental Yield',
    'Net Rental Yield',
    'Cash each week',
  ])
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll(/\s+/gu, ' ').trim())).toEqual(
    [
      ['$650,000', '0.80%', '−2.28% without the loan', '–'],
      ['$85,000', '24.47%', '17.41% without the loan', '–'],
      ['$1,000,000', '5.20%', '4.00% without the loan', '–'],
      ['–', '–', '–', '– Weekly rent: $300'],
    ].flat(),
  )
  expect(sortOf('Address')).toBe('ascending')
})

it('is sorted by its headers, unknown values last, and the address holds the order', async () => {
  const { user, visit } = await open()
  await streets(HIGH, TENTH, KAURI, FLATS)
  await user.click(button('Estimated Purchase Price'))
  await streets(TENTH, HIGH, KAURI, FLATS)
  expect([sortOf('Estimated Purchase Price'), sortOf('Address')]).toEqual(['ascending', null])
  expect(shownPath()).toBe('/calculations/compare?sort=price')
  expect(document.activeElement).toBe(button('Estimated Purchase Price'))
  await user.keyboard('{Enter}')
  await streets(KAURI, HIGH, TENTH, FLATS)
  expect(sortOf('Estimated Purchase Price')).toBe('descending')
  expect(shownPath()).toBe('/calculations/compare?sort=price&order=desc')
  visit('/calculations/compare?sort=price&order=desc')
  await streets(KAURI, HIGH, TENTH, FLATS)
  await user.click(button('Net Rental Yield'))
  await streets(HIGH, KAURI, TENTH, FLATS)
  await user.click(button('Address'))
  await streets(HIGH, TENTH, KAURI, FLATS)
  expect(shownPath()).toBe('/calculations/compare')
  await user.click(button('Address'))
  await streets(FLATS, KAURI, TENTH, HIGH)
  expect(shownPath()).toBe('/calculations/compare?order=desc')
})

it('opens a calculation, and Back leads to the same order, and then to the list', async () => {
  const { user } = await open('/calculations')
  await user.click(screen.getByRole('link', { name: 'Table' }))
  await streets(HIGH, TENTH, KAURI, FLATS)
  await user.click(button('Gross Rental Yield'))
  await path('/calculations/compare?sort=gross')
  await user.click(screen.getByRole('link', { name: KAURI }))
  await screen.findByRole('heading', { level: 1, name: KAURI }, { timeout: 60_000 })
  expect(shownPath()).toBe('/calculator/kauri')
  window.history.back()
  await streets(HIGH, KAURI, TENTH, FLATS)
  expect(shownPath()).toBe('/calculations/compare?sort=gross')
  // Sorting adds no entry to the history.
  window.history.back()
  await path('/calculations')
})

it('says why a list could not be fetched, and fetches it again; an empty one leads to the list', async () => {
  const stored = storeCalculations(...HOMES)
  const { user, server, visit } = await open('/calculations/compare', { listCalculations: 'offline' })
  await screen.findByText(/We could not reach our server\./u)
  server.answer(stored.answers)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await streets(HIGH, TENTH, KAURI, FLATS)
  server.answer({ listCalculations: [] })
  visit('/calculations/compare')
  await screen.findByRole('heading', { level: 1, name: "You don't have any saved calculations yet" })
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'List' }))
  await path('/calculations')
})
