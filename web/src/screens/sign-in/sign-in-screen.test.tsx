// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { takeTarget } from '../../session/target.ts'
import { openApp, shownPath } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/stand-in-server.ts'

const email = () => screen.findByRole('textbox', { name: 'Email' })
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const send = () => screen.getByRole('button', { name: 'Sign In' })

async function open(path = '/signin') {
  const app = openApp(path, { visitor: true })
  await email()
  const fillIn = async () => {
    await app.user.type(await email(), 'free@homeyield.test')
    await app.user.type(password(), 'not the password')
  }
  return { ...app, fillIn }
}

it('asks for both, focuses the first, and sends nothing', async () => {
  const { user, server } = await open()
  await user.click(send())
  const missing = await screen.findByRole('textbox', { name: 'Email', description: 'Enter your email' })
  expect(missing.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(missing)
  expect(screen.getByText('Enter your password')).toBeTruthy()
  await user.type(missing, 'free@homeyield.test')
  await waitFor(() => expect(missing.getAttribute('aria-invalid')).toBeNull())
  expect(server.sent('authenticate')).toEqual([])
})

it('shows and hides the password', async () => {
  const { user, fillIn } = await open()
  await fillIn()
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password().type).toBe('password')
})

it.each([
  [refuse(401, { error: 'Your email or password is incorrect.', code: 'incorrect' }), /is incorrect/u],
  [refuse(500, { error: 'Boom', code: 'internal' }), /Please contact support@homeyield\.test if the problem persists/u],
  [refuse(429, { error: 'Please try again in 9 minutes.', code: 'too_many_attempts' }), /try again in 9 minutes/u],
  ['offline' as const, /We could not reach our server\. Check your connection and try again\./u],
])('says why it failed, and loses nothing', async (authenticate, sentence) => {
  const { user, server, fillIn } = await open()
  server.answer({ authenticate })
  await fillIn()
  await user.click(send())
  await screen.findByText(sentence)
  expect(password().value).toBe('not the password')
  expect(shownPath()).toBe('/signin')
})

it('sends one request for a second press', async () => {
  const { user, server, fillIn } = await open()
  const answered = Promise.withResolvers<Response>()
  server.answer({ authenticate: () => answered.promise })
  await fillIn()
  await user.click(send())
  await user.click(await screen.findByRole('button', { name: 'Signing in' }))
  await user.type(await email(), '{Enter}')
  answered.resolve(refuse(401, { error: 'Your email or password is incorrect.', code: 'incorrect' }))
  await screen.findByText(/is incorrect/u)
  expect(server.sent('authenticate')).toHaveLength(1)
})

it('links to sign up with the same flags', async () => {
  const { user } = await open('/signin?professional=true&go-premium=true')
  await user.click(screen.getAllByRole('link', { name: 'Sign Up' })[0] ?? expect.fail('There is no link'))
  await waitFor(() => expect(shownPath()).toBe('/signup?professional=true&go-premium=true'))
  const heading = await screen.findByRole('heading', { name: 'Sign Up' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
})

it('goes on with the look of a visitor', async () => {
  const claims = { sa2_code: '252900', dwelling: 'House', bedrooms: 3, address_id: null, price: 650_000 }
  const look = ['e30', btoa(JSON.stringify(claims)), 'signature'].join('.')
  await open(`/signin?look=${look}`)
  expect(takeTarget()).toBe('/calculator?area=252900&dwelling=House&bedrooms=3&price=650000')
})
