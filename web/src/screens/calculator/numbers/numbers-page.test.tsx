// @vitest-environment jsdom
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  box,
  calculatorOpens,
  choose,
  chooseAddress,
  expectBoxes,
  expectText,
  figure,
  fill,
  result,
  section,
  slider,
} from '../../../testing/calculator.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse } from '../../../testing/stand-in-server.ts'

async function open() {
  const app = openApp('/calculator', { answers: { marketRentBySa2: [makeMarketRent()] } })
  await calculatorOpens()
  return app
}

const startAgain = (user: UserEvent, title: string) =>
  user.click(within(section(title)).getByRole('button', { name: 'Start again' }))
const undo = (user: UserEvent, title: string) =>
  user.click(within(section(title)).getByRole('button', { name: 'Undo' }))
const isChecked = (name: string | RegExp, role: 'radio' | 'checkbox' = 'radio') =>
  screen.getByRole<HTMLInputElement>(role, { name }).checked

const INTEREST = /Include a year’s interest/u
const GUIDE = {
  Insurance: '2,500',
  'Repairs and maintenance': '2,000',
  Rates: '3,000',
  Contingency: '500',
  Vacancy: '',
  'Property management fee': '8.5',
}

it('has the sections in their order, and says where data are not available', async () => {
  const { user } = await open()
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Rental Assessment',
    'Borrowing',
    'Annual Expenses',
    'Investment Return',
    'Market Trends',
    'Property Information',
  ])
  await user.click(screen.getByRole('button', { name: 'Market Trends' }))
  for (const title of ['Market Trends', 'Property Information']) {
    await expectText(() => section(title), 'data is not available for this property')
    expect(section(title).textContent).not.toContain('Upgrade to Premium')
  }
  const assessment = within(section('Rental Assessment'))
  for (const mark of ['5+', '6+', 'Awful', 'Average', 'Awesome']) assessment.getByText(mark)
  expect(slider('Car parks').max).toBe('5')
  expect(slider('Property quality').value).toBe('50')
})

it('Start again resets the expenses to the guide, and Undo restores them', async () => {
  const { user } = await open()
  await expectBoxes(GUIDE)
  const own = { ...GUIDE, Insurance: '1,800', Rates: '2,900', Vacancy: '1,000', 'Property management fee': '7.25' }
  await fill(user, own)
  await user.click(screen.getByRole('checkbox', { name: INTEREST }))
  expect(isChecked(INTEREST, 'checkbox')).toBe(false)
  await startAgain(user, 'Annual Expenses')
  await expectBoxes(GUIDE)
  expect(isChecked(INTEREST, 'checkbox')).toBe(true)
  await undo(user, 'Annual Expenses')
  await expectBoxes(own)
  expect(isChecked(INTEREST, 'checkbox')).toBe(false)
})

it('warns of expenses of 0, and keeps a typed vacancy of 0', async () => {
  const { user } = await open()
  const warning = () => screen.queryByText('Please fill in all expenses to get an accurate calculation.')
  expect(warning()).toBeNull()
  for (const label of ['Insurance', 'Repairs and maintenance', 'Rates', 'Contingency', 'Vacancy']) {
    await fill(user, { [label]: '0' })
    await waitFor(() => expect(warning(), label).not.toBeNull())
    await fill(user, { [label]: '100' })
    await waitFor(() => expect(warning(), label).toBeNull())
  }
  await fill(user, { 'Rental income a week': '600', Vacancy: '0' })
  await expectBoxes({ Vacancy: '0' })
})

it('explains a deposit above the price', async () => {
  const { user } = await open()
  await fill(user, { 'Purchase price': '500,000', Deposit: '600,000', 'Interest rate': '6.49' })
  await screen.findByRole('textbox', { name: 'Deposit', description: 'More than the price: nothing is borrowed.' })
  await expectText(() => figure(section('Borrowing'), 'Weekly repayment'), '$0')
  await fill(user, { Deposit: '100,000' })
  const share = '20% of the price; the loan is 80.00% of it (LVR).'
  await screen.findByRole('textbox', { name: 'Deposit', description: share })
})

it('Start again clears the price of the investment return and the borrowing, and Undo restores them', async () => {
  const { user } = await open()
  await fill(user, { 'Estimated purchase price': '850,000' })
  await expectBoxes({ 'Purchase price': '850,000' })
  await startAgain(user, 'Investment Return')
  await expectBoxes({ 'Estimated purchase price': '', 'Purchase price': '' })
  await undo(user, 'Investment Return')
  await expectBoxes({ 'Estimated purchase price': '850,000', 'Purchase price': '850,000' })

  const figures = { 'Purchase price': '850,000', Deposit: '170,000', 'Loan duration': '25', 'Interest rate': '6.49' }
  await fill(user, figures)
  await choose(user, 'Repayment type', 'Interest only')
  await choose(user, 'Repayments', 'Yearly')
  await startAgain(user, 'Borrowing')
  await expectBoxes({ 'Purchase price': '', Deposit: '', 'Loan duration': '30', 'Interest rate': '' })
  expect(isChecked('Principal and interest')).toBe(true)
  expect(isChecked('Weekly')).toBe(true)
  await undo(user, 'Borrowing')
  await expectBoxes(figures)
  expect(isChecked('Interest only')).toBe(true)
  expect(isChecked('Yearly')).toBe(true)
})

it.each([
  ['Purchase price', '2000000', '3250000'],
  ['Deposit', '2000000', '2100000'],
  ['Loan duration', '35', '40'],
  ['Interest rate', '15', '18.5'],
])('the slider of %s grows when a larger value is typed', async (label, highest, typed) => {
  const { user } = await open()
  expect(slider(label).max).toBe(highest)
  await fill(user, { [label]: typed })
  await waitFor(() => expect([slider(label).max, slider(label).value]).toEqual([typed, typed]))
  if (label === 'Purchase price') expect(slider('Estimated purchase price').max).toBe(typed)
})

it('shows body corporate fees for an apartment only', async () => {
  const { user } = await open()
  const fees = () => screen.queryByRole('textbox', { name: 'Body corporate fees' })
  expect(fees()).toBeNull()
  await choose(user, 'Dwelling type', 'Apartment')
  await waitFor(() => expect(fees()).not.toBeNull())
  await choose(user, 'Dwelling type', 'Flat')
  await waitFor(() => expect(fees()).toBeNull())
})

it('Start again clears an address that was found, and Undo restores it', async () => {
  const { user } = await open()
  await chooseAddress(user)
  const own = { 'Car parks': '2', 'Property quality': '80', 'Rental income a week': '690' }
  await fill(user, { ...own, Rates: '3456' })
  await startAgain(user, 'Rental Assessment')
  const address = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value
  const link = () => screen.queryByRole('link', { name: 'How this rent was found' })
  await waitFor(() => expect(address()).toBe(''))
  expect(link()).toBeNull()
  const defaults = { Bedrooms: '1', 'Car parks': '0', 'Property quality': '50', 'Rental income a week': '' }
  await expectBoxes({ ...defaults, Rates: '3,456' })
  await undo(user, 'Rental Assessment')
  await screen.findByRole('heading', { level: 1, name: '126 Kauri Street' })
  await waitFor(() => expect(link()).not.toBeNull())
  await expectBoxes({ Bedrooms: '3', ...own })
})

it('Start again clears an address that was entered by hand, and Undo restores it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  await user.type(await screen.findByRole('textbox', { name: 'Street address' }), '5 Tui Lane')
  const suburb = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Suburb' })
  await user.type(suburb(), 'waihe')
  await user.click(await screen.findByRole('option', { name: /^Waiheke/u }))
  await screen.findByRole('heading', { level: 1, name: '5 Tui Lane' })
  await startAgain(user, 'Rental Assessment')
  await screen.findByRole('heading', { level: 1, name: 'New calculation' })
  expect([box('Street address').value, suburb().value]).toEqual(['', ''])
  await undo(user, 'Rental Assessment')
  await screen.findByRole('heading', { level: 1, name: '5 Tui Lane' })
  expect([box('Street address').value, suburb().value]).toEqual(['5 Tui Lane', 'Waiheke'])
})

it('keeps a closed section closed in the next visit, counts it, and opens it where it has an error', async () => {
  const { user, server, visit } = await open()
  const toggle = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded')
  await chooseAddress(user)
  await fill(user, { 'Rental income a week': '635', 'Purchase price': '850000', Rates: '12900' })
  // 635 × 52 = 33,020, less 12,900 + 2,500 + 2,000 + 500, two weeks' rent, 1,270, and 8.5 %, 2,806.70: 11,043.30 of 850,000.
  await expectText(() => figure(result(), 'Net yield'), '1.30%')
  await user.click(screen.getByRole('button', { name: 'Annual Expenses' }))
  await waitFor(() => expect(localStorage.getItem('homeyield.draft')).toContain('12900'))
  visit('/calculator')
  await calculatorOpens()
  await screen.findByRole('heading', { level: 1, name: '126 Kauri Street' })
  expect([toggle('Annual Expenses'), toggle('Borrowing')]).toEqual(['false', 'true'])
  await expectText(() => figure(result(), 'Net yield'), '1.30%')
  expect(within(section('Annual Expenses')).queryAllByRole('textbox', { hidden: true })).toEqual([])

  const refusal = { error: 'The rates look wrong.', code: 'invalid', fields: { rates: 'Enter other rates' } }
  server.answer({ createCalculation: refuse(422, refusal) })
  const save = () => within(screen.getByRole('banner')).getByRole('button', { name: 'Save' })
  await user.click(save())
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'OK' }))
  await user.click(save())
  await screen.findByRole('textbox', { name: 'Rates', description: /Enter other rates/u })
  expect(toggle('Annual Expenses')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(box('Rates')))
  expect(box('Rates').value).toBe('12900')
})
