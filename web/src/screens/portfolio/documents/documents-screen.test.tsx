// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DRAFT, SENT } from '../../../components/documents/testing/sample-document.ts'
import { ACCOUNT } from '../../../testing/answers.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'

const FOR_BANK = { ...DRAFT, kind: 'bank', calculation_id: null } as const

it('lists those of all homes together, and makes the one kind that they have', async () => {
  const { user, server } = openApp('/portfolio/documents', {
    answers: { listDocuments: [FOR_BANK, SENT], createDocument: FOR_BANK, readDocument: FOR_BANK },
  })
  expect(within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Page for a bank' }))
  await waitFor(() => expect(shownPath()).toBe('/portfolio/documents/d1'))
  expect(server.sent('createDocument')[0]?.body).toEqual({ kind: 'bank', calculation_id: null })
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy()
})

it('offers Premium instead', async () => {
  openApp('/portfolio/documents', { answers: { listDocuments: [], readAccount: { ...ACCOUNT, premium: false } } })
  expect(await screen.findByRole('link', { name: 'Upgrade to Premium' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Page for a bank' })).toBeNull()
})
