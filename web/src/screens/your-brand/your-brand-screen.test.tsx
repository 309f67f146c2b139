// @vitest-environment jsdom
import type { Brand } from '@homeyield/contract/brand'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../testing/answers.ts'
import { openApp } from '../../testing/open-app.tsx'
import { readToken, storeToken } from '../../storage/token-store.ts'
import { refuse, type Sent } from '../../testing/stand-in-server.ts'

const EMPTY: Brand = {
  version: 0,
  company: '',
  licence_number: '',
  phone: '',
  email: '',
  website: '',
  colour: null,
  photo_url: null,
  footer: '',
  templates: [],
  logo_url: null,
}
const OWNERS = { name: 'Owners', kind: 'owner_appraisal', subject: 'Your appraisal', message: 'Kia ora' } as const
const BANK = { name: 'Banks', kind: 'bank', subject: 'For the bank', message: 'Here it is' } as const
const SAVED: Brand = {
  ...EMPTY,
  version: 3,
  company: 'Hill Rentals',
  licence_number: '20001234',
  website: 'https://hill.example',
  colour: '#0c6a55',
  photo_url: 'https://homeyield.test/api/images/face.jpg',
  templates: [OWNERS, BANK],
}
const PROFESSIONAL = { ...ACCOUNT, is_property_professional: true }

/** A server that stores the brand; its version counts. */
function serve(start: Brand) {
  let stored = start
  return {
    readBrand: () => stored,
    replaceBrand: ({ body }: Sent) => {
      if (body['version'] !== stored.version) return refuse(409, { error: 'Changed', code: 'conflict', brand: stored })
      stored = { ...stored, ...body, version: stored.version + 1 }
      return stored
    },
  }
}

async function open(brand = EMPTY, account = PROFESSIONAL) {
  const app = openApp('/yourbrand', { answers: { readAccount: account, ...serve(brand) } })
  await screen.findByRole('figure')
  return app
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const preview = () => within(screen.getByRole('figure'))
const save = () => screen.getByRole('button', { name: 'Save' })
const sentTo = (server: Awaited<ReturnType<typeof open>>['server']) =>
  server.sent('replaceBrand').map(({ body }) => body)

it('shows the letterhead as it is typed, and saves all of it', async () => {
  const { user, server } = await open()
  preview().getByText(ACCOUNT.name)
  await user.type(box('Company'), 'Hill Rentals')
  await user.type(box('Licence number'), '20001234')
  await user.type(box('Website'), 'https://hill.example')
  preview().getByText('Hill Rentals')
  preview().getByText('Licence 20001234')
  preview().getByText('hill.example')
  await user.type(box('Colour'), '#0C6A55')
  screen.getByText('White text can be read on it.')
  expect(screen.getByLabelText<HTMLInputElement>('Choose the colour').value).toBe('#0c6a55')
  expect(document.querySelector('figure rect')?.getAttribute('fill')).toBe('#0C6A55')
  await user.type(box('At the foot of each document'), 'Licensed under the REAA 2008')
  await user.click(save())
  await screen.findByText('Your brand was saved.')
  expect(sentTo(server)).toEqual([
    {
      version: 0,
      company: 'Hill Rentals',
      licence_number: '20001234',
      phone: '',
      email: '',
      website: 'https://hill.example',
      colour: '#0C6A55',
      photo_url: null,
      footer: 'Licensed under the REAA 2008',
      templates: [],
    },
  ])
})

it('says at once that a colour is too light, and proposes one that works', async () => {
  const { user, server } = await open()
  await user.type(box('Colour'), '#777777')
  screen.getByText('White text is hard to read on this colour. #767676 is the nearest darker one that works.')
  expect(document.querySelector('figure rect')).toBeNull()
  await user.click(save())
  expect(document.activeElement).toBe(box('Colour'))
  expect(sentTo(server)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Use #767676' }))
  expect(box('Colour').value).toBe('#767676')
  expect(document.querySelector('figure rect')).not.toBeNull()
})

it('shows what is wrong at each field, and goes to the first', async () => {
  const { user, server } = await open()
  await user.type(box('Email'), 'nobody')
  await user.type(box('Website'), 'javascript:alert(1)')
  await user.click(screen.getByRole('button', { name: 'Add a text' }))
  await user.click(save())
  const name = 'Email'
  expect(document.activeElement).toBe(
    await screen.findByRole('textbox', { name, description: /^Enter an email address/u }),
  )
  screen.getByRole('textbox', { name: 'Website', description: 'Enter a web address, such as https://example.co.nz' })
  screen.getByRole('textbox', { name: 'Name', description: 'Name the text' })
  expect(sentTo(server)).toEqual([])
})

it('adds, changes and removes texts, with Undo, and saves them in their order', async () => {
  const { user, server } = await open(SAVED)
  await user.click(screen.getByRole('button', { name: 'Remove Owners' }))
  screen.getByText('Owners is removed when you save.')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(screen.getByRole('button', { name: 'Remove Banks' }))
  await user.click(screen.getByRole('button', { name: 'Add a text' }))
  const [, added] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })
  expect(document.activeElement).toBe(added)
  await user.keyboard('Buyers')
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'For' })[1]!, 'Rental appraisal for a buyer')
  await user.type(screen.getAllByRole('textbox', { name: 'Subject' })[1]!, 'The home that you saw')
  await user.click(save())
  await screen.findByText('Your brand was saved.')
  const buyers = { name: 'Buyers', kind: 'buyer_appraisal', subject: 'The home that you saw', message: '' }
  expect(sentTo(server)[0]).toMatchObject({ version: 3, photo_url: SAVED.photo_url, templates: [OWNERS, buyers] })
})

it('loses nothing when the brand was changed elsewhere, and asks which is to stay', async () => {
  const { user, server } = await open(SAVED)
  const theirs = { ...SAVED, version: 4, company: 'Hill and Co' }
  server.answer(serve(theirs))
  await user.clear(box('Company'))
  await user.type(box('Company'), 'Hill Limited')
  await user.click(save())
  await screen.findByText(/^Your brand was changed somewhere else/u)
  expect(box('Company').value).toBe('Hill Limited')
  await user.click(screen.getByRole('button', { name: 'Save mine in its place' }))
  await screen.findByText('Your brand was saved.')
  expect(sentTo(server).at(-1)).toMatchObject({ version: 4, company: 'Hill Limited' })

  server.answer(serve({ ...theirs, version: 9 }))
  await user.type(box('Company'), ' Partnership')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: 'Take the other version' }))
  expect(box('Company').value).toBe('Hill and Co')
})

it('keeps what is typed when the session ends', async () => {
  const { user, visit, server } = await open(SAVED)
  await user.type(box('Company'), ' and Co')
  await user.click(screen.getByRole('button', { name: 'Remove Banks' }))
  const token = readToken()
  server.answer({ replaceBrand: () => refuse(401, { error: 'Please sign in.', code: 'not_signed_in' }) })
  await user.click(save())
  await waitFor(() => expect(window.location.pathname).toBe('/signin'))
  storeToken(token)
  visit('/yourbrand')
  await screen.findByRole('figure')
  expect(box('Company').value).toBe('Hill Rentals and Co')
  expect(screen.queryByText('Banks')).toBeNull()
  screen.getByText('Owners')
})

it('shows the photograph with the name of the person, and removes it without what is typed', async () => {
  const { user, server } = await open(SAVED)
  const photo = () => screen.queryByRole('img', { name: `Photograph of ${ACCOUNT.name}` })
  expect(photo()).not.toBeNull()
  preview().getByRole('img', { name: ACCOUNT.name })
  await user.type(box('Company'), ' and Co')
  await user.click(screen.getByRole('button', { name: 'Remove the photograph' }))
  await waitFor(() => expect(photo()).toBeNull())
  expect(preview().queryByRole('img')).toBeNull()
  expect(sentTo(server)).toMatchObject([
    { version: 3, photo_url: null, company: 'Hill Rentals', templates: [OWNERS, BANK] },
  ])
  expect(box('Company').value).toBe('Hill Rentals and Co')
  await user.click(save())
  await screen.findByText('Your brand was saved.')
  expect(sentTo(server).at(-1)).toMatchObject({ version: 4, photo_url: null, company: 'Hill Rentals and Co' })
})

it('has the logo and the signature of a professional', async () => {
  const account = { ...PROFESSIONAL, brand_logo_url: '/api/images/logo.png', email_signature: 'Rental team' }
  const { user, server } = await open(EMPTY, account)
  preview().getByRole('img', { name: ACCOUNT.name })
  within(screen.getByRole('region', { name: 'Your logo' })).getByRole('img', { name: 'Your logo' })
  const store = screen.getByRole('button', { name: 'Save the signature' })
  expect(store).toHaveProperty('disabled', true)
  const answered = Promise.withResolvers<unknown>()
  server.answer({ changeAccount: () => answered.promise })
  await user.type(box('Signature'), ', Frankton')
  await user.click(store)
  await user.type(box('Signature'), ' and Hill')
  answered.resolve({ ...account, email_signature: 'Rental team, Frankton' })
  await screen.findByText('Your signature was updated.')
  expect(server.sent('changeAccount')[0]?.body).toEqual({ email_signature: 'Rental team, Frankton' })
  // What was typed since stays.
  expect(box('Signature').value).toBe('Rental team, Frankton and Hill')
})

it('says to others with Premium whom a logo is for', async () => {
  await open(EMPTY, ACCOUNT)
  expect(screen.getByRole('link', { name: 'Say that you are one' }).getAttribute('href')).toBe('/editaccount')
  expect(screen.queryByRole('textbox', { name: 'Signature' })).toBeNull()
})

it.each([
  ['an example, to an account that has saved none', EMPTY, 'Your company', 'Without Premium, your documents'],
  ['what was saved, after a lapse', SAVED, 'Hill Rentals', 'What you saved is kept.'],
])('without Premium shows %s', async (_, brand, company, sentence) => {
  await open(brand, { ...PROFESSIONAL, premium: false })
  preview().getByText(company)
  screen.getByText(new RegExp(`^${sentence}`, 'u'))
  screen.getByRole('link', { name: 'Upgrade to Premium' })
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})
