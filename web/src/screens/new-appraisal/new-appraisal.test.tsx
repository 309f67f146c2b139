// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DRAFT, SENT } from '../../components/documents/testing/sample-document.ts'
import { ACCOUNT, ANSWERS } from '../../testing/answers.ts'
import { openApp, shownPath } from '../../testing/open-app.tsx'
import { refuse, type Answers, type Sent } from '../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../testing/store-calculations.ts'

const KAURI = '126 Kauri Street, Waiheke, Auckland'
const LAST_HOME = savedCalculation(
  { property: '149 Queen Street, Enderley, Hamilton', rent_source: 'market' },
  { weekly_rental_income: 650 },
)
const LAST = { ...SENT, kind: 'buyer_appraisal', estimate_weekly_lower: 640, estimate_weekly_upper: 680 } as const
const TIME = { timeout: 30_000 }

/** A professional whose last appraisal was of a home of 650 a week; each home saved now is of 500. */
function open(path: string, answers: Answers = {}, homes = [LAST_HOME]) {
  const stored = storeCalculations(...homes).answers
  const documents = new Map<string, object>([[LAST.id, LAST]])
  return openApp(path, {
    answers: {
      ...stored,
      readAccount: { ...ACCOUNT, is_property_professional: true },
      createCalculation: ({ body }: Sent) =>
        savedCalculation({ ...body, rent_source: 'market' }, { id: 'new', weekly_rental_income: 500 }),
      listDocuments: () => [...documents.values()],
      readDocument: ({ params }: Sent) => documents.get(params['id'] ?? ''),
      createDocument: ({ body }: Sent) => {
        const made = { ...DRAFT, ...body, id: 'made' }
        documents.set('made', made)
        return made
      },
      ...answers,
    },
  })
}

async function chooseKauri(user: UserEvent) {
  await user.click(await screen.findByRole('combobox', { name: 'Address' }, TIME))
  await user.paste(KAURI)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(KAURI) }))
}

async function press(user: UserEvent, name: string) {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => expect(button).toHaveProperty('disabled', false))
  await user.click(button)
}
const composed = () => screen.findByRole('textbox', { name: 'Client’s email' }, TIME)

it('composes an appraisal like the last one from an address and its bedrooms', async () => {
  const { user, server } = open('/newappraisal')
  await chooseKauri(user)
  expect(await screen.findByRole('combobox', { name: 'Document' })).toHaveProperty('value', 'buyer_appraisal')
  await press(user, '3 bedrooms')
  await composed()
  expect(shownPath()).toBe('/calculator/new/documents/made')
  expect(server.sent('createCalculation').map(({ body }) => body)).toMatchObject([
    { property: KAURI, number_of_bedrooms: 3, purpose: 'client', rates: 3000 },
  ])
  // 640 and 680 of 650 are 490 and 525 of 500.
  expect(server.sent('createDocument').map(({ body }) => body)).toEqual([
    { kind: 'buyer_appraisal', calculation_id: 'new', estimate_weekly_lower: 490, estimate_weekly_upper: 525 },
  ])
  expect(screen.getByText(/^As far from the market’s \$500 a week as your range was/u)).toBeTruthy()
})

it('says no more of the range once it is changed, and does not ask for one bedroom again', async () => {
  const { user } = open('/newappraisal', { changeDocument: ({ body }: Sent) => ({ ...DRAFT, ...body }) })
  await chooseKauri(user)
  await press(user, '1 bedroom')
  await composed()
  expect(screen.queryByText(/^This says 1 bedroom/u)).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Your estimate, upper' }), '0')
  await waitFor(() => expect(screen.queryByText(/^As far from the market’s/u)).toBeNull())
})

it('appraises the saved home of an address', async () => {
  const home = savedCalculation({ property: KAURI, number_of_bedrooms: 4 }, { id: 'c4' })
  const { user, server } = open('/newappraisal', {}, [LAST_HOME, home])
  await chooseKauri(user)
  expect(await screen.findByText('You have this home already.')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'Evidence of the market rent')
  await press(user, 'Compose its appraisal')
  await composed()
  expect(server.sent('createCalculation')).toEqual([])
  // Its rent is not the market's.
  expect(server.sent('createDocument').map(({ body }) => body)).toEqual([
    { kind: 'market_rent_evidence', calculation_id: 'c4' },
  ])
})

it('leads to the draft that a saved home has, of the chosen kind', async () => {
  const home = savedCalculation({ property: KAURI, number_of_bedrooms: 4 }, { id: 'c4' })
  const draft = { ...DRAFT, id: 'begun', calculation_id: 'c4', kind: 'market_rent_evidence' as const }
  const { user } = open('/newappraisal', { listDocuments: [SENT, draft], readDocument: SENT }, [LAST_HOME, home])
  await chooseKauri(user)
  expect(await screen.findByText('You have this home already.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Open the draft/u })).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Document' }), 'Evidence of the market rent')
  const link = await screen.findByRole('link', { name: /^Open the draft: Evidence of the market rent/u })
  expect(link.getAttribute('href')).toBe('/calculator/c4/documents/begun')
})

it('begins without a range where there is no document yet', async () => {
  const { user, server } = open('/newappraisal', { listDocuments: [] })
  await chooseKauri(user)
  await press(user, '2 bedrooms')
  await waitFor(() =>
    expect(server.sent('createDocument').map(({ body }) => body)).toEqual([
      { kind: 'owner_appraisal', calculation_id: 'new' },
    ]),
  )
})

it('saves a home once, however often it is tried', async () => {
  const { user, server } = open('/newappraisal', { createCalculation: 'offline' })
  await chooseKauri(user)
  await press(user, '2 bedrooms')
  expect(await screen.findByText(/^We could not reach our server/u)).toBeTruthy()
  await press(user, '2 bedrooms')
  await waitFor(() => expect(server.sent('createCalculation')).toHaveLength(2))
  const keys = server.sent('createCalculation').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
})

it('asks a room for no bedrooms', async () => {
  const { user, server } = open('/newappraisal')
  await chooseKauri(user)
  await user.click(
    within(await screen.findByRole('group', { name: 'Dwelling type' })).getByRole('radio', { name: 'Room' }),
  )
  await press(user, 'Compose its appraisal')
  await composed()
  expect(server.sent('createCalculation')[0]?.body).toMatchObject({ dwelling: 'Room' })
})

it('follows the one that was sent, from the address of the next home', async () => {
  const { user, server } = open('/calculator/c1/documents/d2')
  const next = await screen.findByRole('region', { name: 'Next appraisal' }, TIME)
  await user.click(within(next).getByRole('combobox', { name: 'Address' }))
  await user.paste(KAURI)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(KAURI) }))
  await press(user, '3 bedrooms')
  await composed()
  expect(server.sent('createDocument')).toHaveLength(1)
})

it('opens the plans where no other home may be saved', async () => {
  const { user } = open('/newappraisal', {
    createCalculation: () => refuse(403, { error: 'Premium.', code: 'premium_required' }),
  })
  await chooseKauri(user)
  await press(user, '3 bedrooms')
  await waitFor(() => expect(shownPath()).toBe('/newappraisal/premiumpopup'))
})

it('tries the address of a link again, and keeps the text that is typed afterwards', async () => {
  const path = '/newappraisal?address=a1'
  const { user, server } = open(path, { readAddress: 'offline' })
  const again = await screen.findByRole('button', { name: 'Try again' }, TIME)
  expect(shownPath()).toBe(path)
  server.answer({ readAddress: ANSWERS['readAddress'] ?? {} })
  await user.click(again)
  const box = await screen.findByDisplayValue(KAURI)
  await waitFor(() => expect(shownPath()).toBe('/newappraisal'))
  await user.clear(box)
  await user.paste('149 Queen')
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith('149 Queen') }))
  expect(await screen.findByText('You have this home already.')).toBeTruthy()
  expect(screen.getByRole('combobox', { name: 'Address' })).toBe(box)
})

it('stays where the person went meanwhile, and keeps the focus on what was pressed', async () => {
  const made = Promise.withResolvers<object>()
  const { user, server } = open('/newappraisal', { createDocument: () => made.promise })
  await chooseKauri(user)
  await press(user, '3 bedrooms')
  await waitFor(() => expect(server.sent('createDocument')).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '3 bedrooms' }))
  await user.click(screen.getByRole('link', { name: 'Enter it yourself' }))
  await screen.findByRole('heading', { level: 1, name: 'New calculation' }, TIME)
  // Set by an effect, as the first screen ends its own.
  await waitFor(() => expect(document.title).toContain('Calculator'))
  made.resolve({ ...DRAFT, id: 'made' })
  await new Promise((resolve) => void setTimeout(resolve, 100))
  expect(shownPath()).not.toContain('documents')
})

it('waits for the saved homes, and forgets the refusal of another home', async () => {
  const homes = Promise.withResolvers<object>()
  const { user } = open('/newappraisal', { listCalculations: () => homes.promise, createCalculation: 'offline' })
  await chooseKauri(user)
  expect(await screen.findByRole('button', { name: '2 bedrooms' })).toHaveProperty('disabled', true)
  homes.resolve([])
  await press(user, '2 bedrooms')
  expect(await screen.findByText(/^We could not reach our server/u)).toBeTruthy()
  const box = screen.getByRole('combobox', { name: 'Address' })
  await user.clear(box)
  await user.click(box)
  await user.paste(KAURI)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(KAURI) }))
  expect(screen.queryByText(/^We could not reach our server/u)).toBeNull()
})

it('is for property professionals', async () => {
  open('/newappraisal', { readAccount: ACCOUNT })
  expect(await screen.findByText(/^This is for property professionals\./u, {}, TIME)).toBeTruthy()
})
