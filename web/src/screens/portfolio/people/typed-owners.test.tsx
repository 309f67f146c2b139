// @vitest-environment jsdom
import type { GivenOwner } from '@homeyield/domain/calculation/household'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse, type Answers, type Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const VALUES = { kind: 'individual', other_income: 48_000, other_residential_net: 0 } as const
const RICHER = { ...VALUES, other_income: 52_000 }
const BEN = { name: 'Ben', share_pct: 40, ...VALUES }
const NOBODY = { name: ' ', share_pct: 60, ...VALUES }

function homeOf(id: string, property: string, ...owners: readonly GivenOwner[]) {
  return savedCalculation({ property, analysis: { years: 5, owners } }, { id })
}
const HOMES = [
  homeOf('one', '1 Rose Street, Otahuhu', NOBODY, BEN),
  homeOf('two', '2 Rose Street, Otahuhu', { ...BEN, ...RICHER, name: ' ben' }),
  homeOf('three', '3 Rose Street, Otahuhu', BEN),
]

async function openOffers(people: readonly object[], answers: Answers = {}) {
  const { answers: stored, all } = storeCalculations(...HOMES)
  const find = (id: string) => all().find((one) => one.id === id)
  let household = { version: 1, people }
  const app = openApp('/portfolio/people', {
    answers: {
      ...stored,
      readHousehold: () => household,
      replaceHousehold: ({ body }: Sent) => {
        household = { version: Number(body['version']) + 1, people: body['people'] as object[] }
        return { ...household, changed_homes: [] }
      },
      listOwners: () =>
        HOMES.map(({ id, property }) => ({
          id,
          property,
          owners: (find(id)?.analysis?.owners ?? []).map((owner) =>
            Object.assign({ person_id: null, name: null }, owner),
          ),
        })),
      ...answers,
    },
  })
  await screen.findByRole('heading', { name: /named Ben/u }, { timeout: 30_000 })
  return { ...app, find }
}
const button = (name: string) => screen.getByRole('button', { name })

it('makes owners of one name one person, with the incomes that are chosen, and undoes it', async () => {
  const { user, server, find } = await openOffers([])
  screen.getByRole('heading', { name: 'Owners named Ben in 3 homes' })
  expect(screen.getAllByRole('heading', { name: /named/u })).toHaveLength(1)
  const join = button('Use one person for all of them')
  expect(join).toHaveProperty('disabled', true)
  screen.getByRole('radio', { name: 'A person, other income $48,000 a year (1 Rose Street, 3 Rose Street)' })
  await user.click(screen.getByRole('radio', { name: 'A person, other income $52,000 a year (2 Rose Street)' }))
  await user.click(join)
  await screen.findByText(/Ben is one person in 3 homes now:/u)
  const id = find('two')?.analysis?.owners?.[0]?.person_id
  expect(id).toMatch(/^[\da-f-]{36}$/u)
  expect(server.sent('replaceHousehold')[0]?.body).toEqual({ version: 1, people: [{ id, name: 'Ben', ...RICHER }] })
  const ben = { person_id: id, name: 'Ben', share_pct: 40, ...RICHER }
  expect(server.sent('changeCalculation').map(({ body }) => body)).toEqual([
    { version: 1, analysis: { years: 5, owners: [NOBODY, ben] } },
    { version: 1, analysis: { years: 5, owners: [ben] } },
    { version: 1, analysis: { years: 5, owners: [ben] } },
  ])
  await waitFor(() => expect(screen.queryByRole('heading', { name: /named Ben/u })).toBeNull())

  await user.click(button('Undo'))
  await screen.findByText('Undone.')
  for (const home of HOMES) expect(find(home.id)?.analysis).toEqual(home.analysis)
  expect(server.sent('replaceHousehold').at(-1)?.body).toEqual({ version: 2, people: [] })
})

it('uses the person of the household, reads a home again that another changed, and says what was refused', async () => {
  const ben = { id: 'ben', name: 'BEN', ...RICHER, kind: 'trust' }
  let conflicts = 0
  const { answers: stored } = storeCalculations(...HOMES)
  const { user, server } = await openOffers([ben], {
    changeCalculation: (sent: Sent) => {
      if (sent.params['id'] === 'three') return refuse(403, { code: 'calculation_readonly', error: 'It is read-only.' })
      if (sent.params['id'] === 'one' && conflicts++ === 0) return refuse(409, { code: 'conflict', error: 'Changed.' })
      return (stored.changeCalculation as (given: Sent) => unknown)(sent)
    },
  })
  screen.getByText('BEN of your household: a trust, other income $52,000 a year')
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(button('Use BEN of my household'))
  const result = await screen.findByText(/BEN is one person in 2 homes now:/u)
  expect(
    within(result)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 Rose Street', '2 Rose Street'])
  screen.getByText('3 Rose Street was not changed: It is read-only.')
  expect(server.sent('readCalculation').map(({ params }) => params['id'])).toEqual(['one', 'one', 'two', 'three'])
  expect(server.sent('replaceHousehold')).toEqual([])
})

it('undoes the rest when an undo broke off', async () => {
  const { answers: stored, all } = storeCalculations(...HOMES)
  const change = (sent: Sent) =>
    all().find(({ id }) => id === sent.params['id'])?.version === sent.body['version']
      ? (stored.changeCalculation as (given: Sent) => unknown)(sent)
      : refuse(409, { code: 'conflict', error: 'Changed.' })
  const { user, server } = await openOffers([], { ...stored, changeCalculation: change })
  await user.click(screen.getByRole('radio', { name: /52,000/u }))
  await user.click(button('Use one person for all of them'))
  await screen.findByText(/Ben is one person in 3 homes now:/u)
  server.answer({
    changeCalculation: (sent: Sent) => {
      const answer = change(sent)
      // The second home is given back, but its answer is lost.
      return sent.params['id'] === 'one' ? answer : 'offline'
    },
  })
  await user.click(button('Undo'))
  await screen.findByText(/Not everything was undone\./u)
  expect(screen.getByText(/Ben is one person in/u).textContent).toBe(
    'Ben is one person in 2 homes now: 2 Rose Street, 3 Rose Street.',
  )
  server.answer({ changeCalculation: change })
  await user.click(button('Undo'))
  await screen.findByText('Undone.')
  for (const home of HOMES) expect(all().find(({ id }) => id === home.id)?.analysis).toEqual(home.analysis)
  expect(server.sent('replaceHousehold').at(-1)?.body).toEqual({ version: 2, people: [] })
})

it('keeps the result of a join while a form is open, which hides the offers', async () => {
  const { answers: stored } = storeCalculations(...HOMES)
  const answer = Promise.withResolvers<undefined>()
  const { user } = await openOffers([{ id: 'ben', name: 'Ben', ...VALUES }], {
    changeCalculation: async (sent: Sent) => {
      await answer.promise
      return (stored.changeCalculation as (given: Sent) => unknown)(sent)
    },
  })
  await user.click(button('Use Ben of my household'))
  await user.click(button('Add a person, company or trust'))
  expect(screen.queryByRole('heading', { name: /named Ben/u })).toBeNull()
  answer.resolve(undefined)
  await screen.findByText(/Ben is one person in 3 homes now:/u)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  await user.click(button('Cancel'))
  button('Undo')
})

it('is not offered again once declined', async () => {
  const { user, visit } = await openOffers([])
  await user.click(button('Not now: Ben'))
  expect(screen.queryByRole('heading', { name: /named Ben/u })).toBeNull()
  visit('/portfolio/people')
  await screen.findByRole('button', { name: 'Add a person, company or trust' })
  expect(screen.queryByRole('heading', { name: /named Ben/u })).toBeNull()
})
