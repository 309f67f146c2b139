// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  box,
  calculatorOpens,
  chooseAddress,
  expectBoxes,
  fill,
  GOLDEN,
  openFromMenu,
  save,
  saveButton,
  savedMessage,
  section,
} from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { refuse, type Answers, type Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const KAURI = '126 Kauri Street, Waiheke, Auckland'

async function open(path = '/calculator', stored = storeCalculations()) {
  const app = openApp(path, { answers: stored.answers })
  await calculatorOpens()
  return { ...app, all: stored.all, answers: stored.answers }
}

/** The answer of a call, held until it is released. */
function held(answer: Answers['createCalculation']) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hold = async (sent: Sent) => {
    await promise
    return typeof answer === 'function' ? (answer as (sent: Sent) => unknown)(sent) : answer
  }
  return { hold, release: resolve }
}

const dialogGone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)?.textContent ?? '').not.toMatch(/OK|save/iu))

it('saves a new one, which is listed and opens with the same values, and updates it', async () => {
  const { user, server, all, answers } = await open()
  await chooseAddress(user)
  await fill(user, { 'Rental income a week': '635', ...GOLDEN })
  const { hold, release } = held(answers.createCalculation)
  server.answer({ createCalculation: hold })
  await user.click(saveButton())
  await waitFor(() => expect(saveButton('Saving').getAttribute('aria-busy')).toBe('true'))
  release()
  await savedMessage()
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))
  expect(saveButton('Update')).toBeTruthy()
  await openFromMenu(user, 'Saved')
  await screen.findByRole('heading', { level: 1, name: '1 saved calculation' })
  await user.click(screen.getByRole('link', { name: KAURI }))
  await calculatorOpens()
  await expectBoxes({ 'Rental income a week': '635', ...GOLDEN })
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' }).value).toBe(KAURI)

  await fill(user, { Rates: '3100' })
  await save(user, 'Update')
  expect(shownPath()).toBe('/calculator/new-1')
  expect(all()).toMatchObject([{ rates: 3100, purchase_price: 850_000, version: 2 }])
})

it('has Save in every section; text that is no number stays, blocks it and takes the focus', async () => {
  const { user, all } = await open()
  await chooseAddress(user)
  for (const title of ['Rental Assessment', 'Borrowing', 'Annual Expenses', 'Investment Return']) {
    within(section(title)).getByRole('button', { name: 'Save' })
  }
  await user.click(within(section('Annual Expenses')).getByRole('button', { name: 'Save' }))
  await savedMessage()
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))

  await fill(user, { Rates: 'about 3k' })
  await screen.findByText('Rental assessment saved')
  await user.click(saveButton('Update'))
  await waitFor(() => expect(document.activeElement).toBe(box('Rates')))
  expect(screen.queryByText('Rental assessment saved')).toBeNull()
  await screen.findByRole('textbox', { name: 'Rates', description: /Enter a number/u })
  expect(box('Rates').value).toBe('about 3k')
  await fill(user, { Rates: '$3,100' })
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Rates', description: /Enter/u })).toBeNull())
  await save(user, 'Update')
  expect(all()).toMatchObject([{ rates: 3100, version: 2 }])

  await fill(user, { 'Property management fee': '51' })
  await screen.findByRole('textbox', { name: 'Property management fee', description: /Enter a figure from 0 to 50/u })
  await user.click(saveButton('Update'))
  await waitFor(() => expect(document.activeElement).toBe(box('Property management fee')))
  expect(all()).toMatchObject([{ version: 2 }])
})

it.each(['Weekly', 'Monthly', 'Yearly'])('does not save an upper below the lower %s estimate', async (period) => {
  const { user, server } = await open()
  await chooseAddress(user)
  const [lower, upper] = [`${period} rental income, lower`, `${period} rental income, upper`]
  await fill(user, { [lower]: '70000', [upper]: '57000' })
  const description = 'Upper figure must not be less than lower'
  await screen.findByRole('textbox', { name: upper, description })
  await user.click(saveButton())
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'))
  expect(server.sent('createCalculation')).toEqual([])
  await fill(user, { [upper]: '70000' })
  await waitFor(() => expect(screen.queryByText(description)).toBeNull())
})

it('asks for an address, which is needed to save, and loses nothing', async () => {
  const { user, server } = await open()
  screen.getByText('You need to enter an address to see your rental estimates')
  screen.getByText('You need to enter an address to see your estimates')
  await user.click(screen.getByRole('button', { name: 'Rental Assessment' }))
  await fill(user, { 'Purchase price': '850000' })
  await user.click(saveButton())
  const description = /You need to enter an address to save this calculation\./u
  const address = await screen.findByRole('combobox', { name: 'Address', description })
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(address.getAttribute('aria-invalid')).toBe('true')
  expect(server.sent('createCalculation')).toEqual([])
  await chooseAddress(user)
  await waitFor(() => expect(screen.queryByText(/You need to enter an address/u)).toBeNull())
  await expectBoxes({ 'Purchase price': '850,000' })
})

it('shows why a save was refused or failed, and loses nothing', async () => {
  const { user, server, answers, all } = await open()
  await chooseAddress(user)
  await fill(user, GOLDEN)
  const refusal = { error: 'The rates look wrong.', code: 'invalid', fields: { rates: 'Enter other rates' } }
  server.answer({ createCalculation: refuse(422, refusal) })
  await user.click(saveButton())
  const modal = await screen.findByRole('alertdialog', { name: 'Not saved' })
  expect(modal.textContent).toContain('The rates look wrong.')
  await user.click(within(modal).getByRole('button', { name: 'OK' }))
  await dialogGone('alertdialog')
  await screen.findByRole('textbox', { name: 'Rates', description: /Enter other rates/u })
  await expectBoxes({ ...GOLDEN, Rates: box('Rates').value })
  expect(box('Rates').value.replace(',', '')).toBe('2900')
  await fill(user, { Rates: '' })
  await fill(user, { Rates: '2900' })

  server.answer({ createCalculation: refuse(500, { error: 'Boom', code: 'internal' }) })
  await user.click(saveButton())
  const failed = await screen.findByRole('alertdialog', { name: 'Not saved' })
  expect(failed.textContent).toContain(
    'Something went wrong. Please contact support@homeyield.test if the problem persists',
  )
  await user.click(within(failed).getByRole('button', { name: 'OK' }))
  await expectBoxes(GOLDEN)
  server.answer({ createCalculation: answers.createCalculation ?? {} })
  await save(user)
  expect(all()).toHaveLength(1)
})

it('keeps input during a save, without a question', async () => {
  const { user, server, answers } = await open()
  await chooseAddress(user)
  const { hold, release } = held(answers.createCalculation)
  server.answer({ createCalculation: hold })
  await user.click(saveButton())
  await waitFor(() => saveButton('Saving'))
  await fill(user, { Rates: '3300' })
  release()
  await savedMessage()
  await waitFor(() => expect(shownPath()).toBe('/calculator/new-1'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await expectBoxes({ Rates: '3,300' })
  await save(user, 'Update')
})

it('does not lead back to the calculator when the answer comes after leaving it', async () => {
  const { user, server, answers, all } = await open()
  await chooseAddress(user)
  const { hold, release } = held(answers.createCalculation)
  server.answer({ createCalculation: hold })
  await user.click(saveButton())
  await waitFor(() => saveButton('Saving'))
  await openFromMenu(user, 'Profile')
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  await screen.findByRole('heading', { level: 1, name: 'Profile' })
  release()
  await savedMessage()
  expect(all()).toHaveLength(1)
  expect(shownPath()).toBe('/profile')
})

it('asks about an address that is saved already: open it, or save another', async () => {
  const { user, all } = await open('/calculator', storeCalculations(savedCalculation({ property: KAURI })))
  await chooseAddress(user)
  await user.click(saveButton())
  const dialog = await screen.findByRole('dialog', { name: 'You have this address already' })
  await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'You have this address already' })).toBeNull())
  expect(all()).toHaveLength(1)
  await user.click(saveButton())
  await user.click(await screen.findByRole('button', { name: 'Save another' }))
  await waitFor(() => expect(all()).toHaveLength(2))
})
