// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../../testing/answers.ts'
import { fill } from '../../../testing/calculator.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { readToken, storeToken } from '../../../storage/token-store.ts'
import { refuse, type Answers } from '../../../testing/stand-in-server.ts'

const ANA = { id: 'ana', name: 'Ana', kind: 'individual', other_income: 95_000, other_residential_net: 0 }
const TRUST = { id: 'trust', name: 'Hill Trust', kind: 'trust', other_income: 0, other_residential_net: -1200 }
const HOMES = [
  { id: 'one', property: '12 Rose Street, Otahuhu, Auckland' },
  { id: 'two', property: '2 Second Street, Hamilton' },
]
const namedBy = (id: string) => HOMES.map((home) => ({ ...home, owners: [{ ...ANA, person_id: id }] }))

async function openPeople(people: readonly object[], answers: Answers = {}) {
  const household = { version: people.length === 0 ? 0 : 4, people }
  const app = openApp('/portfolio/people', {
    answers: { readAccount: { ...ACCOUNT, premium: false }, readHousehold: household, listOwners: [], ...answers },
  })
  await screen.findByRole('button', { name: 'Add a person, company or trust' }, { timeout: 30_000 })
  return app
}
const button = (name: string) => screen.getByRole('button', { name })
const person = (name: string) => screen.getByRole('listitem', { name })
const shown = (name: string) => screen.findByRole('listitem', { name })

it('says what it is for, and adds the first person, also without Premium', async () => {
  const { user, server } = await openPeople([])
  screen.getByText(/Enter the owners of your homes once/u)
  await user.click(button('Add a person, company or trust'))
  await user.click(button('Save'))
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true')
  await fill(user, { Name: ' Hill Trust ', 'Other rentals, not saved here': '-1,200' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Owner is' }), 'A trust')
  server.answer({ replaceHousehold: { version: 1, people: [TRUST], changed_homes: [] } })
  await user.click(button('Save'))
  await screen.findByText('Hill Trust was added.')
  expect(server.sent('replaceHousehold')[0]?.body).toEqual({
    version: 0,
    people: [{ ...TRUST, id: expect.stringMatching(/^[\da-f-]{36}$/u) }],
  })
  within(await shown('Hill Trust')).getByText('−$1,200')
  expect(screen.queryByText(/Enter the owners/u)).toBeNull()
})

it('says which homes a new income changes, and undoes it', async () => {
  const { user, server } = await openPeople([ANA, TRUST], { listOwners: namedBy('ana') })
  await within(person('Ana')).findByRole('link', { name: '12 Rose Street' })
  await user.click(button('Change Ana'))
  await fill(user, { 'Other income before tax': '120,000' })
  const richer = { ...ANA, other_income: 120_000 }
  server.answer({ replaceHousehold: { version: 5, people: [richer, TRUST], changed_homes: HOMES } })
  await user.click(button('Save'))
  const status = (await screen.findByText(/Ana was changed\. This changes 2 homes:/u)).closest('[role=status]')
  const links = within(status as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/calculator/one/years', '/calculator/two/years'])
  within(await shown('Ana')).getByText('$120,000')

  server.answer({ replaceHousehold: { version: 6, people: [ANA, TRUST], changed_homes: HOMES } })
  await user.click(button('Undo'))
  await screen.findByText(/Undone\. This changes 2 homes:/u)
  expect(server.sent('replaceHousehold').map(({ body }) => body)).toEqual([
    { version: 4, people: [richer, TRUST] },
    { version: 5, people: [ANA, TRUST] },
  ])
})

it('links to the homes that keep a person from removal, and puts back whom it removed', async () => {
  const sentence = 'Ana cannot be removed while these homes name them: 12 Rose Street; 2 Second Street.'
  const { user, server } = await openPeople([ANA, TRUST], {
    replaceHousehold: () =>
      refuse(422, {
        code: 'invalid',
        error: sentence,
        fields: { people: sentence },
        used: [{ person_id: 'ana', homes: HOMES }],
      }),
  })
  await user.click(button('Remove Ana'))
  const alert = await screen.findByText(/cannot be removed while/u)
  expect(alert.textContent).toContain('Ana cannot be removed while these homes name them: 12 Rose Street, 2 Second')
  expect(within(alert).getByRole('link', { name: '2 Second Street' }).getAttribute('href')).toBe(
    '/calculator/two/years',
  )
  person('Ana')

  server.answer({ replaceHousehold: { version: 5, people: [TRUST], changed_homes: [] } })
  await user.click(button('Remove Ana'))
  await screen.findByText('Ana was removed.')
  expect(screen.queryByRole('listitem', { name: 'Ana' })).toBeNull()
  server.answer({ replaceHousehold: { version: 6, people: [ANA, TRUST], changed_homes: [] } })
  await user.click(button('Undo'))
  await shown('Ana')
  expect(server.sent('replaceHousehold').at(-1)?.body).toEqual({ version: 5, people: [ANA, TRUST] })
})

it('shows the other version of a conflict beside what was typed, and saves either', async () => {
  const ben = { ...TRUST, id: 'b', name: 'Ben' }
  const { user, server } = await openPeople([ANA, TRUST])
  const type = async (household: object) => {
    server.answer({ replaceHousehold: () => refuse(409, { code: 'conflict', error: 'Changed.', household }) })
    await user.click(button('Change Ana'))
    await fill(user, { 'Other income before tax': '120,000' })
    await user.click(button('Save'))
  }
  await type({ version: 7, people: [{ ...ANA, other_income: 50_000 }, ben] })
  await screen.findByText('Ana: a person, other income $50,000 a year.')
  screen.getByText('Ben was added: a trust, other income $0 a year, other rentals −$1,200 a year.')
  screen.getByText('Hill Trust was removed.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Other income before tax' }).value).toBe('120,000')
  await shown('Ben')
  await user.click(button('Take the other version'))
  within(await shown('Ana')).getByText('$50,000')

  await type({ version: 8, people: [ben] })
  await screen.findByText('Ana was removed.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Other income before tax' }).value).toBe('120,000')
  const mine = [ben, { ...ANA, other_income: 120_000 }]
  server.answer({ replaceHousehold: { version: 9, people: mine, changed_homes: [] } })
  await user.click(button('Save mine on top of it'))
  await screen.findByText('Ana was added.')
  expect(server.sent('replaceHousehold').at(-1)?.body).toEqual({ version: 8, people: mine })
})

it('shows what another tab changed while a form was open, or before an undo, instead of overwriting it', async () => {
  const richer = { ...ANA, other_income: 120_000 }
  const { user, server } = await openPeople([ANA, TRUST])
  const changeElsewhere = async (household: { version: number; people: readonly object[] }, name: string) => {
    server.answer({
      readHousehold: household,
      replaceHousehold: ({ body }) =>
        body['version'] === household.version
          ? { version: household.version + 1, people: body['people'], changed_homes: [] }
          : refuse(409, { code: 'conflict', error: 'Changed.', household }),
    })
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await shown(name)
  }
  await user.click(button('Change Ana'))
  await fill(user, { 'Other income before tax': '120,000' })
  const hill = { ...TRUST, name: 'Hill Family Trust' }
  await changeElsewhere({ version: 7, people: [{ ...ANA, kind: 'company' }, hill] }, 'Hill Family Trust')
  await user.click(button('Save'))
  await screen.findByText('Ana: a company, other income $95,000 a year.')
  expect(server.sent('replaceHousehold').at(-1)?.body).toEqual({ version: 4, people: [richer, TRUST] })
  await user.click(button('Save mine on top of it'))
  await screen.findByText('Ana was changed.')
  expect(server.sent('replaceHousehold').at(-1)?.body).toEqual({ version: 7, people: [richer, hill] })

  await changeElsewhere({ version: 9, people: [richer, TRUST] }, 'Hill Trust')
  await user.click(button('Undo'))
  await screen.findByText(
    'Hill Family Trust is now Hill Trust: a trust, other income $0 a year, other rentals −$1,200 a year.',
  )
  expect(server.sent('replaceHousehold').at(-1)?.body['version']).toBe(8)
})

it('refuses a name that is there, and shows a refusal at its field without losing what was typed', async () => {
  const { user, server } = await openPeople([ANA])
  await user.click(button('Add a person, company or trust'))
  await fill(user, { Name: 'ANA' })
  await user.click(button('Save'))
  await screen.findByText('This name is in the household already')
  expect(server.sent('replaceHousehold')).toHaveLength(0)
  await fill(user, { Name: 'Ben' })
  server.answer({
    replaceHousehold: () => refuse(422, { code: 'invalid', error: 'No', fields: { 'people.1.name': 'Not this name' } }),
  })
  await user.click(button('Save'))
  await waitFor(() => screen.getByRole('textbox', { name: 'Name', description: 'Not this name' }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ben')
  server.answer({
    replaceHousehold: () => refuse(422, { code: 'invalid', error: 'Not her', fields: { 'people.0.name': 'Not hers' } }),
  })
  await user.click(button('Save'))
  await screen.findByText('Not her')
  expect(screen.getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).not.toBe('true')
  server.answer({ replaceHousehold: 'offline' })
  await user.click(button('Save'))
  await screen.findByText(/We could not reach our server/u)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ben')
})

it('keeps what was typed when the session ends, until the person is back', async () => {
  const { user, visit } = await openPeople([ANA])
  const token = readToken()
  await user.click(button('Change Ana'))
  await fill(user, { Name: 'Ana B', 'Other income before tax': '120,000' })
  act(() => storeToken(null))
  await screen.findByRole('heading', { name: 'Sign In' })
  act(() => storeToken(token))
  visit('/portfolio/people')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ana B')
  expect(screen.getByRole('textbox', { name: 'Other income before tax' })).toHaveProperty('value', '120,000')
  await user.click(button('Cancel'))
  await user.click(button('Change Ana'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Ana')
})
