// @vitest-environment jsdom
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { GIVEN_LOANS, GOLDEN_HOME } from '@homeyield/domain/analysis/testing/golden-deal'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { calculationQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { ACCOUNT } from '../../../testing/answers.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse, type Answers } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

import { ownedHomesQuery } from './owned-homes-query.ts'

const TODAY = '2026-12-01'

/** The golden home with three loans, and a small one with its own loan. */
function twoHomes() {
  const golden = savedCalculation(
    {
      ...GOLDEN_HOME,
      property: '12 Example Street, Testville',
      status: 'owned',
      analysis: { settlement_date: TODAY, loans: GIVEN_LOANS },
    },
    { id: 'golden', version: 7 },
  )
  const second = savedCalculation(
    { ...GOLDEN_HOME, property: '3 Second Street', status: 'owned', analysis: { settlement_date: '2024-12-01' } },
    { id: 'second', version: 2 },
  )
  return storeCalculations(golden, second)
}

function openRates(store = twoHomes(), answers: Answers = {}, hash = '') {
  const listed = (): object => ({ as_at: TODAY, left_out: 0, homes: owned(store.all()) })
  return openApp(`/portfolio/rates${hash}`, { answers: { ...store.answers, listOwnedHomes: listed, ...answers } })
}

function owned(all: readonly SavedCalculation[]) {
  return all.toSorted((one, other) => one.property.localeCompare(other.property))
}

const loan = (name: string) => screen.findByRole('listitem', { name })
const textOf = (element: HTMLElement) => element.textContent.replaceAll(/\s+/gu, ' ')
const week = () => textOf(screen.getByRole('region', { name: 'Your week, all homes together' }))

describe('rates that end', () => {
  it('gives the cash now the colour of its sign, and each loan the id that tasks link to', async () => {
    openRates()
    expect((await loan('12 Example Street, B')).id).toBe('loan-golden-1')
    const cash = screen.getByText('Cash each week now').nextElementSibling
    expect(cash?.textContent).toMatch(/^−/u)
    expect(cash?.getAttribute('data-sign')).toBe('loss')
  })

  it('begins at the loan of the address', async () => {
    const scroll = vi.fn<() => void>()
    openRates(twoHomes(), {}, '#loan-golden-1')
    Element.prototype.scrollIntoView = scroll
    const linked = await loan('12 Example Street, B')
    expect(document.activeElement).toBe(linked)
    expect(scroll.mock.contexts).toEqual([linked])
  })

  it('lists every loan by the day its rate ends, with the cents of its home’s page', async () => {
    openRates()
    const first = textOf(await loan('12 Example Street, A'))
    expect(first).toContain('Fixed until 1 Dec 2027')
    for (const text of ['$340,000', '4.49%', '30 years', '$793.80 a fortnight', '$887.08 a fortnight']) {
      expect(first).toContain(text)
    }
    const names = screen.getAllByRole('listitem').flatMap((item) => item.getAttribute('aria-label') ?? [])
    expect(names).toEqual([
      '12 Example Street, C',
      '3 Second Street, Loan 1',
      '12 Example Street, A',
      '12 Example Street, B',
    ])
    expect(screen.getByRole('row', { name: /Rates 2 points higher/u })).toBeTruthy()
  })

  it('tries a rate for one loan, and shows what it makes of the week', async () => {
    const { user } = openRates()
    const item = await loan('12 Example Street, A')
    const before = week()
    await user.type(within(item).getByLabelText('Try a rate'), '6.49')
    // Reference case S8: two points more than its rate.
    expect(textOf(item)).toContain('$985.19 a fortnight')
    expect(textOf(item)).toContain('$96 more a week')
    expect(week()).not.toBe(before)
  })

  it('tries one rate for all', async () => {
    const { user } = openRates()
    await user.type(await screen.findByLabelText('Try one rate for all'), '6.49')
    expect(textOf(await loan('12 Example Street, A'))).toContain('$985.19 a fortnight')
    const boxes = screen
      .getAllByLabelText('Try a rate')
      .map((box) => (box instanceof HTMLInputElement ? box.value : ''))
    expect(boxes).toEqual(['6.49', '6.49', '6.49', '6.49'])
    expect(screen.queryByText(/^For \d of/u)).toBeNull()
  })

  it('tells of how many loans another rate can be tried', async () => {
    const twice = { fixed_until: '2025-12-01', rate_after: 6.2 }
    const loans = [{ share_pct: 50, ...twice }, { share_pct: 50 }]
    const analysis = { settlement_date: '2024-12-01', loans }
    openRates(storeCalculations(savedCalculation({ ...GOLDEN_HOME, status: 'owned', analysis })))
    expect(await screen.findByText('For 1 of 2 loans.')).toBeTruthy()
  })

  it('refuses a rate outside its limits, and counts none', async () => {
    const { user } = openRates()
    const item = await loan('12 Example Street, A')
    await user.type(within(item).getByLabelText('Try a rate'), '101')
    expect(within(item).getByText('Enter a rate from 0 to 100')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Use these rates' })).toHaveProperty('disabled', true)
  })
})

describe('the published rates', () => {
  const published = (month_end: string) => ({
    source: 'Reserve Bank of New Zealand, tables B20 and B21',
    url: 'https://www.rbnz.govt.nz/statistics',
    standard: null,
    special: { month_end, rates: [{ term_months: 12, rate: 4.1 }] },
  })

  it.each([
    ['2026-10-31', 1],
    ['2026-01-31', 0],
  ])('of %s stand beside with their date, and are offered for a term %i times', async (monthEnd, times) => {
    const { user } = openRates(twoHomes(), { readMortgageRates: published(monthEnd) })
    expect(await screen.findByRole('table', { name: 'What banks advertise, a year' })).toBeTruthy()
    const item = await loan('12 Example Street, A')
    await user.selectOptions(within(item).getByLabelText('Fixed for'), '1 year')
    const offers = within(item).queryAllByRole('button', { name: /^Use 4\.10% \(special, 31 Oct 2026\)$/u })
    expect(offers).toHaveLength(times)
    expect(screen.queryAllByText(/more than three months old/u)).toHaveLength(1 - times)
    for (const offer of offers) await user.click(offer)
    expect(within(item).getByLabelText('Try a rate')).toHaveProperty('value', times === 1 ? '4.1' : '')
  })
})

describe('using the rates', () => {
  async function useRate(answers: Answers = {}) {
    const store = twoHomes()
    const app = openRates(store, answers)
    const item = await loan('12 Example Street, A')
    await app.user.type(within(item).getByLabelText('Try a rate'), '5.25')
    await app.user.click(screen.getByRole('button', { name: 'Use these rates' }))
    return { ...app, store, item }
  }

  it('writes them with the version of the home, and takes them back', async () => {
    const { user, server, store } = await useRate()
    expect(await screen.findByText(/The new rates are saved in 12 Example Street/u)).toBeTruthy()
    const [sent] = server.sent('changeCalculation')
    expect(sent?.params).toEqual({ id: 'golden' })
    expect(sent?.body).toMatchObject({
      version: 7,
      analysis: {
        settlement_date: TODAY,
        loans: [{ ...GIVEN_LOANS[0], rate_after: 5.25 }, GIVEN_LOANS[1], GIVEN_LOANS[2]],
      },
    })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/the rates are as they were before/u)).toBeTruthy()
    expect(server.sent('changeCalculation')[1]?.body['version']).toBe(8)
    expect(store.all().find(({ id }) => id === 'golden')?.analysis?.loans).toEqual(GIVEN_LOANS)
  })

  it('puts what was saved in the copy for offline, before the list is fetched', async () => {
    await useRate({ listCalculations: 'offline' })
    await screen.findByText(/The new rates are saved/u)
    expect(queryClient.getQueryData(calculationQuery('golden').queryKey)).toMatchObject({ version: 8 })
  })

  it('can be taken back again after an Undo without a connection', async () => {
    const { user, server, store } = await useRate()
    await screen.findByText(/The new rates are saved/u)
    server.answer({ changeCalculation: 'offline' })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/We could not reach our server/u)).toBeTruthy()
    server.answer(store.answers)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/the rates are as they were before/u)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(store.all().find(({ id }) => id === 'golden')?.analysis?.loans).toEqual(GIVEN_LOANS)
  })

  it('takes nothing typed while it is saving, and clears the boxes before the homes are fetched', async () => {
    const store = twoHomes()
    const listed = Promise.withResolvers<undefined>()
    const { server, user } = openRates(store)
    const item = await loan('12 Example Street, A')
    const box = within(item).getByLabelText('Try a rate')
    await user.type(box, '5.25')
    server.answer({
      listOwnedHomes: async () => {
        await listed.promise
        return { as_at: TODAY, left_out: 0, homes: owned(store.all()) }
      },
    })
    await user.click(screen.getByRole('button', { name: 'Use these rates' }))
    await waitFor(() => expect(box).toHaveProperty('value', ''))
    await user.type(box, '9')
    expect(box).toHaveProperty('value', '')
    listed.resolve(undefined)
    await waitFor(async () => {
      await user.type(box, '6')
      expect(box).toHaveProperty('value', '6')
    })
  })

  it('drops the rates tried for a home whose loans were changed elsewhere, and says so', async () => {
    const store = twoHomes()
    const { user } = openRates(store)
    for (const name of ['12 Example Street, A', '3 Second Street, Loan 1']) {
      // One after the other, as a person types.
      // oxlint-disable-next-line no-await-in-loop
      await user.type(within(await loan(name)).getByLabelText('Try a rate'), '5.25')
    }
    const change = store.answers.changeCalculation as (sent: object) => unknown
    change({
      params: { id: 'golden' },
      body: { analysis: { settlement_date: TODAY, loans: GIVEN_LOANS.toReversed() } },
    })
    change({ params: { id: 'second' }, body: { rates: 3000 } })
    await queryClient.invalidateQueries(ownedHomesQuery)
    expect(await screen.findByText(/The loans of 12 Example Street changed meanwhile/u)).toBeTruthy()
    expect(within(await loan('12 Example Street, C')).getByLabelText('Try a rate')).toHaveProperty('value', '')
    expect(within(await loan('3 Second Street, Loan 1')).getByLabelText('Try a rate')).toHaveProperty('value', '5.25')
  })

  it('loses nothing when the home was changed meanwhile: it is said, and the rate stays', async () => {
    const conflict = () => refuse(409, { error: 'Changed meanwhile.', code: 'changed_meanwhile' })
    const { item } = await useRate({ changeCalculation: conflict })
    expect(await screen.findByText(/12 Example Street changed on another page or device meanwhile/u)).toBeTruthy()
    expect(within(item).getByLabelText('Try a rate')).toHaveProperty('value', '5.25')
  })

  it('says why nothing was saved without a connection, and the rate stays', async () => {
    const { item } = await useRate({ changeCalculation: 'offline' })
    expect(await screen.findByText(/We could not reach our server/u)).toBeTruthy()
    expect(within(item).getByLabelText('Try a rate')).toHaveProperty('value', '5.25')
  })

  it('writes the parts of a loan that is split', async () => {
    const { user, server } = openRates()
    const item = await loan('12 Example Street, A')
    await user.click(within(item).getByRole('button', { name: 'Split 12 Example Street, A' }))
    const [first, second] = within(item).getAllByLabelText('Fixed for')
    const [one, other] = within(item).getAllByLabelText('Try a rate')
    if (!first || !second || !one || !other) throw new Error('Two parts')
    await user.selectOptions(first, '1 year')
    await user.selectOptions(second, '2 years')
    await user.type(one, '5')
    expect(screen.getByRole('button', { name: 'Use these rates' })).toHaveProperty('disabled', true)
    await user.type(other, '5.5')
    await user.click(screen.getByRole('button', { name: 'Use these rates' }))
    await screen.findByText(/The new rates are saved/u)
    expect(server.sent('changeCalculation')[0]?.body).toMatchObject({
      analysis: {
        loans: [
          { name: 'A, 1 year', amount: 170_000, rate_after: 5 },
          { name: 'A, 2 years', rate_after: 5.5 },
          { name: 'B' },
          { name: 'C' },
        ],
      },
    })
  })
})

it('says what it would show, without an owned home and without Premium', async () => {
  openRates(storeCalculations())
  expect(await screen.findByText(/No saved calculation has the status Owned/u)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add a home that I own' })).toBeTruthy()
})

it.each(['/portfolio', '/portfolio/bank'])('%s offers to add a home while none is owned', async (path) => {
  const empty = { as_at: TODAY, left_out: 0, homes: [] }
  openApp(path, { answers: { ...storeCalculations().answers, readPortfolio: empty } })
  expect(await screen.findByText(/No saved home has the status Owned yet/u)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Add a home that I own' })).toHaveLength(1)
})

it.each(['/portfolio', '/portfolio/rates'])('%s says that the account could not be read', async (path) => {
  const failed = () => refuse(502, { error: 'The account failed.', code: 'failed' })
  openApp(path, { answers: { readAccount: failed } })
  expect(await screen.findByText('The account failed.')).toBeTruthy()
})

it('is for Premium', async () => {
  const { server } = openRates(twoHomes(), { readAccount: { ...ACCOUNT, premium: false } })
  expect(await screen.findByText(/With Premium, this page lists/u)).toBeTruthy()
  expect(server.sent('listOwnedHomes')).toEqual([])
})
