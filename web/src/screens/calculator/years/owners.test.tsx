// @vitest-environment jsdom
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, save } from '../../../testing/calculator.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse, type Answers, type Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const VALUES = { name: 'Ana', kind: 'individual', other_income: 95_000, other_residential_net: 0 } as const
const ANA = { id: 'ana', ...VALUES }
const TRUST = { id: 'trust', name: 'Hill Trust', kind: 'trust', other_income: 0, other_residential_net: -1200 }
const HOUSEHOLD = { version: 4, people: [ANA, TRUST] }
const HOME = savedCalculation({ property: '12 Rose Street, Otahuhu, Auckland', purchase_price: 850_000 })

async function openOwners(analysis: SavedCalculation['analysis'], answers: Answers = {}) {
  const { answers: stored, all } = storeCalculations({ ...HOME, analysis })
  const app = openApp('/calculator/c1/years', { answers: { ...stored, readHousehold: HOUSEHOLD, ...answers } })
  const assumed = await screen.findByRole('button', { name: 'Change what is assumed' }, { timeout: 30_000 })
  // It stays open from one test to the next.
  if (assumed.getAttribute('aria-expanded') === 'false') await app.user.click(assumed)
  await screen.findByRole('heading', { name: 'Owners' })
  return { ...app, all }
}
const owner = (name: string) => screen.getByRole('listitem', { name })
const shown = (name: string) => screen.findByRole('listitem', { name })
const ownersSent = (body: object | undefined) =>
  (body as { analysis: { owners: unknown } } | undefined)?.analysis.owners

it('are people of the household, with what it says of them, or typed', async () => {
  const { user, server } = await openOwners(null)
  await user.click(screen.getByRole('button', { name: 'Add an owner' }))
  const choice = await within(owner('Owner 1')).findByRole('combobox', { name: 'Owner' })
  await user.selectOptions(choice, 'Ana')
  const ana = within(await shown('Ana'))
  ana.getByText('$95,000 a year')
  expect(ana.queryByRole('textbox', { name: 'Other income before tax' })).toBeNull()
  expect(ana.getByRole('link', { name: 'Change it under People' }).getAttribute('href')).toBe('/portfolio/people')
  await fill(user, { Share: '60' })

  await user.click(screen.getByRole('button', { name: 'Add another owner' }))
  const second = within(owner('Owner 2'))
  const offered = within(second.getByRole('combobox', { name: 'Owner' })).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Hill Trust', 'Somebody else'])
  await user.type(second.getByRole('textbox', { name: 'Name' }), 'Ben')
  await save(user, 'Update')
  expect(ownersSent(server.sent('changeCalculation')[0]?.body)).toEqual([
    { person_id: 'ana', share_pct: 60, ...VALUES },
    { name: 'Ben', share_pct: 40 },
  ])
})

it('who were typed are added to the household, to its newest version', async () => {
  const newer = { version: 5, people: [TRUST] }
  const { user, server } = await openOwners(
    { owners: [{ name: 'Ben', kind: 'company', share_pct: 100, other_income: 5 }] },
    {
      replaceHousehold: ({ body }) =>
        body['version'] === 4
          ? refuse(409, { code: 'conflict', error: 'Changed.', household: newer })
          : { ...body, version: 6, changed_homes: [] },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Add to my household' }))
  await within(owner('Ben')).findByRole('link', { name: 'Change it under People' })
  const ben = { name: 'Ben', kind: 'company', other_income: 5, other_residential_net: 0 }
  const id = expect.stringMatching(/^[\da-f-]{36}$/u)
  expect(server.sent('replaceHousehold').at(-1)?.body).toEqual({ version: 5, people: [TRUST, { id, ...ben }] })
  await save(user, 'Update')
  expect(ownersSent(server.sent('changeCalculation')[0]?.body)).toEqual([{ person_id: id, share_pct: 100, ...ben }])
})

it('become the person that was added also when another owner was removed meanwhile', async () => {
  const answer = Promise.withResolvers<undefined>()
  const owners = [
    { ...VALUES, name: 'Ben', share_pct: 50 },
    { ...VALUES, name: 'Cat', share_pct: 50 },
  ]
  const { user } = await openOwners(
    { owners },
    {
      replaceHousehold: async ({ body }: Sent) => {
        await answer.promise
        return { ...body, version: 5, changed_homes: [] }
      },
    },
  )
  await user.click(await within(owner('Cat')).findByRole('button', { name: 'Add to my household' }))
  await user.click(screen.getByRole('button', { name: 'Remove Ben' }))
  answer.resolve(undefined)
  await within(owner('Cat')).findByRole('link', { name: 'Change it under People' })
})

it('with a name of the household become that person instead of another', async () => {
  const { user, server } = await openOwners({ owners: [{ name: ' ana', share_pct: 100, other_income: 5 }] })
  await user.click(await screen.findByRole('button', { name: 'Use Ana of my household' }))
  within(await shown('Ana')).getByText('$95,000 a year')
  expect(server.sent('replaceHousehold')).toEqual([])
})

it('stay when the household cannot be reached, and show why one is refused', async () => {
  const owners = [{ person_id: 'gone', share_pct: 100, ...VALUES, name: 'Cat' }]
  const message = 'This person is not in your household'
  const { user } = await openOwners(
    { owners },
    {
      readHousehold: 'offline',
      changeCalculation: refuse(422, {
        code: 'invalid',
        error: message,
        fields: { 'analysis.owners.0.person_id': message },
      }),
    },
  )
  within(owner('Cat')).getByText('$95,000 a year')
  await user.click(screen.getByRole('button', { name: 'More about Cat' }))
  await fill(user, { 'Deductions brought forward': '5' })
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Update' }))
  await waitFor(() =>
    expect(within(owner('Cat')).getByRole('combobox', { name: 'Owner' }).getAttribute('aria-invalid')).toBe('true'),
  )
})

it('have the incomes of the day of the household in unsaved changes of before, on every page', async () => {
  const { user, server, visit } = await openOwners({ owners: [{ person_id: 'ana', share_pct: 100, ...VALUES }] })
  await user.click(screen.getByRole('button', { name: 'More about Ana' }))
  await fill(user, { 'Deductions brought forward': '5' })
  await waitFor(() => expect(localStorage.getItem('homeyield.draft')).toContain('"brought_forward":5'), {
    timeout: 5000,
  })
  server.answer({ readHousehold: { version: 5, people: [{ ...ANA, other_income: 120_000 }] } })
  visit('/calculator/c1/bank')
  const income = await screen.findByRole('textbox', { name: 'Income of the household before tax' }, { timeout: 30_000 })
  await waitFor(() => expect(income).toHaveProperty('value', '120,000'))
})
