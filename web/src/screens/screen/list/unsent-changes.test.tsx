// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { forgetSession } from '../../../session/session.ts'
import { storeToken } from '../../../storage/token-store.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse } from '../../../testing/stand-in-server.ts'
import { readOpened, readUnsent, readWaiting, storeOpened, storeUnsent, storeWaiting, WAITING } from '../stored-list.ts'
import { LIST_ID, listedHome, screeningAnswers, storedScreening } from '../testing/stored-screening.ts'

const PATH = `/screen/${LIST_ID}`
const LIST = storedScreening([listedHome(1), listedHome(2)])
const [FIRST] = LIST.homes
const LEFT_OUT = { homes: [{ id: FIRST?.id ?? '', left_out: true }] }
const CALCULATION = '00000000-0000-4000-8000-000000000201'

it('sends what an earlier visit could not send', async () => {
  const answers = screeningAnswers(LIST)
  const { user, server, visit } = openApp(PATH, { answers: { ...answers, changeScreening: 'offline' } })
  await user.click(await screen.findByRole('button', { name: /^No 1 Rintoul/u }))
  expect(await screen.findByText(/Your last change is not stored/u)).toBeTruthy()
  visit('/screen')
  await screen.findByRole('link', { name: 'My list' })
  server.answer(answers)
  const before = server.sent('changeScreening').length
  visit(PATH)
  await waitFor(() => expect(server.sent('changeScreening').length).toBe(before + 1))
  expect(server.sent('changeScreening').at(-1)?.body).toEqual({ version: 1, ...LEFT_OUT })
  expect(await screen.findByRole('region', { name: 'One home is compared' })).toBeTruthy()
  visit('/screen')
  await screen.findByRole('heading', { name: 'Your lists' })
  visit(PATH)
  await screen.findByRole('region', { name: 'One home is compared' })
  expect(server.sent('changeScreening').length).toBe(before + 1)
})

it('asks where the list was changed elsewhere since', async () => {
  const newer = storedScreening([listedHome(1), listedHome(2)], { version: 4 })
  const { user, visit } = openApp('/screen', { answers: screeningAnswers(newer) })
  storeUnsent(LIST_ID, { version: 1, changes: LEFT_OUT })
  visit(PATH)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'This list was changed elsewhere' }))
  await user.click(dialog.getByRole('button', { name: 'Use the other one' }))
  expect(await screen.findByRole('region', { name: '2 homes are compared' })).toBeTruthy()
  expect(readUnsent(LIST_ID)).toBeNull()
})

it('takes a change as stored whose answer was lost', async () => {
  const arrived = storedScreening([listedHome(1, { left_out: true }), listedHome(2)], { version: 2 })
  const { server, visit } = openApp('/screen', { answers: screeningAnswers(arrived) })
  storeUnsent(LIST_ID, { version: 1, changes: LEFT_OUT })
  visit(PATH)
  expect(await screen.findByRole('region', { name: 'One home is compared' })).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(server.sent('changeScreening')).toEqual([])
})

it('sends only the term that was changed', async () => {
  const { user, server } = openApp(PATH, { answers: screeningAnswers(LIST) })
  await user.click(await screen.findByRole('button', { name: 'Terms and criteria' }))
  const rate = screen.getByRole('textbox', { name: /^Interest rate/u })
  await user.clear(rate)
  await user.type(rate, '7')
  await waitFor(() =>
    expect(server.sent('changeScreening').at(-1)?.body).toEqual({ version: 1, terms: { interest_rate: 7 } }),
  )
})

it('gives a saved home that is left out the status no, and back its own', async () => {
  let status: unknown = 'watching'
  const homes = [listedHome(1, { calculation_id: CALCULATION }), listedHome(2)]
  const { user, server } = openApp(PATH, {
    answers: {
      ...screeningAnswers(storedScreening(homes)),
      readCalculation: () => ({ id: CALCULATION, status }),
      changeCalculation: ({ body }) => {
        status = body['status']
        return { id: CALCULATION, status }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: /^No 1 Rintoul/u }))
  await waitFor(() => expect(status).toBe('no'))
  await waitFor(() => expect(server.sent('changeScreening').length).toBe(1))
  const left = within(await screen.findByRole('region', { name: 'Left out by you' }))
  await user.click(left.getByRole('button', { name: /^Put back 1 Rintoul/u }))
  await waitFor(() => expect(status).toBe('watching'))
  expect(server.sent('changeCalculation').map(({ body }) => body)).toEqual([{ status: 'no' }, { status: 'watching' }])
})

it('leaves a home out of the list that was bought since, which stays owned', async () => {
  const homes = [listedHome(1, { calculation_id: CALCULATION }), listedHome(2)]
  const { user, server } = openApp(PATH, {
    answers: {
      ...screeningAnswers(storedScreening(homes)),
      readCalculation: { id: CALCULATION, status: 'owned' },
      changeCalculation: {},
    },
  })
  await user.click(await screen.findByRole('button', { name: /^No 1 Rintoul/u }))
  await waitFor(() => expect(server.sent('changeScreening')).toHaveLength(1))
  expect(server.sent('changeCalculation')).toEqual([])
})

it('stores a large list without its results, and shows an account only its own', () => {
  openApp('/screen', { answers: screeningAnswers(LIST) })
  expect(storeOpened({ ...LIST, name: 'x'.repeat(1_500_000) })).toBe(true)
  expect(readOpened(LIST_ID)?.screening).toMatchObject({ results: [], areas: [], homes: LIST.homes })
  expect(storeOpened(LIST)).toBe(true)
  expect(readOpened(LIST_ID)?.screening.results).toHaveLength(2)
  storeWaiting({ ...LIST, id: WAITING })
  storeUnsent(LIST_ID, { version: 1, changes: LEFT_OUT })
  storeToken(`e30.${btoa(JSON.stringify({ sub: 'account-2', iat: 0, exp: 4e9 })).replaceAll('=', '')}.x`)
  expect([readOpened(LIST_ID), readWaiting(), readUnsent(LIST_ID)]).toEqual([null, null, null])
  forgetSession()
  expect(Object.keys(localStorage).filter((key) => key.includes('list'))).toEqual([])
})

it('says when the browser has no room for the list', async () => {
  const { visit } = openApp('/screen', { answers: screeningAnswers(LIST) })
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  visit(PATH)
  expect(await screen.findByText(/no room to store the list/u)).toBeTruthy()
  setItem.mockRestore()
})

it('sends a list under one key until it is changed, also after a reload', async () => {
  const lost = refuse(504, { error: 'Gateway timeout', code: 'internal' })
  const { user, server, visit } = openApp('/screen', { answers: { ...screeningAnswers(LIST), createScreening: lost } })
  storeWaiting({ ...LIST, id: WAITING })
  const keep = async (times: number) => {
    await user.click(await screen.findByRole('button', { name: 'Keep this list' }))
    await waitFor(() => expect(server.sent('createScreening')).toHaveLength(times))
    await screen.findByText(/Something went wrong/u)
  }
  visit('/screen/waiting')
  await keep(1)
  visit('/screen/waiting')
  await keep(2)
  await user.click(screen.getByRole('button', { name: /^No 1 Rintoul/u }))
  await keep(3)
  visit('/screen/waiting')
  await keep(4)
  const sent = server.sent('createScreening')
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[1])
  expect(keys[3]).toBe(keys[2])
  expect(sent[3]?.body).toEqual(sent[2]?.body)
  expect(sent[3]?.body['homes']).toHaveLength(1)
})
