// @vitest-environment jsdom
import type { ApiKey } from '@homeyield/contract/key'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../testing/answers.ts'
import { openApp } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/stand-in-server.ts'

const SHEET: ApiKey = {
  id: 'key-1',
  name: 'Our sheet',
  scopes: ['read:rents', 'read:portfolio'],
  created_at: '2026-11-01T00:00:00Z',
  expires_at: null,
  last_used_at: null,
}
const EXPIRED: ApiKey = {
  ...SHEET,
  id: 'key-2',
  name: 'Import',
  scopes: ['write:calculations'],
  expires_at: '2026-09-05T12:00:00Z',
  last_used_at: '2026-09-01T02:05:00Z',
}
const KEY = 'hy_the-key'

it('lists the keys with what they may do, when they expire, and when they were used', async () => {
  openApp('/apikeys', { answers: { listKeys: [SHEET, EXPIRED] } })
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    [
      'Read market rents, areas and addressesRead what you own: homes, loans and dates, with people’s names and incomes',
      'Never',
      'Not yet',
    ],
    ['Save, change and delete calculations', 'Expired on 6 Sep 2026', '1 Sep 2026, 14:05'],
  ])
})

it('makes a key, which is shown this once to copy', async () => {
  let keys: ApiKey[] = []
  const { user, server } = openApp('/apikeys', {
    answers: {
      listKeys: () => keys,
      createKey: () => {
        keys = [SHEET]
        return { ...SHEET, key: KEY }
      },
      deleteKey: () => {
        keys = []
        return new Response(null, { status: 204 })
      },
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Our sheet')
  const scopes = within(screen.getByRole('group', { name: 'What it may do' }))
  await user.click(
    scopes.getByRole('checkbox', {
      name: 'Read what you own: homes, loans and dates, with people’s names and incomes',
    }),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), 'In a year')
  await user.click(screen.getByRole('button', { name: 'Make the key' }))
  expect(await screen.findByRole('textbox', { name: 'The key Our sheet' })).toHaveProperty('value', KEY)
  expect(server.sent('createKey')[0]?.body).toEqual({
    name: 'Our sheet',
    scopes: ['read:rents', 'read:portfolio'],
    days: 365,
  })
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(KEY)
  await user.click(await screen.findByRole('button', { name: 'Revoke the key Our sheet' }))
  await expect.poll(() => screen.queryByRole('textbox', { name: 'The key Our sheet' })).toBeNull()
  expect(server.sent('deleteKey')[0]?.params).toEqual({ id: 'key-1' })
})

it.each([
  ['name', 'You have 10 keys. Revoke one that you no longer need.', 'textbox'],
  ['scopes', 'Choose what it may do', 'group'],
] as const)('keeps what was typed when %s is refused, and says why there', async (field, sentence, role) => {
  const { user } = openApp('/apikeys', {
    answers: {
      listKeys: [],
      createKey: refuse(422, { error: sentence, code: 'invalid', fields: { [field]: sentence } }),
    },
  })
  const name = await screen.findByRole('textbox', { name: 'Name' })
  await user.type(name, 'Our sheet')
  await user.click(screen.getByRole('button', { name: 'Make the key' }))
  expect(await screen.findByRole(role, { description: new RegExp(sentence, 'u') })).toBeTruthy()
  expect(name).toHaveProperty('value', 'Our sheet')
})

it('says without Premium what keys are, and revokes one', async () => {
  let keys = [SHEET]
  const { user, server } = openApp('/apikeys', {
    answers: {
      readAccount: { ...ACCOUNT, premium: false },
      listKeys: () => keys,
      deleteKey: () => {
        keys = []
        return new Response(null, { status: 204 })
      },
    },
  })
  expect(await screen.findByText(/^API keys are part of Premium/u)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Make the key' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Revoke the key Our sheet' }))
  await expect.poll(() => screen.queryAllByRole('row')).toEqual([])
  expect(server.sent('deleteKey')[0]?.params).toEqual({ id: 'key-1' })
})

it('is reached from the profile', async () => {
  const { user } = openApp('/profile', { answers: { listKeys: [] } })
  await user.click(await screen.findByRole('link', { name: 'API keys' }))
  expect(await screen.findByRole('heading', { name: 'API keys', level: 1 })).toBeTruthy()
})
