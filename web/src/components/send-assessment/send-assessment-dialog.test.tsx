// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../testing/store-calculations.ts'

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
