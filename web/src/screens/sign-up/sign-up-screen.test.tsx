// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openApp, shownPath } from '../../testing/open-app.tsx'
import { ACCOUNT } from '../../testing/answers.ts'
import { refuse } from '../../testing/stand-in-server.ts'

const PASSWORD = 'pohutukawa by the sea'
const byLabel = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const described = (name: string, description: string | RegExp) => screen.findByRole('textbox', { name, description })
const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Sign Up' }))

async function open(path = '/signup') {
  const app = openApp(path, { visitor: true })
  await screen.findByLabelText('Confirm Password')
  return app
}

async function fillIn(user: UserEvent): Promise<void> {
  for (const [label, text] of [
    ['Full Name', 'Aroha Test'],
    ['Email', 'aroha@homeyield.test'],
    ['Password', PASSWORD],
    ['Confirm Password', PASSWORD],
  ] as const) {
    await user.clear(byLabel(label))
    await user.type(byLabel(label), text)
  }
}

it('shows what is wrong at each field, and focuses the first', async () => {
  const { user, server } = await open()
  await user.type(byLabel('Email'), 'nobody')
  await user.type(byLabel('Password'), 'short')
  await user.type(byLabel('Confirm Password'), 'shorter')
  await send(user)
  expect(document.activeElement).toBe(await described('Full Name', 'Enter your full name'))
  await described('Email', 'Enter an email address, such as name@example.co.nz')
  screen.getByText('Use at least 8 characters')
  screen.getByText('Your passwords do not match')
  expect(byLabel('Email').value).toBe('nobody')
  expect(server.sent('createAccount')).toEqual([])
})

it('says at its field that an address is in use, and keeps what was typed', async () => {
  const { user, server } = await open()
  const fields = { email: 'There is already an account with this email' }
  server.answer({ createAccount: refuse(422, { error: 'Check the form', code: 'invalid', fields }) })
  await fillIn(user)
  await send(user)
  const email = await described('Email', /already an account/u)
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(email.getAttribute('aria-invalid')).toBe('true')
  expect([byLabel('Full Name').value, byLabel('Confirm Password').value]).toEqual(['Aroha Test', PASSWORD])
})

it('has a coupon only with its flag, and says what to do about an invalid one', async () => {
  const { visit, user, server } = await open()
  expect(screen.queryByLabelText('Coupon Code')).toBeNull()
  visit('/signup?coupon=true')
  await screen.findByLabelText('Coupon Code')
  const fields = { coupon_code: 'That coupon code is not valid.' }
  server.answer({ createAccount: refuse(422, { error: fields.coupon_code, code: 'invalid', fields }) })
  await fillIn(user)
  await user.type(byLabel('Coupon Code'), 'SUMMER')
  await send(user)
  const coupon = await described(
    'Coupon Code',
    'We save it for when you get Premium. That coupon code is not valid. Leave this field blank to signup without a coupon code.',
  )
  await waitFor(() => expect(document.activeElement).toBe(coupon))
  expect(screen.getAllByText(/That coupon code is not valid\./u)).toHaveLength(1)
  expect(server.sent('createAccount')[0]?.body).toMatchObject({ coupon_code: 'SUMMER' })
})

it('on the professional path sends the flag', async () => {
  const { user, server } = await open('/signup?professional=true')
  server.answer({ createAccount: refuse(429, { error: 'Please try again later.', code: 'too_many_attempts' }) })
  await fillIn(user)
  await send(user)
  await screen.findByText('Please try again later.')
  expect(server.sent('createAccount')[0]?.body).toMatchObject({ is_property_professional: true })
})

describe('with a look', () => {
  const LOOK = {
    sa2_code: '111800',
    suburb: 'Waiheke',
    city: 'Auckland',
    address: null,
    address_id: null,
    dwelling: 'Flat',
    bedrooms: 2,
    price: 700_000,
  }
  const token = `e30.${btoa(JSON.stringify({ sub: 'account-1', iat: 0, exp: 4e9 })).replaceAll('=', '')}.x`
  const created = (look: object | null) => ({ auth_token: token, account: { ...ACCOUNT, premium: false }, look })

  it('fills the first calculation with its place, kind of home and price', async () => {
    const { user, server } = await open('/signup?referrer=freesignup&look=signed')
    server.answer({ createAccount: created(LOOK) })
    await fillIn(user)
    await send(user)
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Suburb' })).value).toBe('Waiheke')
    expect(server.sent('createAccount')[0]?.body).toMatchObject({ look: 'signed' })
    expect(server.sent('readArea')[0]?.params).toEqual({ sa2_code: '111800' })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Flat' }).checked).toBe(true)
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Purchase price' })).value).toBe('700,000')
    // The deposit and rate of the page's week: 20 % and 5.5 %.
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Deposit/u }).value).toBe('140,000')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Interest rate/u }).value).toBe('5.5')
    await waitFor(() => expect(shownPath()).toBe('/calculator'))
  })

  it('fills the first calculation with a suburb of the pages about rents', async () => {
    const { user, server } = await open('/signup?referrer=freesignup&area=111800&dwelling=Flat&bedrooms=2')
    server.answer({ createAccount: created(null) })
    await fillIn(user)
    await send(user)
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Suburb' })).value).toBe('Waiheke')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Flat' }).checked).toBe(true)
  })

  it('chooses the address that was looked at', async () => {
    const { user, server } = await open('/signup?look=signed')
    server.answer({ createAccount: created({ ...LOOK, sa2_code: '182000', address_id: 'a2' }) })
    await fillIn(user)
    await send(user)
    await waitFor(() => expect(server.sent('readAddress')[0]?.params).toEqual({ id: 'a2' }))
    expect(await screen.findByRole('heading', { level: 1, name: /149 Queen Street/u })).toBeTruthy()
  })

  it('opens the calculator with it for somebody who has an account', async () => {
    const signed = `e30.${btoa(JSON.stringify({ ...LOOK, suburb: '', city: '' })).replaceAll('=', '')}.x`
    const { user, server } = await open(`/signup?look=${signed}`)
    await user.click(within(screen.getByText('Already have an account?')).getByRole('link', { name: 'Sign In' }))
    server.answer({ authenticate: { auth_token: token, account: { ...ACCOUNT, premium: false } } })
    await screen.findByRole('heading', { name: 'Sign In' })
    await user.type(byLabel('Email'), 'free@homeyield.test')
    await user.type(byLabel('Password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign In' }))
    expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Suburb' })).value).toBe('Waiheke')
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Purchase price' })).value).toBe('700,000')
  })

  it('is the target after a checkout', async () => {
    const { user, server } = await open('/signup?go-premium=true&look=signed')
    // The checkout never opens, and the page stays.
    server.answer({ createAccount: created(LOOK), openCheckout: () => new Promise(() => undefined) })
    await fillIn(user)
    await send(user)
    await waitFor(() => expect(server.sent('openCheckout')).toHaveLength(1))
    expect(sessionStorage.getItem('homeyield.target')).toBe(
      '/calculator?area=111800&dwelling=Flat&bedrooms=2&price=700000&assumed=true',
    )
  })

  it('says where it was too old, and signs up all the same', async () => {
    const { user, server } = await open('/signup?look=old')
    server.answer({ createAccount: created(null) })
    await fillIn(user)
    await send(user)
    expect(await screen.findByText(/more than a day ago\. Choose the place again/u)).toBeTruthy()
  })
})
