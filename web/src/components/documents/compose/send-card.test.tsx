// @vitest-environment jsdom
import type { Document } from '@homeyield/contract/document'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import { openApp } from '../../../testing/open-app.tsx'
import type { Answers, Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation } from '../../../testing/store-calculations.ts'
import { DRAFT, SENT } from '../testing/sample-document.ts'

const PROFESSIONAL = { ...ACCOUNT, is_property_professional: true }
const BANK = { ...DRAFT, kind: 'bank' } as const

function open(document: Document, answers: Answers = {}) {
  return openApp(`/calculator/c1/documents/${document.id}`, {
    answers: { readAccount: PROFESSIONAL, readDocument: document, ...answers },
  })
}

const card = (name: string) => screen.findByRole('region', { name })
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

it('has what goes out before it is sent', async () => {
  open(DRAFT)
  await card('Send')
  expect(cards().filter((title) => title !== DRAFT.content.address)).toEqual([
    'Your estimate',
    'Your comparable homes',
    'Words to your client',
    'Send',
    'Parts',
    'Link',
  ])
})

it('says once to others what is for property professionals, and how to become one', async () => {
  open(DRAFT, { readAccount: ACCOUNT })
  const only = await screen.findAllByText(/for property professionals\. If you are one, say so in/u)
  expect(only).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Edit account' })).toBeTruthy()
  for (const name of ['Your estimate, lower', 'Subject', 'Message'])
    expect(screen.queryByRole('textbox', { name })).toBeNull()
  expect(screen.queryByRole('checkbox', { name: 'What the market says' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Client’s email' })).toBeTruthy()
})

it('lets anyone with Premium write to a bank', async () => {
  open(BANK, { readAccount: ACCOUNT })
  expect(await screen.findByRole('textbox', { name: 'Message' })).toBeTruthy()
  expect(await card('Parts')).toBeTruthy()
  expect(screen.queryByText(/for property professionals/u)).toBeNull()
})

it('shows on a phone what they get', async () => {
  const { user } = open(DRAFT)
  await user.click(await screen.findByRole('button', { name: 'See what they get' }))
  expect(screen.getByRole('radio', { name: 'Preview' })).toHaveProperty('checked', true)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Preview' }))
})

it('sends to the client of a document that has only a link', async () => {
  const linked: Document = { ...SENT, state: 'opened', sendings: [], answer: null }
  let stored = linked
  const { user, server } = open(linked, {
    readDocument: () => stored,
    sendDocument: ({ body }: Sent) => {
      stored = { ...linked, sendings: [{ to: String(body['to']), sent_at: '2026-11-27T01:00:00Z' }] }
      return { message: 'sent' }
    },
  })
  const send = within(await card('Send'))
  expect(send.getByRole('textbox', { name: 'Send to' })).toHaveProperty('value', 'ana@client.test')
  await user.click(send.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Sent to ana@client.test.')).toBeTruthy()
  expect(server.sent('sendDocument').map(({ body }) => body['to'])).toEqual(['ana@client.test'])
  const again = within(await card('Send again'))
  expect(again.getByRole('textbox', { name: 'Send to' })).toHaveProperty('value', '')
})

it('keeps the client’s email when a link is made first', async () => {
  const linked: Document = { ...SENT, id: 'd1', state: 'opened', sendings: [], answer: null }
  const { user } = open(
    { ...DRAFT, client_email: 'ana@client.test' },
    { openDocument: { ...linked, url: 'https://homeyield.example/a/token' } },
  )
  await user.click(await screen.findByRole('button', { name: 'Make a link' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Send to' })).toHaveProperty('value', 'ana@client.test'),
  )
  expect(await card('Send')).toBeTruthy()
})

it.each([
  [true, 1],
  [false, 0],
])('says that the mail has a link where Premium is %s', async (premium, times) => {
  open(DRAFT, { readAccount: { ...PROFESSIONAL, premium } })
  await card('Send')
  const sentence = /^The email has a link to the document’s own page, where they can accept it or ask you\./u
  expect(screen.queryAllByText(sentence)).toHaveLength(times)
})

it('shows above the preview from whom it comes, its subject, and where replies go', async () => {
  const { user } = open(DRAFT, { readAccount: { ...PROFESSIONAL, email: 'ana@office.test' } })
  const preview = within(await card('Preview'))
  const { author, title, address } = DRAFT.content
  const head = preview.getByText(/^From /u)
  expect(head.textContent).toBe(
    `From ${author.name} via Homeyield · Subject: ${title}: ${address} · Replies to ana@office.test`,
  )
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Your home')
  expect(head.textContent).toContain('· Subject: Your home ·')
})

it('asks whether the one bedroom that every home begins with is right', async () => {
  const { user } = open(DRAFT, { readCalculation: savedCalculation({ number_of_bedrooms: 1 }) })
  expect(await screen.findByText('This says 1 bedroom. Is that right?')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Change it' }).getAttribute('href')).toBe('/calculator/c1')
  await user.click(screen.getByRole('button', { name: 'Yes, 1 bedroom' }))
  expect(screen.queryByText(/^This says 1 bedroom/u)).toBeNull()
})

it.each([
  ['with 2 bedrooms', DRAFT, { number_of_bedrooms: 2 }],
  ['of a room', DRAFT, { number_of_bedrooms: 1, dwelling: 'Room' }],
] as const)('asks nothing of a document %s', async (_, document, inputs) => {
  const { server } = open(document, { readCalculation: savedCalculation(inputs) })
  await card('Send')
  await waitFor(() => expect(server.sent('readCalculation')).not.toEqual([]))
  await new Promise((resolve) => void setTimeout(resolve, 50))
  expect(screen.queryByText(/^This says 1 bedroom/u)).toBeNull()
})
