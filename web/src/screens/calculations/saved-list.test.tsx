// @vitest-environment jsdom
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SENT } from '../../components/documents/testing/sample-document.ts'
import { ACCOUNT } from '../../testing/answers.ts'
import { expectText, openFromMenu, textOf } from '../../testing/calculator.ts'
import { openApp, shownPath } from '../../testing/open-app.tsx'
import { refuse, type Sent } from '../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../testing/store-calculations.ts'

const FREE = { ...ACCOUNT, premium: false }
const STREET = '12 Ōrākei Road, Remuera, Auckland'

function homeOf(id: string, property: string, purchase_price: number, more: Partial<SavedCalculation> = {}) {
  return savedCalculation({ property, purchase_price, weekly_rental_income: 650 }, { id, ...more })
}

const ORAKEI = homeOf('c1', STREET, 1_200_000, { suburb: 'Remuera' })
// Newest first.
const HOMES = [
  homeOf('c3', '10 High Street, Frankton, Hamilton', 700_000),
  homeOf('c2', '9 High Street, Frankton, Hamilton', 640_000),
  ORAKEI,
]

async function open(stored = storeCalculations(...HOMES), premium = true, path = '/calculations') {
  const app = openApp(path, { answers: { ...stored.answers, ...(premium ? {} : { readAccount: FREE }) } })
  await screen.findByRole('heading', { level: 1 })
  return { ...app, ...stored }
}

const main = () => within(screen.getByRole('main'))
const rows = () => main().queryAllByRole('heading', { level: 2 }).map(textOf)
const expectRows = (...streets: readonly RegExp[]) =>
  waitFor(() => expect(rows()).toEqual(streets.map((street) => expect.stringMatching(street))))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const typeIn = async (user: UserEvent, input: HTMLElement, text: string) => {
  await user.clear(input)
  await user.type(input, text)
}

it('empty, leads to the calculator', async () => {
  const { user } = await open(storeCalculations(), false)
  await title("You don't have any saved calculations yet")
  await user.click(screen.getByRole('link', { name: 'Go to Calculator' }))
  await waitFor(() => expect(shownPath()).toBe('/calculator'))
})

it('shows the date in New Zealand, the address and figures of each, newest first, and opens one', async () => {
  const given = { is_sample_address: true, weekly_rental_income: 1040, purchase_price: 1_000_000 }
  const figures = { gross_rental_yield: 5.41, net_rental_yield: 3.82, interest_missing: true }
  const first = savedCalculation({ property: STREET, ...given }, { ...figures, updated_at: '2026-09-05T12:30:00.000Z' })
  const { user } = await open(storeCalculations(first), false)
  await title('1 saved calculation')
  await waitFor(() => expect(document.title).toBe('Your saved calculations · Homeyield'))
  const row = main().getByRole('listitem')
  // 00:30 of the next day in New Zealand.
  expect(row.querySelector('time')?.textContent).toBe('6 Sep 2026')
  await expectText(
    () => row,
    'Sample',
    'Cash each week–Weekly rent$1,040',
    'Gross yield5.41%',
    '3.82% without the loan',
  )
  await user.click(within(row).getByRole('link', { name: STREET }))
  await waitFor(() => expect(shownPath()).toBe('/calculator/c1'))
})

it('deletes one after a confirmation, and can try again when it failed', async () => {
  const { user, server, answers, all } = await open(storeCalculations(ORAKEI), false)
  const remove = await screen.findByRole('button', { name: `Delete ${STREET}` })
  const modal = () => screen.findByRole('alertdialog', { name: 'Delete calculation' })
  await user.click(remove)
  expect((await modal()).textContent).toContain('Are you sure you want to delete this calculation?')
  await user.click(within(await modal()).getByRole('button', { name: 'No' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(all()).toHaveLength(1)

  server.answer({ deleteCalculation: refuse(500, { error: 'Boom', code: 'internal' }) })
  await user.click(remove)
  await user.click(within(await modal()).getByRole('button', { name: 'Yes' }))
  await expectText(() => screen.getByRole('alertdialog'), 'It was not deleted.')
  server.answer(answers)
  await user.click(within(await modal()).getByRole('button', { name: 'Yes' }))
  const empty = await title("You don't have any saved calculations yet")
  await waitFor(() => expect(document.activeElement).toBe(empty))
  await screen.findByText('Calculation deleted')
  await user.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(screen.queryByText('Calculation deleted')).toBeNull())
})

it('says that documents are deleted with a calculation, where it has some', async () => {
  const { user, server } = await open(storeCalculations(ORAKEI), false)
  const remove = await screen.findByRole('button', { name: `Delete ${STREET}` })
  server.answer({ listDocuments: [SENT] })
  await user.click(remove)
  await screen.findByText(/^Its documents, their history and the links that your clients have are deleted/u)
  expect(server.sent('listDocuments').map(({ query }) => query)).toEqual([{ calculation_id: 'c1' }])
  await user.click(screen.getByRole('button', { name: 'No' }))
  server.answer({ listDocuments: [] })
  await user.click(remove)
  await waitFor(() => expect(screen.queryByText(/^Its documents/u)).toBeNull())
})

it('tells a free account that a copy needs Premium', async () => {
  const { user } = await open(storeCalculations(ORAKEI), false)
  await user.click(await screen.findByRole('button', { name: `Duplicate ${STREET}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Duplicate calculation' })
  expect(dialog.textContent).toContain('A free account saves one calculation, and you have one.')
  expect(within(dialog).queryByRole('button', { name: 'Duplicate' })).toBeNull()
  await user.click(within(dialog).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Duplicate calculation' })).toBeNull())
})

it('that cannot be fetched shows an error, and is fetched again', async () => {
  const { answers } = storeCalculations(ORAKEI)
  const failing = { ...answers, listCalculations: refuse(500, { error: 'Boom', code: 'internal' }) }
  const { user, server } = openApp('/calculations', { answers: failing })
  await screen.findByText(/contact support@homeyield\.test/u)
  server.answer(answers)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: STREET })
})

it('keeps search and order in the address', async () => {
  const { user, visit } = await open()
  await expectRows(/^10 High/u, /^9 High/u, /^12 Ōrākei/u)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price')
  await expectRows(/^9 High/u, /^10 High/u, /^12 Ōrākei/u)
  await user.click(screen.getByRole('button', { name: /^Lowest first/u }))
  await expectRows(/^12 Ōrākei/u, /^10 High/u, /^9 High/u)
  const find = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find an address or suburb' })
  await typeIn(user, find(), 'ORAKEI')
  await expectRows(/^12 Ōrākei/u)
  await screen.findByText('1 of 3 found')
  await typeIn(user, find(), 'frank')
  await expectRows(/^10 High/u, /^9 High/u)
  await waitFor(() => expect(shownPath()).toBe('/calculations?find=frank&sort=price&order=desc'))
  visit('/calculations?find=frank&sort=price&order=desc')
  await expectRows(/^10 High/u, /^9 High/u)
  expect(find().value).toBe('frank')
  await typeIn(user, find(), 'nowhere')
  await screen.findByText('No saved calculation has an address or suburb with these words.')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(rows()).toHaveLength(3))
  expect(shownPath()).toBe('/calculations?sort=price&order=desc')
  await openFromMenu(user, 'Saved')
  await expectRows(/^10 High/u, /^9 High/u, /^12 Ōrākei/u)
})

it('shows the first of a long list before the others, which come page by page', async () => {
  const long = Array.from({ length: 300 }, (_, at) => homeOf(`${at}`, `${at} Rose St`, 700_000))
  const others = Promise.withResolvers<void>()
  const listCalculations = async ({ query }: Sent) => {
    const after = query['after']
    if (after !== undefined) await others.promise
    const start = Number(after ?? -1) + 1
    return long.slice(start, start + Number(query['limit']))
  }
  const { user } = openApp('/calculations', { answers: { listCalculations } })
  await title('Your saved calculations')
  await screen.findByText(/Loading the rest\./u)
  await waitFor(() => expect(rows()).toHaveLength(100))
  others.resolve()
  await title('300 saved calculations')
  await typeIn(user, screen.getByRole('searchbox'), '299')
  await expectRows(/^299 Rose St/u)
})

it('sets status, tags and note on the card, filters by them, and copies all but the status', async () => {
  const { user, server, answers, all } = await open()
  await expectRows(/^10 High/u, /^9 High/u, /^12 Ōrākei/u)
  const status = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Status of 12 Ōrākei/u })
  await user.selectOptions(status(), 'Owned')
  await waitFor(() => expect(all().find(({ id }) => id === 'c1')?.status).toBe('owned'))
  const find = within(screen.getByRole('search'))
  await user.selectOptions(find.getByRole('combobox', { name: 'Status' }), 'Owned')
  await expectRows(/^12 Ōrākei/u)
  expect(shownPath()).toBe('/calculations?status=owned')
  await screen.findByText('1 of 3 found')
  // The card leaves the filtered list, and the keyboard goes on from the heading.
  await user.selectOptions(status(), 'Offer made')
  await expectRows()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  await user.click(screen.getByRole('button', { name: 'Show all' }))

  await user.click(await screen.findByRole('button', { name: /^Tags and note of 9 High/u }))
  const dialog = await screen.findByRole('dialog', { name: 'Tags and note' })
  const tag = within(dialog).getByLabelText('Add a tag')
  await user.type(tag, 'brick{Enter}')
  await within(dialog).findByRole('button', { name: 'Remove brick' })
  await user.type(tag, 'north')
  await user.type(within(dialog).getByLabelText('Your note'), 'Roof is new.')
  server.answer({ changeCalculation: refuse(500, { error: 'Boom', code: 'internal' }) })
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await expectText(() => dialog, 'Nothing was saved.')
  server.answer(answers)
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tags and note' })).toBeNull())
  await user.selectOptions(find.getByRole('combobox', { name: 'Tag' }), 'north')
  await expectRows(/^9 High/u)
  await expectText(() => main().getByRole('listitem'), 'Tags: brick, north', 'Roof is new.')

  await user.click(screen.getByRole('button', { name: /^Duplicate 9 High/u }))
  const copy = await screen.findByRole('dialog', { name: 'Duplicate calculation' })
  await user.click(within(copy).getByRole('button', { name: 'Duplicate' }))
  await title('4 saved calculations')
  await waitFor(() => expect(all()).toHaveLength(4))
  expect(server.sent('createCalculation')[0]?.body).toMatchObject({
    property: '9 High Street, Frankton, Hamilton',
    purchase_price: 640_000,
    note: 'Roof is new.',
    tags: ['brick', 'north'],
  })
  expect(server.sent('createCalculation')[0]?.body['status'] ?? null).toBeNull()
})
