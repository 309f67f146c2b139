// @vitest-environment jsdom
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  box,
  calculatorOpens,
  expectBoxes,
  fill,
  openFromMenu,
  save,
  saveButton,
  savedMessage,
} from '../../../testing/calculator.ts'
import { ANSWERS } from '../../../testing/answers.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { refuse, type Answers } from '../../../testing/stand-in-server.ts'
import { storeCalculations } from '../../../testing/store-calculations.ts'
import { followConnection } from './send/follow-connection.ts'

// What a browser does without a connection: e2e/journeys/premium/offline.e2e.ts.

const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
followConnection()

const STREET = '7 Example Road'
const REFUSAL = { error: 'The rates look wrong.', code: 'invalid', fields: { rates: 'Enter other rates' } }

function connect(isOnline: boolean): void {
  online.mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const waits = () => screen.queryAllByText(/will be saved when the connection is back/u).length > 0

async function open() {
  connect(true)
  const stored = storeCalculations()
  const answers = { ...stored.answers, marketRentBySa2: [makeMarketRent({ number_of_bedrooms: 1 })] }
  const app = openApp('/calculator', { answers })
  await calculatorOpens()
  connect(false)
  app.server.answer({ createCalculation: 'offline' })
  const { createCalculation: create = {} } = stored.answers
  const reconnect = (createCalculation: Answers['createCalculation'] & {} = create) => {
    app.server.answer({ createCalculation })
    connect(true)
  }
  return { ...app, reconnect, all: stored.all }
}

async function enterAndSave(user: UserEvent, street = STREET): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  await user.type(await screen.findByLabelText('Street address'), street)
  await user.type(screen.getByRole('combobox', { name: 'Suburb' }), 'Kaukapakapa')
  await fill(user, { 'Purchase price': '850,000' })
  await user.click(saveButton())
  await waitFor(() => expect(waits()).toBe(true))
}

it('all that was entered without a connection is saved, and leaving it asks nothing', async () => {
  const { user, server, reconnect, all } = await open()
  for (const street of ['1 First Street', '2 Second Street']) {
    await enterAndSave(user, street)
    await openFromMenu(user, 'New Calculation')
    await screen.findByRole('heading', { level: 1, name: 'New calculation' })
  }
  expect(all()).toEqual([])
  reconnect()
  await waitFor(() => expect(all()).toHaveLength(2))
  expect(all().map(({ property }) => property)).toEqual(['2 Second Street, Kaukapakapa', '1 First Street, Kaukapakapa'])
  const keys = server.sent('createCalculation').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

it('refused once connected, it shows the reason, and is there in the next visit', async () => {
  const { user, visit, reconnect, all } = await open()
  await enterAndSave(user)
  reconnect(() => refuse(422, REFUSAL))
  const modal = await screen.findByRole('alertdialog', { name: 'Not saved' })
  expect(modal.textContent).toContain('The rates look wrong.')
  await user.click(within(modal).getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(waits()).toBe(false))
  await screen.findByRole('textbox', { name: 'Rates', description: /Enter other rates/u })
  visit('/calculator')
  await screen.findByText('Your unsaved changes are back.')
  await expectBoxes({ 'Purchase price': '850,000' })
  reconnect()
  await save(user)
  expect(all()).toHaveLength(1)
})

it('refused on another page, the reason is there, and again in the next calculator', async () => {
  const { user, visit, reconnect, all } = await open()
  await enterAndSave(user)
  visit('/profile')
  await screen.findByRole('heading', { level: 1 })
  reconnect(() => refuse(422, REFUSAL))
  await screen.findByText(/^“7 Example Road” was not saved\. The rates look wrong\./u)
  visit('/calculator')
  const modal = await screen.findByRole('alertdialog', { name: 'Not saved' })
  expect(modal.textContent).toContain('The rates look wrong.')
  await user.click(within(modal).getByRole('button', { name: 'OK' }))
  await expectBoxes({ 'Purchase price': '850,000' })
  expect(all()).toEqual([])
  reconnect()
  await save(user)
  expect(all()).toHaveLength(1)
})

it('a suburb typed without a connection is chosen once there is one', async () => {
  const { user, server } = await open()
  server.answer({ searchAreas: 'offline' })
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  await user.type(await screen.findByLabelText('Street address'), STREET)
  const suburb = screen.getByRole('combobox', { name: 'Suburb' })
  await user.type(suburb, 'Waiheke')
  await screen.findByText(/Suburbs cannot be looked up while you are offline/u)
  await user.click(box('Rates'))
  await screen.findByRole('heading', { level: 1, name: STREET })
  server.answer({ searchAreas: ANSWERS.searchAreas ?? [] })
  connect(true)
  await user.click(suburb)
  await user.click(await screen.findByRole('option', { name: /^Waiheke/u }))
  await screen.findByRole('link', { name: 'How this rent was found' })
  expect(screen.getByLabelText<HTMLInputElement>('Street address').value).toBe(STREET)
})

it('a free account’s second one is refused once connected, and stays', async () => {
  const { user, reconnect, all } = await open()
  await enterAndSave(user)
  reconnect(() => refuse(403, { error: 'Premium', code: 'premium_required' }))
  await waitFor(() => expect(shownPath()).toBe('/calculator/premiumpopup'))
  await expectBoxes({ 'Purchase price': '850,000' })
  reconnect()
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  await user.click(saveButton())
  await savedMessage()
  expect(all()).toHaveLength(1)
})
