// @vitest-environment jsdom
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, shownPath } from '../../../testing/open-app.tsx'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'
import { LIST_ID, listedHome, screeningAnswers, storedScreening } from '../testing/stored-screening.ts'

const PATH = `/screen/${LIST_ID}`
const HOMES = [1, 2, 3].map((number) => listedHome(number))

/** The account's calculation of a home of the list, saved elsewhere. */
function savedHome(number: number, changes: Partial<SavedCalculation> = {}) {
  const { property, suburb, city, sa2_code } = listedHome(number)
  return savedCalculation({ property, suburb, city, sa2_code }, { id: `c${number}`, ...changes })
}

function openList(saved: readonly SavedCalculation[], homes = HOMES) {
  const { answers, all } = storeCalculations(...saved)
  // Its entries have neither city nor area.
  const listCalculations = () => all().map(({ city: _city, sa2_code: _area, ...listed }) => listed)
  return openApp(PATH, { answers: { ...screeningAnswers(storedScreening(homes)), ...answers, listCalculations } })
}

it('opens the calculation of a home that was saved elsewhere, and leaves it alone', async () => {
  const saved = [savedHome(1, { property: '1 rintoul street, Newtown,  Wellington', status: 'owned' })]
  const { user, server } = openList(saved)
  await user.click(await screen.findByRole('button', { name: /^Save 1 Rintoul/u }))
  const link = await screen.findByRole('link', { name: /^Saved: open 1 Rintoul/u })
  await waitFor(() => expect(document.activeElement).toBe(link))
  expect(await screen.findByText(/^1 Rintoul Street.* is saved already/u)).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/calculator/c1')
  // Nothing was saved from the list that could be undone.
  expect(screen.getByRole('button', { name: 'Delete this list' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^No 1 Rintoul/u }))
  await waitFor(() => expect(server.sent('changeScreening')).toHaveLength(1))
  expect(server.sent('changeScreening')[0]?.body['homes']).toEqual([{ id: HOMES[0]?.id, left_out: true }])
  expect(server.sent('createCalculation')).toEqual([])
  expect(server.sent('changeCalculation')).toEqual([])
})

it('watches what was saved elsewhere, unless it is further', async () => {
  const saved = [savedHome(1), savedHome(2, { status: 'owned' }), savedHome(3, { status: 'offer' })]
  const { user, server } = openList(saved)
  await user.click(await screen.findByRole('button', { name: /^Watch 3 Rintoul/u }))
  expect(await screen.findByText(/^3 Rintoul Street.* stays “Offer made”/u)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Watch 2 Rintoul/u }))
  expect(await screen.findByText(/^2 Rintoul Street.* stays “Owned”/u)).toBeTruthy()
  expect(server.sent('changeCalculation')).toEqual([])
  await user.click(screen.getByRole('button', { name: /^Watch 1 Rintoul/u }))
  expect(await screen.findByText(/^1 Rintoul Street.* was saved already, and is watched now\.$/u)).toBeTruthy()
  expect(server.sent('changeCalculation').map(({ params, body }) => [params['id'], body])).toEqual([
    ['c1', { status: 'watching' }],
  ])
  expect(server.sent('changeScreening')).toEqual([])
})

it('saves a home of another town anew, and changes nothing of the other', async () => {
  const home = listedHome(1, { property: '1 High Street, Hillcrest', suburb: 'Hillcrest', city: 'Hamilton' })
  const saved = [savedHome(1, { property: home.property, suburb: 'Hillcrest', city: 'Auckland', sa2_code: '120200' })]
  const { user, server } = openList(saved, [home])
  await user.click(await screen.findByRole('button', { name: /^Watch 1 High/u }))
  expect(await screen.findByText('1 High Street, Hillcrest is saved, to watch.')).toBeTruthy()
  expect(server.sent('createCalculation')).toHaveLength(1)
  expect(server.sent('changeCalculation')).toEqual([])
})

it('compares several with the saved ones read once, and one home that is twice in the list with itself', async () => {
  const homes = [...HOMES, { ...listedHome(4), property: listedHome(3).property }]
  const { user, server } = openList([savedHome(1), savedHome(2)], homes)
  const table = within(await screen.findByRole('table', { name: 'The ranked homes' }))
  for (const box of table.getAllByRole('checkbox', { name: /^Compare / })) await user.click(box)
  const before = server.sent('listCalculations').length
  await user.click(screen.getByRole('button', { name: 'Save and compare 4 homes' }))
  await waitFor(() => expect(shownPath()).toContain('/calculations/compare?'))
  expect(await screen.findByText('2 homes were saved already: they are compared as you saved them.')).toBeTruthy()
  const compared = new URLSearchParams(window.location.search).get('with')?.split(' ')
  expect(new Set(compared)).toEqual(new Set(['c1', 'c2', 'new-3']))
  expect(server.sent('createCalculation')).toHaveLength(1)
  expect(server.sent('changeScreening')[0]?.body['homes']).toEqual([{ id: homes[2]?.id, calculation_id: 'new-3' }])
  // The comparison itself reads them too.
  expect(server.sent('listCalculations').length - before).toBeLessThanOrEqual(2)
})

it('takes what it saved without an answer for its own', async () => {
  const { user, server } = openList([])
  server.answer({ createCalculation: 'offline' })
  await user.click(await screen.findByRole('button', { name: /^Save 1 Rintoul/u }))
  expect(await screen.findByText(/could not reach our server/u)).toBeTruthy()
  // It had arrived, and the key answers it.
  const arrived = savedHome(1)
  server.answer({ listCalculations: [arrived], readCalculation: arrived, createCalculation: arrived })
  await user.click(screen.getByRole('button', { name: /^Save 1 Rintoul/u }))
  expect(await screen.findByRole('button', { name: 'Undo this list' })).toBeTruthy()
  expect(server.sent('changeScreening')[0]?.body['homes']).toEqual([{ id: HOMES[0]?.id, calculation_id: 'c1' }])
})
