// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/stand-in-server.ts'

const SENT = 'Thank you! Please check your email to get your password reset link.'
const email = () => screen.findByRole('textbox', { name: 'Email' })
const send = () => screen.getByRole('button', { name: 'Send link' })

it('needs an address, and says what to do about a failure', async () => {
  const { user, server } = openApp('/signin', { visitor: true })
  await user.click(await screen.findByRole('link', { name: 'Forgot Password?' }))
  const heading = await screen.findByRole('heading', { name: 'Forgot Password?' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  await user.click(send())
  const missing = await screen.findByRole('textbox', { name: 'Email', description: 'Enter your email' })
  expect(document.activeElement).toBe(missing)
  await user.type(missing, 'aroha@homeyield.test')
  server.answer({ forgotPassword: refuse(500, { error: 'Boom', code: 'internal' }) })
  await user.click(send())
  await screen.findByText('Something went wrong. Please contact support@homeyield.test if the problem persists')
  const late = 'Too many attempts. Please try again in 9 minutes.'
  server.answer({ forgotPassword: refuse(429, { error: late, code: 'too_many_attempts' }) })
  await user.click(send())
  await screen.findByText(late)
})

it('says that the link is sent, and can ask again', async () => {
  const { user } = openApp('/forgotpassword', { visitor: true, answers: { forgotPassword: { message: SENT } } })
  await user.type(await email(), 'aroha@homeyield.test')
  await user.click(send())
  const sent = await screen.findByText(SENT)
  await waitFor(() => expect(document.activeElement).toBe(sent))
  expect(document.title).toBe('Check your email · Homeyield')
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  await waitFor(async () => expect(document.activeElement).toBe(await email()))
  expect(document.title).toBe('Forgot Password? · Homeyield')
})
