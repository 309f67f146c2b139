// @vitest-environment jsdom
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import {
  box,
  calculatorOpens,
  chooseAddress,
  expectBoxes,
  expectText,
  figure,
  fill,
  openFromMenu,
  result,
  save,
  saveButton,
  section,
  slider,
} from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { refuse, type Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

// What an account without Premium may do, also after its Premium has ended.

const KAURI = '126 Kauri Street, Waiheke, Auckland'
const OTHER = '149 Queen Street, Enderley, Hamilton'
const NEEDS_PREMIUM = { error: 'You need Premium.', code: 'premium_required' }

async function open(path = '/calculator', ...saved: readonly SavedCalculation[]) {
  const stored = storeCalculations(...saved)
  const app = openApp(path, {
    answers: {
      ...stored.answers,
      readAccount: { ...ACCOUNT, premium: false },
      marketRentBySa2: ({ query }: Sent) =>
        query['sa2_code'] === '111800' ? [makeMarketRent({ number_of_bedrooms: 1 })] : refuse(403, NEEDS_PREMIUM),
    },
  })
  if (path.startsWith('/calculator')) await calculatorOpens()
  return { ...app, ...stored }
}

const popup = () => screen.findByRole('dialog', { name: 'Premium' })
const address = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' })

async function pick(user: UserEvent, text: string): Promise<void> {
  await user.clear(address())
  await user.click(address())
  await user.paste(text)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(text) }))
}

async function notNow(user: UserEvent): Promise<void> {
  await user.click(within(await popup()).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Premium' })).toBeNull())
}

it('has the headings of premium sections with a tag, which opens the popup over the page', async () => {
  const { user } = await open()
  for (const name of ['Market Trends', 'Property Information']) screen.getByRole('heading', { name, level: 2 })
  expect(screen.queryByText(/data is not available for this property/u)).toBeNull()
  const tags = screen.getAllByRole('link', { name: 'Upgrade to Premium' })
  // The two sections, and the property's photo.
  expect(tags).toHaveLength(3)
  await fill(user, { Rates: '3456' })
  await user.click(tags[0] ?? expect.fail('There is no tag'))
  expect((await popup()).textContent).toContain('You need a premium account to access that feature.')
  expect(shownPath()).toBe('/calculator/premiumpopup')
  await notNow(user)
  expect(shownPath()).toBe('/calculator')
  await expectBoxes({ Rates: '3,456' })
})

it('a search in another area opens the popup, and leaves the calculation as it is', async () => {
  const { user } = await open()
  await chooseAddress(user)
  await expectBoxes({ 'Rental income a week': '635' })
  await fill(user, { Rates: '3456' })
  await pick(user, OTHER)
  await notNow(user)
  expect(shownPath()).toBe('/calculator')
  screen.getByRole('heading', { level: 1, name: '126 Kauri Street' })
  await waitFor(() => expect(address().value).toBe(KAURI))
  await expectBoxes({ 'Rental income a week': '635', Rates: '3,456' })

  // Nor a new one.
  await openFromMenu(user, 'New Calculation')
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await screen.findByRole('heading', { level: 1, name: 'New calculation' })
  await fill(user, { Rates: '3457' })
  await pick(user, OTHER)
  await notNow(user)
  await expectBoxes({ Rates: '3,457' })
})

it('saves and changes its first calculation, except for its address', async () => {
  const { user, all } = await open()
  await chooseAddress(user)
  await save(user)
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))
  await fill(user, { Rates: '3456' })
  await save(user, 'Update')
  expect(all()).toMatchObject([{ rates: 3456 }])
  await pick(user, OTHER)
  await notNow(user)
  expect(shownPath()).toBe('/calculator/new-1')
  await waitFor(() => expect(address().value).toBe(KAURI))
})

const homeOf = (id: string, property: string, more: Partial<SavedCalculation> = {}) =>
  savedCalculation(
    {
      property,
      // Found: the address of a home without an area may be completed.
      sa2_code: '187300',
      weekly_rental_income: 650,
      purchase_price: 850_000,
      deposit: 150_000,
      interest_rate: 6,
      loan_duration_months: 360,
      rates: 3000,
    },
    { id, ...more },
  )
const OLDEST = homeOf('c1', '1 First Street, Frankton, Hamilton', { readonly: true })
const OLDER = homeOf('c2', '2 Second Street, Frankton, Hamilton', { readonly: true })
const NEWEST = homeOf('c3', '3 Third Street, Frankton, Hamilton', {
  scenarios: [{ id: 's1', name: 'Higher rates', changes: { interest_rate: 7 } }],
})

it('a saved home whose area was not searched is looked up only when that is chosen', async () => {
  const here = homeOf('c3', KAURI)
  const { user, server } = await open('/calculator/c3', { ...here, sa2_code: '111800', number_of_bedrooms: 1 })
  await screen.findByText(/^Looking up the rents of this home’s suburb uses your free search/u)
  expect(server.sent('marketRentBySa2')).toEqual([])
  const searched = { ...ACCOUNT, premium: false, searched_areas: '111800' }
  server.answer({ readAccount: searched })
  await user.click(screen.getByRole('button', { name: 'Look them up' }))
  await waitFor(() => expect(screen.queryByText(/uses your free search/u)).toBeNull())
  expect(server.sent('marketRentBySa2')).toHaveLength(1)
})

it('with one saved, opens the popup for New Calculation and keeps what was typed; /calculator is the list', async () => {
  const { user, visit } = await open('/calculator/c3', NEWEST)
  await fill(user, { Rates: '3456' })
  await openFromMenu(user, 'New Calculation Premium')
  await popup()
  expect(shownPath()).toBe('/calculator/c3/premiumpopup')
  await notNow(user)
  expect(shownPath()).toBe('/calculator/c3')
  await expectBoxes({ Rates: '3,456' })
  visit('/calculator')
  await screen.findByRole('heading', { level: 1, name: '1 saved calculation' })
  expect(shownPath()).toBe('/calculations')
})

it('loses nothing when the server refuses a second save', async () => {
  const { user, server } = await open()
  await chooseAddress(user)
  await fill(user, { Rates: '3456' })
  server.answer({ createCalculation: refuse(403, NEEDS_PREMIUM) })
  await user.click(saveButton())
  await notNow(user)
  await expectBoxes({ Rates: '3,456' })
})

it('the list marks all but the newest as read-only, and the table opens the popup', async () => {
  const { user } = await open('/calculations', NEWEST, OLDER, OLDEST)
  await screen.findByRole('heading', { level: 1, name: '3 saved calculations' })
  const rows = within(screen.getByRole('main')).getAllByRole('listitem')
  expect(rows.map((row) => within(row).queryByText('Premium') !== null)).toEqual([false, true, true])
  expect(rows[0]?.textContent).toContain(NEWEST.property)
  await user.click(screen.getByRole('link', { name: 'Table Premium' }))
  await popup()
  expect(shownPath()).toBe('/calculations/premiumpopup')
})

it('a read-only calculation shows all values and workings, cannot be changed, and leads to the plans', async () => {
  const { user, server } = await open('/calculator/c1', NEWEST, OLDER, OLDEST)
  await screen.findByText(/This calculation is read-only/u)
  await expectBoxes({ Rates: '3,000' })
  expect(address().value).toBe(OLDEST.property)
  const fields = [
    ...['Rates', 'Purchase price', 'Rental income a week', 'Weekly rental income, lower', 'Bedrooms'].map(box),
    slider('Property quality'),
    address(),
    screen.getByRole<HTMLInputElement>('radio', { name: 'Weekly' }),
    screen.getByRole<HTMLInputElement>('checkbox', { name: /Include a year’s interest/u }),
  ]
  expect(fields.filter((field) => !field.matches(':disabled'))).toEqual([])
  expect(screen.queryByRole('button', { name: /^(?:Save|Update|Start again|Enter it yourself)$/u })).toBeNull()
  await expectText(() => figure(result(), 'Estimated weekly rent'), '$650')
  await user.click(figure(section('Annual Expenses'), 'Total expenses a year'))
  await expectText(() => screen.getByRole('dialog', { name: 'Total expenses' }), '$3,000')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  const toggle = screen.getByRole('button', { name: 'Borrowing' })
  await user.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  expect(screen.getByRole('link', { name: 'Upgrade to change it' }).getAttribute('href')).toBe('/plans')
  // Looking up an area would count towards the free search.
  expect(server.sent('marketRentBySa2')).toEqual([])
  // Leaving asks nothing.
  await openFromMenu(user, 'Saved')
  await waitFor(() => expect(shownPath()).toBe('/calculations'))
})

it('the scenarios of the newest stay, and can only be read', async () => {
  const { user, all } = await open('/calculator/c3', NEWEST, OLDER, OLDEST)
  await fill(user, { Rates: '3456' })
  await save(user, 'Update')
  expect(all()[0]).toMatchObject({ rates: 3456, scenarios: NEWEST.scenarios })
  await expectText(() => section('Scenarios'), 'Scenarios can be changed with Premium.')
  const scenarios = () => within(section('Scenarios')).getAllByRole('button')
  await user.click(within(section('Scenarios')).getByRole('button', { name: 'Higher rates' }))
  await expectBoxes({ 'Interest rate': '7' })
  expect(box('Interest rate').disabled).toBe(true)
  expect(scenarios().map(({ textContent }) => textContent)).toEqual(['As it is', 'Higher rates'])
  expect(screen.queryByRole('button', { name: 'Update' })).toBeNull()
  await user.click(within(section('Scenarios')).getByRole('button', { name: 'As it is' }))
  await waitFor(() => expect(box('Interest rate').disabled).toBe(false))
})

it('a change that is refused since Premium has ended says so, and stays', async () => {
  const { user, server } = await open('/calculator/c3', NEWEST)
  await fill(user, { Rates: '4567' })
  const error = 'This calculation is read-only. Upgrade to Premium to change it.'
  server.answer({ changeCalculation: refuse(403, { error, code: 'read_only' }) })
  await user.click(saveButton('Update'))
  const refusal = await screen.findByRole('alertdialog', { name: 'Not saved' })
  expect(refusal.textContent).toContain(error)
  await user.click(within(refusal).getByRole('button', { name: 'OK' }))
  await expectBoxes({ Rates: '4,567' })
})
