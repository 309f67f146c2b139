// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { configQuery } from '../api-client/queries.ts'
import { RequestProblem } from '../api-client/request-problem.ts'
import { refuseFields } from '../api-client/schema-resolver.ts'
import { EMAIL, newPasswordFields } from './account-fields.ts'
import { AccountForm } from './account-form.tsx'
import { confirmationProblem } from './confirmation-problem.ts'

interface Values {
  email: string
  password: string
  password_confirmation: string
}

const NOTHING: Values = { email: '', password: '', password_confirmation: '' }
const FIELDS = [EMAIL, ...newPasswordFields('New Password')] as const

function Form({ onSend }: { onSend: (values: Values) => Promise<void> }) {
  const form = useForm<Values>({
    defaultValues: NOTHING,
    resolver: (values) => {
      const problems = { ...(values.email === '' && { email: 'Enter your email' }), ...confirmationProblem(values) }
      return Object.keys(problems).length === 0 ? { values, errors: {} } : refuseFields(problems)
    },
  })
  return (
    <AccountForm form={form} fields={FIELDS} submit="Save" pending="Saving" onSend={onSend}>
      <p>A note</p>
    </AccountForm>
  )
}

function renderForm(onSend: (values: Values) => Promise<void>) {
  const client = new QueryClient()
  client.setQueryData(configQuery.queryKey, { support_email: 'help@example.nz' } as never)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Form onSend={onSend} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const email = () => screen.getByRole('textbox', { name: 'Email' })
const button = (name: string) => screen.getByRole('button', { name })

async function fillIn(user: ReturnType<typeof renderForm>): Promise<void> {
  await user.type(email(), 'kiri@example.nz')
  await user.type(screen.getByLabelText('New Password'), 'by the sea')
  await user.type(screen.getByLabelText('Confirm Password'), 'by the sea')
}

it('shows each problem at its field, focuses the first, and sends nothing', async () => {
  const send = vi.fn<() => Promise<void>>()
  const user = renderForm(send)
  await user.click(button('Save'))
  expect(screen.getByText('Enter your email')).toBeTruthy()
  expect(screen.getByText('Enter your password again')).toBeTruthy()
  expect(document.activeElement).toBe(email())
  expect(send).not.toHaveBeenCalled()
})

it('checks the repeated password again when the first changes', async () => {
  const user = renderForm(() => Promise.resolve())
  await fillIn(user)
  await user.type(screen.getByLabelText('New Password'), '!')
  await user.click(button('Save'))
  expect(screen.getByText('Your passwords do not match')).toBeTruthy()
  await user.type(screen.getByLabelText('New Password'), '{Backspace}')
  expect(screen.queryByText('Your passwords do not match')).toBeNull()
})

it('shows that it is being sent', async () => {
  const sending = Promise.withResolvers<void>()
  const send = vi.fn<(values: Values) => Promise<void>>().mockReturnValue(sending.promise)
  const user = renderForm(send)
  await fillIn(user)
  await user.click(button('Save'))
  expect(button('Saving')).toBeTruthy()
  expect(send).toHaveBeenCalledWith({
    email: 'kiri@example.nz',
    password: 'by the sea',
    password_confirmation: 'by the sea',
  })
  sending.resolve()
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
})

it('shows a refusal under the form and at its field, which takes the focus', async () => {
  const refused = new RequestProblem(422, { error: 'Check the form', code: 'invalid', fields: { email: 'Taken' } })
  const user = renderForm(() => Promise.reject(refused))
  await fillIn(user)
  await user.click(button('Save'))
  expect(await screen.findByText('Taken')).toBeTruthy()
  expect(screen.getByText('Check the form').closest('[role=alert]')).not.toBeNull()
  expect(document.activeElement).toBe(email())
})

it('does not announce again under the form what a field announces', async () => {
  const refused = new RequestProblem(422, { error: 'Taken', code: 'invalid', fields: { email: 'Taken' } })
  const user = renderForm(() => Promise.reject(refused))
  await fillIn(user)
  await user.click(button('Save'))
  const [atField, under] = await screen.findAllByText('Taken')
  expect(atField?.closest('[role=alert]')).not.toBeNull()
  expect(under?.closest('[role=alert]')).toBeNull()
})

it('names the support address where the server failed', async () => {
  const user = renderForm(() => Promise.reject(new RequestProblem(500, { error: 'Boom', code: 'internal' })))
  await fillIn(user)
  await user.click(button('Save'))
  expect(await screen.findByText(/contact help@example\.nz/u)).toBeTruthy()
})
