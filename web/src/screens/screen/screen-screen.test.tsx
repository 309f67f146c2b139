// @vitest-environment jsdom
import { makeRentTable } from '@homeyield/domain/rent/rent-table'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ACCOUNT } from '../../testing/answers.ts'
import { openApp, shownPath } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/stand-in-server.ts'
import { LIST_ID, listedHome, NEWTOWN, screeningAnswers, storedScreening } from './testing/stored-screening.ts'

const LIST = storedScreening([listedHome(1)])

it('ranks a pasted list with two interactions, and leaves its terms to the server', async () => {
  const { user, server } = openApp('/screen', { answers: screeningAnswers(LIST) })
  await user.click(await screen.findByRole('textbox', { name: 'Your homes' }))
  await user.paste('12 Rintoul St, 3 bed, $650k')
  await user.click(screen.getByRole('button', { name: 'Rank these homes' }))
  expect(await screen.findByRole('heading', { name: 'My list' })).toBeTruthy()
  expect(shownPath()).toBe(`/screen/${LIST_ID}`)
  const [sent] = server.sent('createScreening')
  expect(sent?.body).toEqual({ text: '12 Rintoul St, 3 bed, $650k' })
  expect(sent?.headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/u)
})

it('reads a file into the box', async () => {
  const { user } = openApp('/screen', { answers: screeningAnswers(LIST) })
  const box = await screen.findByRole('textbox', { name: 'Your homes' })
  const file = new File(['Street address,Beds,Asking price ($000)\n"1 A Street, Newtown",3,650\n'], 'mine.csv')
  await user.upload(screen.getByLabelText('Choose a file'), file)
  expect(await screen.findByText('mine.csv is read.')).toBeTruthy()
  expect(box).toHaveProperty('value', 'Address\tBedrooms\tPrice\n1 A Street, Newtown\t3\t650,000')
})

it('says of a file what is not read as it stands', async () => {
  const { user } = openApp('/screen', { answers: screeningAnswers(LIST) })
  await screen.findByRole('textbox', { name: 'Your homes' })
  const file = new File(['Homes\nAddress,Price\n1 A Street,$650,000\n'], 'mine.csv')
  await user.upload(screen.getByLabelText('Choose a file'), file)
  const notes = within(await screen.findByRole('list', { name: 'How the file is read' })).getAllByRole('listitem')
  expect(notes.map(({ textContent }) => textContent)).toEqual([
    'The headings are in row 2.',
    'Row 3: This row has more values than headings: one of them may be split by a comma.',
  ])
})

it('asks for a home before it sends anything', async () => {
  const { user, server } = openApp('/screen', { answers: screeningAnswers(LIST) })
  await user.click(await screen.findByRole('button', { name: 'Rank these homes' }))
  expect(screen.getByText('Paste at least one home')).toBeTruthy()
  expect(server.sent('createScreening')).toEqual([])
})

it('shows a free account what it has, and where the rest is', async () => {
  const refused = refuse(403, { error: 'You need a premium account.', code: 'premium_required' })
  const answers = { ...screeningAnswers(LIST), readAccount: { ...ACCOUNT, premium: false }, createScreening: refused }
  const { user } = openApp('/screen', { answers })
  expect(await screen.findByText(/its first ten homes are read/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Put in an example' }))
  await user.click(screen.getByRole('button', { name: 'Rank these homes' }))
  const sentence = await screen.findByText('You have one list. Delete it to make another, or go Premium.')
  const alert = within(sentence.closest<HTMLElement>('[role=alert]') ?? document.body)
  expect(alert.getByRole('link', { name: 'Upgrade to Premium' })).toBeTruthy()
})

it('lists what is stored', async () => {
  openApp('/screen', { answers: screeningAnswers(LIST) })
  const link = await screen.findByRole('link', { name: 'My list' })
  expect(link.getAttribute('href')).toBe(`/screen/${LIST_ID}`)
  expect(link.parentElement?.textContent).toBe('My list1 home, 26 Nov 2026')
})

it('ranks a list without a connection with the rents on the device, and keeps it by one press', async () => {
  const area = (suburb: string) => {
    const place = { territorial_authority: 'Wellington City', latitude: null, longitude: null }
    return { area: { sa2_code: suburb, name: suburb, suburb, ...place }, entries: NEWTOWN.rents }
  }
  const table = makeRentTable('1', [area('Newtown'), area('Te Aro')])
  vi.stubGlobal('caches', { open: async () => ({ match: async () => Response.json(table) }) })
  const offline = { listScreenings: 'offline', createScreening: 'offline' } as const
  const { user, server } = openApp('/screen', { answers: { ...screeningAnswers(LIST), ...offline } })
  await user.click(await screen.findByRole('textbox', { name: 'Your homes' }))
  await user.paste('12 Rintoul Street, Newtown, Wellington, 3 bedroom house, $650,000')
  await user.click(screen.getByRole('button', { name: 'Rank these homes' }))
  expect(await screen.findByText(/each home has the rent of its suburb/u)).toBeTruthy()
  expect(shownPath()).toBe('/screen/waiting')
  expect(screen.getByText('73 % likely')).toBeTruthy()
  // Nothing can be saved from it yet.
  expect(screen.queryByRole('button', { name: /^Save 12/u })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Change 12 Rintoul/u }))
  const price = screen.getByRole('textbox', { name: 'Price' })
  await user.clear(price)
  await user.type(price, '600000')
  server.answer(screeningAnswers(LIST))
  await user.click(screen.getByRole('button', { name: 'Keep this list' }))
  await waitFor(() => expect(shownPath()).toBe(`/screen/${LIST_ID}`))
  const sent = server.sent('createScreening').at(-1)?.body
  expect(sent).toMatchObject({ homes: [{ number_of_bedrooms: 3, purchase_price: 600_000 }] })
  expect(sent).not.toHaveProperty('text')
})

it('keeps a list whose answer was lost, and sends it again under its key', async () => {
  const lost = refuse(504, { error: 'Gateway timeout', code: 'internal' })
  const { user, server } = openApp('/screen', { answers: { ...screeningAnswers(LIST), createScreening: lost } })
  await user.click(await screen.findByRole('textbox', { name: 'Your homes' }))
  await user.paste('12 Rintoul Street, Newtown, 3 bed, $650k')
  await user.click(screen.getByRole('button', { name: 'Rank these homes' }))
  expect(await screen.findByText(/may be stored already/u)).toBeTruthy()
  expect(shownPath()).toBe('/screen')
  server.answer(screeningAnswers(LIST))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(shownPath()).toBe(`/screen/${LIST_ID}`))
  const sent = server.sent('createScreening')
  expect(sent).toHaveLength(2)
  expect(sent[1]?.body).toEqual(sent[0]?.body)
  expect(sent[1]?.headers.get('idempotency-key')).toBe(sent[0]?.headers.get('idempotency-key'))
})
