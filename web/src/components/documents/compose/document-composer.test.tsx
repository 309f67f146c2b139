// @vitest-environment jsdom
import type { Document } from '@homeyield/contract/document'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { refuse, type Answers, type Sent } from '../../../testing/stand-in-server.ts'
import { DRAFT, SENT } from '../testing/sample-document.ts'

const PROFESSIONAL = { ...ACCOUNT, is_property_professional: true }

/** A document at the stand-in server, whose title shows what was saved. */
function open(initial: Document, answers: Answers = {}) {
  let stored = initial
  const change = ({ body }: Sent) => {
    stored = { ...stored, ...body, version: stored.version + 1 }
    const addressee = stored.client_name === null ? '' : `For ${stored.client_name}`
    stored = { ...stored, content: { ...stored.content, addressee } }
    return stored
  }
  return openApp(`/calculator/c1/documents/${initial.id}`, {
    answers: {
      readAccount: PROFESSIONAL,
      readDocument: () => stored,
      changeDocument: change,
      sendDocument: ({ body }: Sent) => {
        stored = { ...SENT, id: initial.id, sendings: [{ to: String(body['to']), sent_at: '2026-11-27T01:00:00Z' }] }
        return { message: 'sent' }
      },
      ...answers,
    },
  })
}

const box = (name: string) => screen.findByRole('textbox', { name })
const preview = () => screen.getByRole('region', { name: 'Preview' })
const saved = () => screen.findByText('Saved', { selector: '[role=status]' })

it('saves by itself while one types, and previews what was answered', async () => {
  const { user, server } = open(DRAFT)
  await user.type(await box('Client’s name'), 'Ana')
  expect(screen.getByText('Saving')).toBeTruthy()
  expect(await within(preview()).findByText(/For Ana/u)).toBeTruthy()
  expect(await saved()).toBeTruthy()
  expect(server.sent('changeDocument').map(({ body }) => body)).toEqual([{ version: 1, client_name: 'Ana' }])
})

it('tells its author what is left out', async () => {
  open({ ...DRAFT, content: { ...DRAFT.content, missing: ['No borrower is named.'] } })
  expect(await screen.findByText('No borrower is named.')).toBeTruthy()
  expect(within(preview()).queryByText('No borrower is named.')).toBeNull()
})

it('does not send half an email address, and says so once it is left', async () => {
  const { user, server } = open(DRAFT)
  const email = await box('Client’s email')
  await user.type(email, 'ana@')
  await user.type(await box('Client’s name'), 'Ana')
  expect(await within(preview()).findByText(/For Ana/u)).toBeTruthy()
  expect(server.sent('changeDocument').map(({ body }) => body)).toEqual([{ version: 1, client_name: 'Ana' }])
  expect(screen.getByText('Enter an email address, such as name@example.co.nz')).toBeTruthy()
  await user.type(email, 'client.test')
  await waitFor(() =>
    expect(server.sent('changeDocument').at(-1)?.body).toEqual({ version: 2, client_email: 'ana@client.test' }),
  )
})

it('keeps what was typed when it cannot be saved, also when the page is left and opened again', async () => {
  const { user, server, visit } = open(DRAFT, { changeDocument: 'offline' })
  await user.type(await box('Message'), 'Kia ora')
  expect(await screen.findByText(/^Not saved\. We could not reach our server/u)).toBeTruthy()
  visit('/calculator/c1/documents/d1')
  expect(await box('Message')).toHaveProperty('value', 'Kia ora')
  expect(await screen.findByText(/^Not saved\./u)).toBeTruthy()
  server.answer({ changeDocument: ({ body }: Sent) => ({ ...DRAFT, ...body, version: 2 }) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await saved()).toBeTruthy()
  expect(server.sent('changeDocument').at(-1)?.body).toEqual({ version: 1, message: 'Kia ora' })
})

it('saves what was just typed when the page is left', async () => {
  const { user, server } = open(DRAFT, { listDocuments: [] })
  await user.type(await box('Message'), 'Kia ora')
  await user.click(screen.getByRole('link', { name: 'All documents of this home' }))
  await waitFor(() => expect(server.sent('changeDocument').map(({ body }) => body['message'])).toEqual(['Kia ora']))
})

it('shows the words of another version, and saves mine on top of it', async () => {
  const other = { ...DRAFT, version: 5, message: 'From the office' }
  const conflict = () => refuse(409, { error: 'It was changed.', code: 'conflict', document: other })
  const { user, server } = open(DRAFT, { changeDocument: conflict })
  await user.type(await box('Message'), 'Mine')
  expect(await screen.findByText('Message: From the office')).toBeTruthy()
  server.answer({ changeDocument: ({ body }: Sent) => ({ ...other, ...body, version: 6 }) })
  await user.click(screen.getByRole('button', { name: 'Save mine on top of it' }))
  expect(await saved()).toBeTruthy()
  expect(server.sent('changeDocument').at(-1)?.body).toEqual({ version: 5, message: 'Mine' })
})

it('shows after a conflict only words that are stored, in each field', async () => {
  const other = { ...DRAFT, version: 5, client_name: 'Ben', message: 'From the office' }
  const { user, server } = open(DRAFT)
  await user.type(await box('Client’s name'), 'Ana')
  expect(await saved()).toBeTruthy()
  server.answer({
    changeDocument: () => refuse(409, { error: 'It was changed.', code: 'conflict', document: other }),
  })
  await user.type(await box('Message'), 'Mine')
  expect(await screen.findByText('Client’s name: Ben')).toBeTruthy()
  let stored: object = other
  server.answer({ changeDocument: ({ body }: Sent) => (stored = { ...stored, ...body, version: 6 }) })
  await user.click(screen.getByRole('button', { name: 'Save mine on top of it' }))
  expect(await saved()).toBeTruthy()
  expect(stored).toMatchObject({ client_name: 'Ben', message: 'Mine' })
  expect(await box('Client’s name')).toHaveProperty('value', 'Ben')
  expect(await box('Message')).toHaveProperty('value', 'Mine')
})

it('saves on top of another version what is still shown as it was typed', async () => {
  const other = { ...DRAFT, version: 5, client_name: 'Ben' }
  const { user, server } = open(DRAFT, {
    // The server trims.
    changeDocument: { ...DRAFT, version: 2, client_name: 'Ana' },
  })
  await user.type(await box('Client’s name'), 'Ana ')
  expect(await saved()).toBeTruthy()
  expect(await box('Client’s name')).toHaveProperty('value', 'Ana ')
  server.answer({
    changeDocument: () => refuse(409, { error: 'It was changed.', code: 'conflict', document: other }),
  })
  await user.type(await box('Message'), 'Mine')
  const mine = await screen.findByRole('button', { name: 'Save mine on top of it' })
  server.answer({ changeDocument: ({ body }: Sent) => ({ ...other, ...body, version: 6 }) })
  await user.click(mine)
  expect(await saved()).toBeTruthy()
  expect(server.sent('changeDocument').at(-1)?.body).toEqual({ version: 5, client_name: 'Ana ', message: 'Mine' })
})

it('takes the other version where that is wanted', async () => {
  const other = { ...DRAFT, version: 5, message: 'From the office' }
  const { user } = open(DRAFT, {
    changeDocument: () => refuse(409, { error: 'It was changed.', code: 'conflict', document: other }),
  })
  await user.type(await box('Message'), 'Mine')
  await user.click(await screen.findByRole('button', { name: 'Take the other version' }))
  expect(await box('Message')).toHaveProperty('value', 'From the office')
})

it('takes a professional’s range, comparable homes and hidden parts', async () => {
  const { user, server } = open(DRAFT)
  await user.type(await box('Your estimate, lower'), '640')
  await user.type(await box('Your estimate, upper'), '680')
  await user.click(screen.getByRole('checkbox', { name: 'What the market says' }))
  await user.click(screen.getByRole('button', { name: 'Add a comparable home' }))
  await user.type(await box('Address'), '8 Rimu Street')
  await user.type(await box('Rent'), '660')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Against this home it is' }), '10% better')
  expect(await saved()).toBeTruthy()
  const given = Object.assign({}, ...server.sent('changeDocument').map(({ body }) => body))
  expect(given).toMatchObject({
    estimate_weekly_lower: 640,
    estimate_weekly_upper: 680,
    hidden_blocks: ['market'],
    comparables: [{ address: '8 Rimu Street', weekly_rent: 660, better_pct: 10, counts: true }],
  })
  await user.click(screen.getByRole('button', { name: 'Remove comparable home 1' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('8 Rimu Street · $660 a week · 10% better')).toBeTruthy()
})

it('gives its home a range once it is left, and not while a bound is typed', async () => {
  const range = { estimate_weekly_lower: 645, estimate_weekly_upper: 690 }
  const { user, server } = open({ ...DRAFT, ...range })
  const bodies = () => server.sent('changeDocument').map(({ body }) => body)
  const lower = await box('Your estimate, lower')
  await user.clear(lower)
  await user.type(lower, '6')
  expect(await saved()).toBeTruthy()
  expect(bodies()).toEqual([{ version: 1, to_home: false, estimate_weekly_lower: 6 }])
  await user.type(lower, '40')
  await waitFor(() => expect(bodies()).toHaveLength(2))
  await user.click(await box('Message'))
  await waitFor(() => expect(bodies()).toHaveLength(3))
  expect(bodies().slice(1)).toEqual([
    { version: 2, to_home: false, estimate_weekly_lower: 640 },
    { version: 3, estimate_weekly_lower: 640, estimate_weekly_upper: 690, estimate_reason: null },
  ])
})

it('says that an estimate needs both figures while one is missing', async () => {
  const { user } = open(DRAFT)
  const [lower, upper] = [await box('Your estimate, lower'), await box('Your estimate, upper')]
  const missing = () => screen.queryByText('Enter both figures: one alone is not shown.')
  const describes = (input: HTMLElement) =>
    input
      .getAttribute('aria-describedby')
      ?.split(' ')
      .includes(missing()?.id ?? '')
  expect(missing()).toBeNull()
  await user.type(upper, '680')
  expect(describes(lower)).toBe(true)
  await user.type(lower, '640')
  expect(missing()).toBeNull()
  await user.clear(upper)
  expect(describes(upper)).toBe(true)
})

it('sends to several, each with its own key, and says what became of each', async () => {
  const stopped = { error: 'This person has asked for no more assessments.', code: 'recipient_stopped' }
  const { user, server } = open(DRAFT, {
    sendDocument: ({ body }: Sent) => (body['to'] === 'ben@client.test' ? refuse(422, stopped) : { message: 'sent' }),
  })
  await user.type(await box('Client’s email'), 'ana@client.test')
  await user.click(screen.getByRole('button', { name: 'Add a recipient' }))
  await user.type(await box('Also send to (1)'), 'ben@client.test')
  await user.click(screen.getByRole('checkbox', { name: 'Send a copy to me' }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to ana@client.test, aroha@homeyield.test.')).toBeTruthy()
  expect(screen.getByText(/^Not sent to ben@client\.test: This person has asked for no more/u)).toBeTruthy()
  const sent = server.sent('sendDocument')
  expect(sent.map(({ body }) => body)).toEqual(
    ['ana@client.test', 'ben@client.test', 'aroha@homeyield.test'].map((to) => ({ to })),
  )
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3)
  // What was typed is saved before anything is sent.
  expect(server.sent('changeDocument')[0]?.body).toEqual({ version: 1, client_email: 'ana@client.test' })
})

it('keeps what failed while another address is tried again', async () => {
  const failing = new Set(['ana@client.test', 'ben@client.test'])
  const { user } = open(DRAFT, {
    sendDocument: ({ body }: Sent) =>
      failing.has(String(body['to'])) ? refuse(429, { error: 'Too many.', code: 'rate_limited' }) : { message: 'sent' },
  })
  await user.type(await box('Client’s email'), 'ana@client.test')
  await user.click(screen.getByRole('button', { name: 'Add a recipient' }))
  await user.type(await box('Also send to (1)'), 'ben@client.test')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const [again] = await screen.findAllByRole('button', { name: 'Try again' })
  await screen.findByText(/^Not sent to ben@client\.test/u)
  failing.delete('ana@client.test')
  if (again !== undefined) await user.click(again)
  expect(await screen.findByText('Sent to ana@client.test.')).toBeTruthy()
  expect(screen.getByText(/^Not sent to ben@client\.test/u)).toBeTruthy()
  expect(await box('Also send to (1)')).toHaveProperty('value', 'ben@client.test')
  failing.clear()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Sent to ana@client.test, ben@client.test.')).toBeTruthy()
})

it('can only be read once it was sent, and copied', async () => {
  const { user, server } = open(DRAFT, {
    createDocument: ({ body }: Sent) => ({ ...DRAFT, ...body, id: 'd3' }),
  })
  await user.type(await box('Client’s email'), 'ana@client.test')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to ana@client.test on 27 Nov 2026.')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Make a copy' }))
  await waitFor(() => expect(shownPath()).toBe('/calculator/c1/documents/d3'))
  expect(server.sent('createDocument')[0]?.body).toMatchObject({
    kind: 'owner_appraisal',
    calculation_id: 'c1',
    client_name: 'Ana',
  })
})

it('makes a link, whose address is shown once, and ends all', async () => {
  const { user, server } = open(DRAFT, {
    openDocument: { ...SENT, id: 'd1', url: 'https://homeyield.example/a/token' },
    closeDocument: { ...SENT, id: 'd1', link: null },
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Opens for' }), '90 days')
  await user.click(screen.getByRole('button', { name: 'Make a link' }))
  expect(await box('The link to this document')).toHaveProperty('value', 'https://homeyield.example/a/token')
  expect(server.sent('openDocument')[0]?.body).toEqual({ days: 90 })
  expect(screen.getByText(/also those in mails that were sent/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'End all links' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'The link to this document' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Make a link' })).toBeTruthy()
})

it('offers the account’s texts of its kind', async () => {
  const brand = {
    templates: [
      { name: 'For banks', kind: 'bank', subject: 'Loan', message: '' },
      { name: 'Short', kind: 'owner_appraisal', subject: 'Your home', message: 'Kia ora' },
      { name: 'Long', kind: 'owner_appraisal', subject: 'Your home, let', message: 'Kia ora from all of us' },
    ],
  }
  const { user, server } = open(DRAFT, { readBrand: brand })
  await user.click(await screen.findByRole('button', { name: 'Long' }))
  expect(await box('Subject')).toHaveProperty('value', 'Your home, let')
  expect(screen.queryByRole('button', { name: 'For banks' })).toBeNull()
  expect(await saved()).toBeTruthy()
  // The server gives a new one its first text: one that was emptied stays empty.
  expect(server.sent('changeDocument').map(({ body }) => body['subject'])).toEqual(['Your home, let'])
})

/** What was typed in a document while it was sent from somewhere else. */
async function typeInSent() {
  const sent = { ...SENT, id: 'd1' }
  const opened = open(DRAFT, {
    changeDocument: () => refuse(409, { error: 'It was sent.', code: 'conflict', document: sent }),
    createDocument: ({ body }: Sent) => ({ ...DRAFT, ...body, id: 'd3' }),
  })
  await opened.user.type(await box('Message'), 'Mine')
  await screen.findByRole('button', { name: 'Copy mine into a new draft' })
  opened.server.answer({ readDocument: sent })
  return opened
}

it('copies what was typed when the document was sent from somewhere else meanwhile', async () => {
  const { user, server } = await typeInSent()
  await user.click(screen.getByRole('button', { name: 'Copy mine into a new draft' }))
  await waitFor(() => expect(shownPath()).toBe('/calculator/c1/documents/d3'))
  expect(server.sent('createDocument')[0]?.body).toMatchObject({ message: 'Mine', client_name: 'Ana' })
})

it('still offers the copy when the sent document is opened again, until it was made', async () => {
  const { user, server, visit } = await typeInSent()
  visit('/calculator/c1/documents/d1')
  await user.click(await screen.findByRole('button', { name: 'Copy mine into a new draft' }))
  await waitFor(() => expect(shownPath()).toBe('/calculator/c1/documents/d3'))
  expect(server.sent('createDocument')[0]?.body).toMatchObject({ message: 'Mine', client_name: 'Ana' })
  visit('/calculator/c1/documents/d1')
  expect(await screen.findByRole('heading', { name: 'What became of it' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy mine into a new draft' })).toBeNull()
})

it('forgets what was typed in a sent document once it is given up', async () => {
  const { user, visit } = await typeInSent()
  visit('/calculator/c1/documents/d1')
  await user.click(await screen.findByRole('button', { name: 'Give mine up' }))
  visit('/calculator/c1/documents/d1')
  expect(await screen.findByRole('heading', { name: 'What became of it' })).toBeTruthy()
  expect(screen.queryByText(/^This document was sent from somewhere else/u)).toBeNull()
})
