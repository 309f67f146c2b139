// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../testing/answers.ts'
import { calculatorOpens, fill } from '../../testing/calculator.ts'
import { openApp } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../testing/store-calculations.ts'

const RENTED = savedCalculation({ property: '1 Test Street', weekly_rental_income: 650, rent_source: 'typed' })
const ESTIMATE = {
  estimate_weekly_lower: 640,
  estimate_weekly_upper: 690,
  estimate_monthly_lower: 2773,
  estimate_monthly_upper: 2990,
  estimate_yearly_lower: 33_280,
  estimate_yearly_upper: 35_880,
  estimate_reason: 'Renovated in 2024.',
}
const SENT = { message: 'Rental assessment email was sent to ana@example.nz' }

function open(path: string, account: object = {}, calculation = RENTED) {
  const stored = storeCalculations(calculation)
  const answers = { ...stored.answers, readAccount: { ...ACCOUNT, ...account }, sendRentalAssessment: SENT }
  return { ...openApp(path, { answers }), all: stored.all }
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Email Rental Assessment' }))
const to = () => dialog().getByLabelText<HTMLInputElement>('Send to')
const send = () => dialog().getByRole('button', { name: 'Send' })
const isOff = () => send().getAttribute('aria-disabled')

async function openFromList(...given: [account?: object, calculation?: typeof RENTED]) {
  const app = open('/calculations', ...given)
  await app.user.click(await screen.findByRole('button', { name: /^Email Rental Assessment/u }))
  await screen.findByRole('dialog', { name: 'Email Rental Assessment' })
  return app
}

async function fillIn(user: UserEvent, address = 'ana@example.nz'): Promise<void> {
  await user.clear(await dialog().findByLabelText('Send to'))
  await user.type(to(), address)
  const asked = dialog().getByRole<HTMLInputElement>('checkbox', { name: /asked me for this assessment/u })
  if (!asked.checked) await user.click(asked)
}

it('is sent from the calculator once its changes are saved, with a signature and what is needed', async () => {
  const professional = { is_property_professional: true }
  const estimated = { ...RENTED, ...ESTIMATE }
  const { user, server, all } = open('/calculator/c1', professional, estimated)
  await calculatorOpens()
  await fill(user, { Rates: '3333' })
  await user.click(screen.getByRole('button', { name: 'Email Assessment' }))
  const first = await screen.findByRole('dialog', { name: 'Save first?' })
  await user.click(within(first).getByRole('button', { name: 'Save and continue' }))
  await screen.findByRole('dialog', { name: 'Email Rental Assessment' })
  expect(all()).toMatchObject([{ rates: 3333 }])
  expect(screen.getByText(/Your estimate: \$640 to \$690 a week\./u)).toBeTruthy()
  await dialog().findByLabelText('Send to')
  expect(isOff()).toBe('true')
  dialog().getByRole('button', { name: 'Send', description: /Enter the email address to send it to.*Confirm that/u })
  await user.click(send())
  await waitFor(() => expect(document.activeElement).toBe(to()))
  expect(to().getAttribute('aria-invalid')).toBe('true')
  await user.type(to(), 'nobody')
  await user.type(dialog().getByLabelText('Signature'), 'Aroha Rentals')
  expect(await dialog().findAllByText('Enter an email address, such as name@example.co.nz')).toHaveLength(2)
  await fillIn(user)
  await waitFor(() => expect(isOff()).not.toBe('true'))
  await user.click(dialog().getByLabelText('Use my logo'))
  expect(await dialog().findAllByText(/You have no logo yet\. Add one, or leave it out\./u)).toHaveLength(2)
  expect(isOff()).toBe('true')
  await user.click(dialog().getByLabelText('Use my logo'))
  await user.click(send())
  await screen.findByText(SENT.message)
  expect(screen.queryByRole('dialog', { name: 'Email Rental Assessment' })).toBeNull()
  expect(server.sent('sendRentalAssessment')[0]?.body).toMatchObject({
    to: 'ana@example.nz',
    signature: 'Aroha Rentals',
  })
})

it('is not sent without a rent', async () => {
  const none = savedCalculation({
    property: '1 Test Street',
    rent_source: 'range',
    weekly_rental_income_lower: 0,
    weekly_rental_income_upper: 0,
  })
  const { user, server } = await openFromList({}, none)
  await fillIn(user)
  dialog().getByRole('button', { name: 'Send', description: /^There is no rent to send/u })
  await user.click(send())
  expect(server.sent('sendRentalAssessment')).toEqual([])
})

it('says why it was refused, and is sent again under the same key until something changes', async () => {
  const { user, server } = await openFromList()
  await fillIn(user)
  const wait = { error: 'Please try again in 20 minutes.', code: 'too_many_attempts' }
  server.answer({ sendRentalAssessment: () => refuse(429, wait) })
  await user.click(send())
  await dialog().findByText('Please try again in 20 minutes.')
  server.answer({ sendRentalAssessment: SENT })
  await user.click(send())
  await screen.findByText(SENT.message)
  const keys = () => server.sent('sendRentalAssessment').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys()[1]).toBe(keys()[0])
  await user.click(screen.getByRole('button', { name: /^Email Rental Assessment/u }))
  await fillIn(user, 'rangi@example.nz')
  await user.click(send())
  await waitFor(() => expect(keys()).toHaveLength(3))
  expect(keys()[2]).not.toBe(keys()[0])
})

it('needs a confirmed address, whose mail can be sent again', async () => {
  const { user, server } = await openFromList({ email_confirmed: false })
  server.answer({ resendConfirmation: {} })
  await dialog().findByText(/please confirm your email address first/u)
  expect(dialog().queryByLabelText('Send to')).toBeNull()
  await user.click(dialog().getByRole('button', { name: 'Resend' }))
  await waitFor(() => expect(server.sent('resendConfirmation')).toHaveLength(1))
})

it('of a free account has no branding', async () => {
  const { user, server } = await openFromList({ premium: false })
  await dialog().findByText(/From a free account it is sent without branding\./u)
  expect(dialog().queryByLabelText('Signature')).toBeNull()
  await fillIn(user)
  await user.click(send())
  await screen.findByText(SENT.message)
  expect(server.sent('sendRentalAssessment')[0]?.params).toEqual({ id: 'c1' })
})

it('says at the address that its owner has asked for no more, until another is given', async () => {
  const stored = storeCalculations(savedCalculation({ property: '1 Test Street' }, {}))
  const { user, server } = openApp('/calculations', { answers: stored.answers })
  await user.click(await screen.findByRole('button', { name: /^Email Rental Assessment/u }))
  const dialog = within(await screen.findByRole('dialog'))
  const to = await dialog.findByLabelText('Send to')
  await user.type(to, 'ana@example.nz')
  await user.click(dialog.getByRole('checkbox', { name: /asked me for this assessment/u }))
  const error = 'This person has asked for no more assessments.'
  server.answer({
    sendRentalAssessment: () => refuse(422, { code: 'recipient_stopped', error, fields: { to: error } }),
  })
  const send = dialog.getByRole('button', { name: 'Send' })
  await user.click(send)
  expect(await dialog.findByRole('textbox', { name: 'Send to', description: error })).toBe(to)
  await user.click(send)
  expect(server.sent('sendRentalAssessment')).toHaveLength(1)
  await user.type(to, '.com')
  server.answer({ sendRentalAssessment: { message: 'Rental assessment email was sent to ana@example.nz.com' } })
  await user.click(send)
  expect(await screen.findByText('Rental assessment email was sent to ana@example.nz.com')).toBeTruthy()
})
