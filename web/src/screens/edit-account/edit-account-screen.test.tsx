// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../testing/answers.ts'
import { openApp, shownPath } from '../../testing/open-app.tsx'
import { refuse, type Sent } from '../../testing/stand-in-server.ts'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const described = (name: string, description: string | RegExp) => screen.findByRole('textbox', { name, description })
const password = () => screen.queryByLabelText('Current Password')
const save = () => screen.getByRole('button', { name: 'Save' })

async function open(path: '/editaccount' | '/editpassword', button: string) {
  const app = openApp(path)
  await screen.findByRole('button', { name: button })
  return app
}

it('changes name and professional flag without the password', async () => {
  const { user, server } = await open('/editaccount', 'Save')
  await waitFor(() => expect(box('Full Name').value).toBe(ACCOUNT.name))
  expect(password()).toBeNull()
  const changed = { ...ACCOUNT, name: 'Kiri Ōrākei', is_property_professional: true }
  server.answer({ changeAccount: changed, readAccount: changed })
  await user.clear(box('Full Name'))
  await user.type(box('Full Name'), 'Kiri Ōrākei')
  await user.click(screen.getByRole('checkbox', { name: /I am a property professional/u }))
  await user.click(save())
  await waitFor(() => expect(shownPath()).toBe('/profile'))
  await screen.findByText('Your account was updated.')
  await screen.findByRole('heading', { name: 'Kiri Ōrākei' })
  screen.getByText('Property professional')
  expect(server.sent('changeAccount')[0]?.body).toEqual({ name: 'Kiri Ōrākei', is_property_professional: true })
})

it('shows missing values and an address in use at their field; another address needs the password', async () => {
  const { user, server } = await open('/editaccount', 'Save')
  await waitFor(() => expect(box('Full Name').value).toBe(ACCOUNT.name))
  const write = async (name: string, text: string) => {
    await user.clear(box(name))
    if (text !== '') await user.type(box(name), text)
  }
  await write('Full Name', ' ')
  await write('Email', 'nobody')
  await user.click(save())
  expect(document.activeElement).toBe(await described('Full Name', 'Enter your full name'))
  await described('Email', 'Enter an email address, such as name@example.co.nz')
  await write('Full Name', 'Aroha')
  await write('Email', '')
  expect(password()).toBeNull()
  await user.click(save())
  expect(document.activeElement).toBe(await described('Email', 'Enter your email'))

  await write('Email', 'premium@homeyield.test')
  await user.click(save())
  await screen.findByText('Enter your current password')
  expect(document.activeElement).toBe(password())
  await user.type(password() ?? document.body, 'a few words')
  const inUse = {
    error: 'Check the form',
    code: 'invalid',
    fields: { email: 'There is already an account with this email' },
  }
  server.answer({ changeAccount: refuse(422, inUse) })
  await user.click(save())
  const email = await described('Email', /already an account/u)
  await waitFor(() => expect(document.activeElement).toBe(email))
  expect(shownPath()).toBe('/editaccount')
})

it('shows missing, different and wrong passwords at their field', async () => {
  const { user, server } = await open('/editpassword', 'Change password')
  const change = () => user.click(screen.getByRole('button', { name: 'Change password' }))
  await change()
  for (const sentence of ['Enter your current password', 'Enter a password', 'Enter your password again']) {
    await screen.findByText(sentence)
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Current Password'))
  await user.type(screen.getByLabelText('Current Password'), 'the wrong password')
  await user.type(screen.getByLabelText('New Password'), 'seven kereru')
  await user.type(screen.getByLabelText('Confirm Password'), 'eight kereru')
  await change()
  await screen.findByText('Your passwords do not match')
  await user.clear(screen.getByLabelText('Confirm Password'))
  await user.type(screen.getByLabelText('Confirm Password'), 'seven kereru')
  const error = 'Your password is incorrect'
  server.answer({
    changeAccount: ({ body }: Sent) =>
      body['current_password'] === 'the wrong password'
        ? refuse(422, { error, code: 'invalid', fields: { current_password: error } })
        : ACCOUNT,
  })
  await change()
  const said = await screen.findAllByText(error)
  expect(said).toHaveLength(2)
  expect(said.filter((each) => each.closest('[role=alert]') !== null)).toHaveLength(1)
  expect(shownPath()).toBe('/editpassword')
})
