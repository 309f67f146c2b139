// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ACCOUNT } from '../testing/answers.ts'
import {
  calculatorOpens,
  chooseAddress,
  expectBoxes,
  fill,
  openFromMenu,
  save,
  saveButton,
  section,
} from '../testing/calculator.ts'
import { openApp, shownPath, tokenOf } from '../testing/open-app.tsx'
import { refuse, type Answers } from '../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../testing/store-calculations.ts'

const OWN = tokenOf('account-1')
const FIRST = savedCalculation({ property: '1 First Street, Frankton, Hamilton' })

const token = () => localStorage.getItem('homeyield.token')
const letExpire = () => localStorage.setItem('homeyield.token', tokenOf('account-1', 1))
const path = (expected: string) => waitFor(() => expect(shownPath()).toBe(expected))

async function ended(words: string | RegExp = /^Your session has ended\. Sign in to continue/u) {
  await screen.findByText(words)
  await path('/signin')
  expect(token()).toBeNull()
}

function open(address = '/calculator', stored = storeCalculations(), answers: Answers = {}) {
  const app = openApp(address, { answers: { ...stored.answers, authenticate: { auth_token: OWN }, ...answers } })
  const signIn = async () => {
    // The form before it may have an e-mail field too.
    const send = await screen.findByRole('button', { name: 'Sign In' })
    await app.user.type(screen.getByRole('textbox', { name: 'Email' }), ACCOUNT.email)
    await app.user.type(screen.getByLabelText('Password'), 'a password of mine')
    await app.user.click(send)
  }
  return { ...app, signIn, all: stored.all }
}

const logOut = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  const menu = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(menu).getByRole('button', { name: 'Logout' }))
  await path('/signin')
}

it.each<[string, (user: UserEvent) => unknown]>([
  ['opening the menu', (user) => user.click(screen.getByRole('button', { name: 'Menu' }))],
  ['closing a section', (user) => user.click(within(section('Borrowing')).getByRole('button', { name: 'Borrowing' }))],
  ['saving', (user) => user.click(saveButton())],
  ['looking up an address', (user) => user.type(screen.getByRole('combobox', { name: 'Address' }), '126 kauri')],
  ['going back', () => window.history.back()],
])('an expired session ends at %s', async (_, act) => {
  const { user } = open('/profile')
  await openFromMenu(user, 'New Calculation')
  await calculatorOpens()
  letExpire()
  await act(user)
  await ended()
})

it('a token that was removed by hand ends it at the next request', async () => {
  const { user } = open()
  await calculatorOpens()
  await fill(user, { Rates: '3456' })
  localStorage.removeItem('homeyield.token')
  await user.click(saveButton())
  await ended()
})

it('a page that opens with an expired token says why to sign in', async () => {
  const { visit } = open('/calculations')
  await screen.findByRole('link', { name: 'Go to Calculator' })
  letExpire()
  visit('/calculations')
  await ended('Your session has ended. Sign in to continue.')
})

it.each(['/calculations', '/calculations/compare'])('a session revoked elsewhere ends at %s', async (address) => {
  const stored = storeCalculations()
  const unauthorized = () => refuse(401, { error: 'Sign in to continue.', code: 'not_signed_in' })
  const { server, signIn } = open(address, stored, { readAccount: unauthorized, listCalculations: unauthorized })
  await ended('Your session has ended. Sign in to continue.')
  server.answer({ readAccount: ACCOUNT, ...stored.answers })
  await signIn()
  await path(address)
})

it('typing does not end an expired session, and nothing is lost', async () => {
  const { user, signIn, all } = open()
  await calculatorOpens()
  await chooseAddress(user)
  letExpire()
  await fill(user, { Rates: '3456', Insurance: '1234' })
  expect(shownPath()).toBe('/calculator')
  await user.click(saveButton())
  await ended('Your session has ended. Sign in to continue: what you entered is kept.')
  await signIn()
  await screen.findByRole('heading', { level: 1, name: '126 Kauri Street' })
  await expectBoxes({ Rates: '3,456', Insurance: '1,234' })
  await save(user)
  expect(all()).toHaveLength(1)
})

it('unsaved changes of a saved calculation are there again after signing in', async () => {
  const { user, signIn } = open('/calculator/c1', storeCalculations(FIRST))
  await calculatorOpens()
  await fill(user, { Rates: '3456' })
  letExpire()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await ended()
  await signIn()
  await path('/calculator/c1')
  await expectBoxes({ Rates: '3,456' })
})

it('an answer that comes after Logout does not sign in again, and ends its session too', async () => {
  const { user, server } = open('/editpassword')
  const changed = Promise.withResolvers<object>()
  server.answer({ changeAccount: () => changed.promise })
  await user.type(await screen.findByLabelText('Current Password'), 'a password of mine')
  await user.type(screen.getByLabelText('New Password'), 'another-homeyield-1')
  await user.type(screen.getByLabelText('Confirm Password'), 'another-homeyield-1')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(server.sent('changeAccount')).toHaveLength(1))
  await logOut(user)
  const renewed = tokenOf('account-1', 4e9 + 1)
  changed.resolve({ auth_token: renewed })
  const carried = () => server.sent('signOut').map(({ headers }) => headers.get('authorization'))
  await waitFor(() => expect(carried()).toEqual([`Bearer ${OWN}`, `Bearer ${renewed}`]))
  expect(token()).toBeNull()
  expect(shownPath()).toBe('/signin')
})

it('the message of a save shows only to the account that saved', async () => {
  const { user, server, all, signIn } = open()
  await calculatorOpens()
  await chooseAddress(user)
  const created = Promise.withResolvers<object>()
  server.answer({ createCalculation: () => created.promise, authenticate: { auth_token: tokenOf('account-2') } })
  await user.click(saveButton())
  await waitFor(() => expect(server.sent('createCalculation')).toHaveLength(1))
  // As another tab does.
  localStorage.removeItem('homeyield.token')
  window.dispatchEvent(new StorageEvent('storage', { key: 'homeyield.token', storageArea: localStorage }))
  await ended()
  await signIn()
  await path('/calculator')
  created.resolve(FIRST)
  await calculatorOpens()
  await screen.findByRole('heading', { level: 1, name: 'New calculation' })
  expect(screen.queryByText('Rental assessment saved')).toBeNull()
  expect(all()).toEqual([])
})

it('after Logout the next account sees nothing of the last one', async () => {
  const { user, server, signIn } = open('/calculations', storeCalculations(FIRST))
  await screen.findByRole('link', { name: /^1 First Street/u })
  await logOut(user)
  await screen.findByText('You have signed out.')
  expect(sessionStorage.getItem('homeyield.target')).toBeNull()

  const account = Promise.withResolvers<object>()
  const calculations = Promise.withResolvers<object>()
  server.answer({
    readAccount: () => account.promise,
    listCalculations: () => calculations.promise,
    authenticate: { auth_token: tokenOf('account-2') },
  })
  await signIn()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect((await screen.findByRole('dialog', { name: 'Menu' })).textContent).not.toContain(ACCOUNT.name)
  account.resolve({ ...ACCOUNT, name: 'Rangi', email: 'rangi@homeyield.test' })
  await path('/calculator')
  await openFromMenu(user, 'Saved')
  await path('/calculations')
  expect(screen.queryByText('1 First Street')).toBeNull()
  calculations.resolve([])
  await screen.findByText("You don't have any saved calculations yet")
  expect(screen.queryByText('1 First Street')).toBeNull()
})

describe('changes of the account', () => {
  async function changeUntilExpired() {
    const app = open('/editaccount')
    const { user } = app
    const name = await screen.findByRole('textbox', { name: 'Full Name' })
    await user.clear(name)
    await user.type(name, 'Kiri')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), '.nz')
    await user.type(await screen.findByLabelText('Current Password'), 'a password of mine')
    await user.click(screen.getByRole('checkbox', { name: /I am a property professional/u }))
    letExpire()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await ended('Your session has ended. Sign in to continue: what you entered is kept.')
    expect(stored()).toContain('Kiri')
    expect(stored()).not.toContain('a password of mine')
    return app
  }
  const stored = () => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])
  const nameOf = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full Name' }).value

  it('are there again after signing in, except passwords, and are sent', async () => {
    const { user, server, signIn } = await changeUntilExpired()
    await signIn()
    await path('/editaccount')
    await waitFor(() => expect(nameOf()).toBe('Kiri'))
    const password = await screen.findByLabelText<HTMLInputElement>('Current Password')
    expect(password.value).toBe('')
    expect(stored()).not.toContain('Kiri')
    server.answer({ changeAccount: ACCOUNT })
    await user.type(password, 'a password of mine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await path('/profile')
    expect(server.sent('changeAccount')[0]?.body).toMatchObject({
      name: 'Kiri',
      email: `${ACCOUNT.email}.nz`,
      is_property_professional: true,
    })
  })

  it('are not there for another account', async () => {
    const { server, visit, signIn } = await changeUntilExpired()
    server.answer({ authenticate: { auth_token: tokenOf('account-2') } })
    await signIn()
    await waitFor(() => expect(token()).toBe(tokenOf('account-2')))
    visit('/editaccount')
    await screen.findByRole('textbox', { name: 'Full Name' })
    expect(nameOf()).toBe(ACCOUNT.name)
    expect(stored()).not.toContain('Kiri')
  })

  it('are removed by signing out', async () => {
    const { user, visit } = await changeUntilExpired()
    localStorage.setItem('homeyield.token', OWN)
    visit('/profile')
    await logOut(user)
    expect(stored()).not.toContain('Kiri')
  })

  it.each([
    ['/profile', 'Profile', 'Menu'],
    ['/editpassword', 'Edit password', 'Menu'],
    ['/yourdata', 'Your data', 'Download as JSON'],
  ])('are not promised at %s, where nothing is stored', async (address, title, button) => {
    const { user } = open(address)
    await screen.findByRole('heading', { name: title })
    const pressed = await screen.findByRole('button', { name: button })
    letExpire()
    await user.click(pressed)
    await ended('Your session has ended. Sign in to continue.')
  })
})
