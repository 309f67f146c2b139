// @vitest-environment jsdom
import {
  LOSING,
  EARNING,
  owned,
  summarisePortfolio,
  TODAY,
  withAnalysis,
} from '@homeyield/domain/analysis/testing/owned-homes'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ACCOUNT } from '../../testing/answers.ts'
import { openApp } from '../../testing/open-app.tsx'

const HOMES = [
  { ...LOSING, property: '1 Long Street, Napier' },
  withAnalysis(
    { ...EARNING, property: '2 Short Street, Napier' },
    {
      settlement_date: '2015-06-30',
      tenancy: { tenancy_start: '2026-03-01' },
      loans: [{ name: 'Fixed', fixed_until: '2027-01-10' }],
    },
  ),
]

function openPortfolio(homes = HOMES) {
  const portfolio = { as_at: TODAY, left_out: 0, ...summarisePortfolio(owned(...homes), TODAY) }
  openApp('/portfolio', { answers: { readPortfolio: portfolio } })
}

const regionOf = (name: string) => screen.findByRole('region', { name })

it('begins with the totals, then has what needs doing, and the homes with their next dates', async () => {
  openPortfolio()
  const main = within(await screen.findByRole('main'))
  await main.findByText('Worth today', { selector: 'dt' })
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'What needs doing',
    'Homes',
    'When your rates end',
    'The year after tax',
  ])
  const totals = main
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent])
  expect(totals.slice(0, 2)).toEqual([
    ['Worth today', '$1,300,000'],
    // 680,000 and what is left of 202,500 after eleven years.
    ['Owed today', expect.stringMatching(/^\$8\d\d,\d{3}$/u)],
  ])
  const tasks = within(await regionOf('What needs doing'))
  expect(tasks.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    '2 Short Street The rent may go up from 1 Mar 2027: give notice by 31 Dec 2026.',
    '2 Short Street The fixed rate of Fixed ends on 10 Jan 2027.',
    '2 Short Street Its worth is what was paid: it was settled on 30 Jun 2015.',
    'Add when the tenancy began and the rent last rose, to see when it may go up.',
  ])
  expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/calculator/1/rent',
    '/portfolio/rates#loan-1-0',
    '/calculator/1/years',
    '/calculator/0/rent',
  ])
  const homes = within(await regionOf('Homes'))
  expect(homes.getByRole('row', { name: /^1 Long Street/u }).lastChild?.textContent).toMatch(
    /^1 Dec 2027: fixed rate of A ends, then 5\.49%\. From/u,
  )
})

it('says of each worth what it is, and leads to where it is entered', async () => {
  const paid = withAnalysis(LOSING, { settlement_date: '2015-06-30' })
  openPortfolio([
    { ...paid, property: '1 A Street' },
    { ...withAnalysis(paid, { current_value: 900_000, current_value_on: '2024-09-01' }), property: '2 B Street' },
    { ...withAnalysis(paid, { value_source: 'capital_value' }), property: '3 C Street', capital_value: 880_000 },
    { ...withAnalysis(paid, { value_source: 'capital_value' }), property: '4 D Street' },
    { ...withAnalysis(paid, { value_source: 'estimated_value' }), property: '5 E Street' },
  ])
  const homes = within(await regionOf('Homes'))
  const worthOf = (name: string) =>
    homes.getByRole('row', { name: new RegExp(`^${name}`, 'u') }).children[1]?.textContent
  expect(['1 A', '2 B', '3 C', '4 D'].map(worthOf)).toEqual([
    '$850,000 purchase price',
    '$900,000',
    '$880,000 capital value',
    '–',
  ])
  const tasks = within(await regionOf('What needs doing'))
  expect(tasks.getAllByRole('link', { name: /its worth/u }).map((link) => link.getAttribute('href'))).toEqual([
    '/calculator/0/years',
    '/calculator/1/years',
    '/calculator/3',
    '/calculator/4/bank',
  ])
})

it('says what is missing, and shows the year before tax without owners', async () => {
  openPortfolio([withAnalysis(LOSING, { owners: null }), { ...EARNING, purpose: 'live_in' }])
  const year = within(await regionOf('The year after tax'))
  expect(year.getByRole('columnheader', { name: '1 home' })).toBeTruthy()
  // Reference case P2.
  expect(year.getByRole('row', { name: 'Cash before tax −$17,900' })).toBeTruthy()
  expect(year.queryByRole('row', { name: /^Tax/u })).toBeNull()
  expect(year.getByText('Not counted in the tax:')).toBeTruthy()
  expect(year.getByRole('link', { name: 'Losing' }).getAttribute('href')).toBe('/calculator/0/years')
  expect(year.getByText(/^Add an owner to a home that you let to see this/u)).toBeTruthy()
  expect(within(await regionOf('Homes')).getByText(/You live there: it costs \$\d+ a week\./u)).toBeTruthy()
})

it('says of each home why its year is not 52 times its week', async () => {
  const refixes = withAnalysis(EARNING, { loans: [{ fixed_until: '2027-06-01', rate_after: 8 }] })
  openPortfolio([{ ...refixes, property: '2 Short Street, Napier' }, EARNING])
  const items = within(await regionOf('The year after tax')).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '2 Short Street: The first year holds a change on 1 Jun 2027, so it is not 52 times the week.',
  ])
  expect(screen.getByText(/Not 52 times the week/u).textContent).toContain('“The year after tax” has why.')
})

it('says nothing of weeks where each year is 52 times its week', async () => {
  openPortfolio([EARNING])
  await regionOf('The year after tax')
  expect(screen.queryByText(/Not 52 times the week/u)).toBeNull()
})

it.each([
  ['a company', [{ name: 'Hill Ltd', kind: 'company' as const }], true],
  ['a person', LOSING.analysis?.owners, false],
])('says what the tax of a company leaves out: %s', async (_, owners, said) => {
  openPortfolio([withAnalysis(LOSING, { owners })])
  const text = (await regionOf('The year after tax')).textContent
  expect(text.includes('Of a company, the 28 % that it pays itself are counted.')).toBe(said)
})

it('says that nothing needs doing', async () => {
  openPortfolio([withAnalysis(LOSING, { tenancy: { tenancy_start: TODAY } })])
  expect(within(await regionOf('What needs doing')).getByText(/^Nothing today/u)).toBeTruthy()
})

it('shows a free account what it would have, and asks for nothing', async () => {
  const { server } = openApp('/portfolio', { answers: { readAccount: { ...ACCOUNT, premium: false } } })
  expect(await screen.findByText('With Premium, this page has:')).toBeTruthy()
  expect(screen.getByText('What needs doing', { selector: 'dt' })).toBeTruthy()
  expect(server.sent('readPortfolio')).toEqual([])
})
