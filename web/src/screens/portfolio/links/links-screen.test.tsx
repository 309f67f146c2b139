// @vitest-environment jsdom
import type { Link } from '@homeyield/contract/link'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse } from '../../../testing/stand-in-server.ts'

const BROKER: Link = {
  id: 'link-1',
  kind: 'portfolio',
  name: 'Our broker',
  with_people: false,
  created_at: '2026-11-01T00:00:00Z',
  expires_at: '2096-12-01T00:00:00Z',
  last_opened_at: null,
}
const EXPIRED: Link = {
  ...BROKER,
  id: 'link-2',
  name: 'Our accountant',
  with_people: true,
  expires_at: '2026-09-05T12:00:00Z',
  last_opened_at: '2026-09-01T02:05:00Z',
}
const ADDRESS = 'https://homeyield.example/a/token'

const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  )

it('lists the links with what they show, until when, and when they were opened', async () => {
  openApp('/portfolio/links', { answers: { listLinks: [BROKER, EXPIRED] } })
  expect(await rows()).toEqual([
    ['Homes and loans', '1 Dec 2096', 'Not yet'],
    ['Homes, loans and the tax of each owner', 'Expired on 6 Sep 2026', '1 Sep 2026, 14:05'],
  ])
})

it('makes a link, whose address is shown to copy', async () => {
  let links: Link[] = []
  const { user, server } = openApp('/portfolio/links', {
    answers: {
      listLinks: () => links,
      createLink: () => {
        links = [BROKER]
        return { ...BROKER, url: ADDRESS }
      },
      deleteLink: () => {
        links = []
        return new Response(null, { status: 204 })
      },
    },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Whom it is for' }), 'Our broker')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Opens for' }), 'A year')
  await user.click(screen.getByRole('checkbox', { name: 'Show the tax of each owner too' }))
  await user.click(screen.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByRole('textbox', { name: 'The link for Our broker' })).toHaveProperty('value', ADDRESS)
  expect(server.sent('createLink')[0]?.body).toEqual({
    kind: 'portfolio',
    name: 'Our broker',
    days: 365,
    with_people: true,
  })
  expect(screen.getByRole('textbox', { name: 'Whom it is for' })).toHaveProperty('value', '')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('Copied.')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(ADDRESS)
  expect(await screen.findByRole('rowheader', { name: 'Our broker' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Remove the link for Our broker' }))
  await expect.poll(() => screen.queryByRole('textbox', { name: 'The link for Our broker' })).toBeNull()
})

it('says that a link was not copied where the browser refuses it', async () => {
  const { user } = openApp('/portfolio/links', {
    answers: { listLinks: [BROKER], createLink: { ...BROKER, url: ADDRESS } },
  })
  await user.type(await screen.findByRole('textbox', { name: 'Whom it is for' }), 'Our broker')
  await user.click(screen.getByRole('button', { name: 'Make the link' }))
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  expect(await screen.findByText('It could not be copied. Select the link, and copy it yourself.')).toBeTruthy()
})

it('keeps what was typed when a link is refused', async () => {
  const sentence = 'You have 20 links. Remove one that you no longer need.'
  const { user } = openApp('/portfolio/links', {
    answers: {
      listLinks: [],
      createLink: refuse(422, { error: sentence, code: 'invalid', fields: { name: sentence } }),
    },
  })
  const name = await screen.findByRole('textbox', { name: 'Whom it is for' })
  await user.type(name, 'Our broker')
  await user.click(screen.getByRole('button', { name: 'Make the link' }))
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(name).toHaveProperty('value', 'Our broker')
})

it('removes a link, without Premium too, where none can be made', async () => {
  let links = [BROKER]
  const { user, server } = openApp('/portfolio/links', {
    answers: {
      readAccount: { ...ACCOUNT, premium: false },
      listLinks: () => links,
      deleteLink: () => {
        links = []
        return new Response(null, { status: 204 })
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Remove the link for Our broker' }))
  await expect.poll(() => screen.queryAllByRole('row')).toEqual([])
  expect(server.sent('deleteLink')[0]?.params).toEqual({ id: 'link-1' })
  expect(screen.queryByRole('button', { name: 'Make the link' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' })).toBeTruthy()
})
