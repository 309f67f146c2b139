// @vitest-environment jsdom
import type { Document } from '@homeyield/contract/document'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DRAFT, SENT } from '../../../components/documents/testing/sample-document.ts'
import { ACCOUNT } from '../../../testing/answers.ts'
import { calculatorOpens, chooseAddress, openPage } from '../../../testing/calculator.ts'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const HOME = savedCalculation({ property: '126 Kauri Street, Waiheke, Auckland' })

/** The documents of an account at the stand-in server. */
function storeDocuments(...initial: Document[]) {
  let documents = initial
  const find = ({ params }: { params: Readonly<Record<string, string>> }) =>
    documents.find(({ id }) => id === params['id'])
  return {
    listDocuments: () => documents,
    readDocument: find,
    createDocument: ({ body }: { body: object }) => {
      const made = { ...DRAFT, ...body, id: `new-${documents.length}` }
      documents = [made, ...documents]
      return made
    },
    changeDocument: (sent: { params: Readonly<Record<string, string>>; body: Readonly<Record<string, unknown>> }) => {
      const changed = { ...DRAFT, ...find(sent), state: sent.body['outcome'] === 'won' ? 'won' : 'sent' } as Document
      documents = documents.map((one) => (one.id === changed.id ? changed : one))
      return changed
    },
    deleteDocument: ({ params }: { params: Readonly<Record<string, string>> }) => {
      documents = documents.filter(({ id }) => id !== params['id'])
      return new Response(null, { status: 204 })
    },
  }
}

const cards = async () => within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem')

function open(...documents: Document[]) {
  return openApp('/calculator/c1/documents', {
    answers: { ...storeCalculations(HOME).answers, ...storeDocuments(...documents) },
  })
}

it('lists drafts and what was sent, with what became of them', async () => {
  open(DRAFT, SENT)
  const [draft, sent] = (await cards()).map(({ textContent }) => textContent)
  expect(draft).toContain('Rental appraisal for the owner Draft')
  expect(draft).not.toContain('Renew')
  expect(sent).toContain('Rental appraisal for the owner, for Ana Opened')
  expect(sent).toContain('Figures of 27 Nov 2026. Sent to ana@client.test on 27 Nov 2026.')
  expect(sent).toContain('Accepted on 27 Nov 2026.')
  expect(sent).toContain('Renew by 27 Nov 2027')
})

it('opens a new document at once, of the home that is open', async () => {
  const { user, server } = open()
  await user.click(await screen.findByRole('button', { name: 'Rental appraisal for the owner' }))
  await waitFor(() => expect(shownPath()).toBe('/calculator/c1/documents/new-0'))
  expect(server.sent('createDocument')[0]?.body).toEqual({ kind: 'owner_appraisal', calculation_id: 'c1' })
  expect(await screen.findByRole('textbox', { name: 'Client’s email' })).toBeTruthy()
})

it('saves a new home first', async () => {
  const { user, server } = openApp('/calculator', { answers: { ...storeCalculations().answers, ...storeDocuments() } })
  await calculatorOpens()
  await chooseAddress(user)
  await openPage(user, 'Documents')
  expect(await screen.findByText(/this home is saved first/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Rental appraisal for a buyer' }))
  expect(await screen.findByRole('textbox', { name: 'Client’s email' })).toBeTruthy()
  expect(shownPath()).toBe('/calculator/new-1/documents/new-0')
  expect(server.sent('createDocument')[0]?.body).toEqual({ kind: 'buyer_appraisal', calculation_id: 'new-1' })
})

/** The kind is chosen of a new home whose address is saved already. */
async function chooseOfKnownAddress() {
  const known = storeCalculations(HOME)
  const app = openApp('/calculator', { answers: { ...known.answers, ...storeDocuments() } })
  await calculatorOpens()
  await chooseAddress(app.user)
  await openPage(app.user, 'Documents')
  await app.user.click(screen.getByRole('button', { name: 'Rental appraisal for a buyer' }))
  await screen.findByRole('dialog', { name: 'You have this address already' })
  return app
}

it('makes the chosen document once another home of the address is saved', async () => {
  const { user, server } = await chooseOfKnownAddress()
  await user.click(screen.getByRole('button', { name: 'Save another' }))
  expect(await screen.findByRole('textbox', { name: 'Client’s email' })).toBeTruthy()
  expect(shownPath()).toBe('/calculator/new-2/documents/new-0')
  expect(server.sent('createDocument')[0]?.body).toEqual({ kind: 'buyer_appraisal', calculation_id: 'new-2' })
})

it('makes the chosen document of the saved home of the address', async () => {
  const { user, server } = await chooseOfKnownAddress()
  await user.click(screen.getByRole('button', { name: 'Open the saved one' }))
  await waitFor(() =>
    expect(server.sent('createDocument')[0]?.body).toEqual({ kind: 'buyer_appraisal', calculation_id: 'c1' }),
  )
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }))
  expect(await screen.findByRole('textbox', { name: 'Client’s email' })).toBeTruthy()
  expect(shownPath()).toBe('/calculator/c1/documents/new-0')
})

it('makes no document when neither home is chosen', async () => {
  const { user, server } = await chooseOfKnownAddress()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sent('createDocument')).toEqual([])
  const button = screen.getByRole('button', { name: 'Rental appraisal for a buyer' })
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
})

it('asks for an address first', async () => {
  openApp('/calculator/documents')
  expect(await screen.findByText(/^Choose an address on/u)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rental appraisal for a buyer' })).toBeNull()
})

it('offers Premium for the page for a bank', async () => {
  openApp('/calculator/c1/documents', {
    answers: {
      ...storeCalculations(HOME).answers,
      ...storeDocuments(),
      readAccount: { ...ACCOUNT, premium: false },
    },
  })
  expect(await screen.findByText('Page for a bank')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Page for a bank' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Evidence of the market rent' })).toBeTruthy()
})

it('deletes a draft, which can come back with its words', async () => {
  const { user, server } = open({ ...DRAFT, subject: 'For you' })
  await user.click(await screen.findByRole('button', { name: 'Delete: Rental appraisal for the owner' }))
  expect(await screen.findByText(/^No document yet\. The ones that you make above/u)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await cards()).toHaveLength(1)
  expect(server.sent('createDocument')[0]?.body).toMatchObject({ subject: 'For you', calculation_id: 'c1' })
})

it('asks before a document that was sent is deleted', async () => {
  const { user, server } = open(SENT)
  await user.click(await screen.findByRole('button', { name: 'Delete: Rental appraisal for the owner, for Ana' }))
  expect(server.sent('deleteDocument')).toEqual([])
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Rental appraisal for the owner, for Ana was deleted.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('says what became of it', async () => {
  const { user, server } = open(SENT)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Outcome' }), 'Won')
  expect(await screen.findByText('Won', { selector: 'span' })).toBeTruthy()
  expect(server.sent('changeDocument')[0]?.body).toEqual({ version: 4, outcome: 'won' })
})
