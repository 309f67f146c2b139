// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { expect, it, vi } from 'vitest'
import { calculationQuery } from '../../api-client/queries.ts'
import { queryClient } from '../../api-client/query-client.ts'
import { openApp } from '../../testing/open-app.tsx'
import { refuse } from '../../testing/stand-in-server.ts'
import { writeJsonFile } from '../../components/spreadsheets/read/json-file.ts'
import { savedCalculation, storeCalculations } from '../../testing/store-calculations.ts'
import { writeCsvFile } from './write/write-files.ts'

async function choose(...lines: readonly string[]) {
  return chooseBeside([], ...lines)
}

async function chooseBeside(saved: readonly SavedCalculation[], ...lines: readonly string[]) {
  const stored = storeCalculations(...saved)
  const { user, server, visit } = openApp('/importexport', { answers: stored.answers })
  const upload = async (...given: readonly string[]) => {
    const input = await screen.findByLabelText('Choose a file')
    await user.upload(input, new File([given.join('\n')], 'homes.csv', { type: 'text/csv' }))
  }
  await upload(...lines)
  const region = await screen.findByRole('region', { name: 'Rows of the file, as a table' })
  const row = (number: number) => within(region).getByRole('row', { name: new RegExp(`^${number} `, 'u') })
  return { user, server, visit, upload, row, all: stored.all }
}

it('shows what is read, asks, and saves what is ticked and answered', async () => {
  const { user, row, server } = await choose(
    'My rentals,,',
    'Address,Price,Rent (monthly)',
    '1 Rata Road,850000,2800',
    '2 Rata Road,850000,"650,50"',
    '3 Rata Road,dear,2800',
    '4 Rata Road,850000,2800',
    'Total,3400000,11200',
  )
  const notes = within(screen.getByRole('list', { name: 'How the file is read' }))
  notes.getByText('The headings are in row 2.')
  notes.getByText('“Rent (monthly)”: amounts for a month: × 12 / 52 is a week.')
  expect(row(7).textContent).toContain('A total, not a home.')
  screen.getByText(/^2 calculations can be imported, 1 row cannot\. 1 row not ticked\. Look at 1 row first/u)

  await user.click(screen.getByRole('checkbox', { name: 'Take row 6' }))
  expect(row(6).textContent).toContain('Left out')
  await user.click(screen.getByRole('button', { name: 'Use this in row 4' }))
  expect(row(4).textContent).toContain('Ready')

  await user.click(screen.getByRole('button', { name: 'Change the cells of row 5' }))
  const price = within(row(5)).getByRole('textbox', { name: 'Price' })
  expect(price).toHaveProperty('value', 'dear')
  await user.clear(price)
  await user.type(price, '1.2m{Enter}')
  await waitFor(() => expect(row(5).textContent).toContain('$1,200,000'))

  await user.click(screen.getByRole('button', { name: 'Import 3 calculations' }))
  await screen.findByText('3 of 3 calculations imported.')
  expect(server.sent('createCalculation').map(({ body }) => body)).toEqual([
    { property: '1 Rata Road', purchase_price: 850_000, weekly_rental_income: 646 },
    { property: '2 Rata Road', purchase_price: 850_000, weekly_rental_income: 150 },
    { property: '3 Rata Road', purchase_price: 1_200_000, weekly_rental_income: 646 },
  ])
})

it('takes ten homes under odd headings in two interactions: the file, and Import', async () => {
  const homes = Array.from({ length: 10 }, (_, at) => `${at + 1} Rata Road,Unit,3,2800,725,590k,310000,5.49,12/01/2027`)
  const { user, server } = await choose(
    'Our rentals as at October',
    'Street address,Property type,Beds,Rent (monthly),Rates (quarterly),Value now,Owed 1,Rate 1,Fixed until 1',
    ...homes,
    'TOTAL,,,28000,7250,5900k,3100000,,',
  )
  await user.click(screen.getByRole('button', { name: 'Import 10 calculations' }))
  await screen.findByText('10 of 10 calculations imported.')
  expect(server.sent('createCalculation')[0]?.body).toMatchObject({
    property: '1 Rata Road',
    status: 'owned',
    number_of_bedrooms: 3,
    // 2,800 × 12 / 52
    weekly_rental_income: 646,
    rates: 2900,
    analysis: {
      current_value: 590_000,
      loans: [{ amount: 310_000, interest_rate: 5.49, fixed_until: '2027-01-12', term_months: 360 }],
    },
  })
})

it('answers a question that all rows ask at once, and another for itself', async () => {
  const homes = Array.from({ length: 10 }, (_, at) => `${at + 1} Rata Road,${2008 + at},${at === 9 ? 310 : 310_000}`)
  const { user, row, server } = await choose('Address,Bought,Owed', ...homes)
  await user.click(screen.getByRole('button', { name: 'Use what is read in 9 rows with this question' }))
  expect(row(2).textContent).toContain('Ready')
  expect(row(11).textContent).toContain('neither thousands nor what is paid')
  await user.click(screen.getByRole('button', { name: 'Use this in row 11' }))
  await user.click(screen.getByRole('button', { name: 'Import 10 calculations' }))
  await screen.findByText('10 of 10 calculations imported.')
  expect(server.sent('createCalculation')[0]?.body).toMatchObject({ analysis: { settlement_date: '2008-01-01' } })
})

it('does not tick an address that is saved already, which can still be ticked', async () => {
  const before = savedCalculation({ property: '1 Rata Road', suburb: 'Newtown' })
  const { user, row, server, all } = await chooseBeside(
    [before],
    'Address,Suburb,Price',
    '1 rata road,,850000',
    '1 Rata Road,Karori,850000',
    '2 Rata Road,Newtown,850000',
  )
  await waitFor(() => expect(row(2).textContent).toContain('You have saved this address already, last on 20 Nov 2026.'))
  expect(row(3).textContent).toContain('Ready')
  await user.click(screen.getByRole('button', { name: 'Import 2 calculations' }))
  await screen.findByText('2 of 2 calculations imported.')
  await waitFor(() => expect(row(4).textContent).toContain('Imported'))
  expect(all()).toHaveLength(3)
  expect(server.sent('createCalculation')).toHaveLength(2)
})

it('imports an address again that a person ticks, once', async () => {
  const before = savedCalculation({ property: '1 Rata Road' })
  const { user, row, all } = await chooseBeside([before], 'Address,Price', '1 Rata Road,850000')
  await screen.findByText(/^0 calculations can be imported\. 1 row not ticked\./u)
  await user.click(screen.getByRole('checkbox', { name: 'Take row 2' }))
  await user.click(await screen.findByRole('button', { name: 'Import 1 calculation' }))
  await screen.findByText('1 of 1 calculation imported.')
  expect(row(2).textContent).toContain('Imported')
  expect(all()).toHaveLength(2)
})

it('shows what a home is worth and owes where a row has it', async () => {
  const { row } = await choose(
    'Address,Worth today,Owed 1,Rate 1,Owed 2,Rate 2',
    '1 Rata Road,905000,310000,6,90000,7',
    '2 Rata Road,,,,,',
  )
  expect(screen.getByRole('columnheader', { name: 'Owed in all' })).toBeDefined()
  const cells = within(row(2))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(cells.slice(-2)).toEqual(['$905,000', '$400,000'])
  expect(row(2).textContent).toContain('Status: Owned')
})

it('names people of this household only, and keeps what the file says of others', async () => {
  const values = { kind: 'trust', other_income: 5, other_residential_net: -5 } as const
  const ours = { person_id: 'ours', name: 'Ana', share_pct: 60 }
  const theirs = { person_id: 'theirs', name: 'Hill Trust', share_pct: 40, ...values }
  const owners = [ours, theirs]
  const scenarios = [
    { id: '3b241101-e2bb-4255-8caf-4136c566a962', name: 'One', changes: { analysis: { owners: [theirs] } } },
  ]
  const inputs = { ...NOTHING_GIVEN, property: '1 Rata Road', analysis: { owners } }
  const exported = writeJsonFile([{ inputs, scenarios }], '2026-11-26T00:00:00.000Z')
  const { user, server } = openApp('/importexport', {
    answers: { ...storeCalculations().answers, readHousehold: { version: 1, people: [{ id: 'ours', name: 'Ana' }] } },
  })
  await user.upload(await screen.findByLabelText('Choose a file'), new File([exported], 'homes.json'))
  await user.click(await screen.findByRole('button', { name: 'Import 1 calculation' }))
  await screen.findByText('1 of 1 calculation imported.')
  const trust = { name: 'Hill Trust', share_pct: 40, ...values }
  expect(server.sent('createCalculation')[0]?.body).toMatchObject({
    analysis: { owners: [ours, trust] },
    scenarios: [{ changes: { analysis: { owners: [trust] } } }],
  })
  expect(JSON.stringify(server.sent('createCalculation')[0]?.body)).not.toContain('theirs')
})

it('undoes an import, but for what was changed since', async () => {
  const csv = ['Address,Price', '1 Rata Road,850000', '2 Rata Road,850000']
  const { user, server, visit, upload, all } = await choose(...csv)
  await user.click(screen.getByRole('button', { name: 'Import 2 calculations' }))
  await screen.findByText('2 of 2 calculations imported.')
  // A new document, as after the tab was closed, and another file since.
  sessionStorage.clear()
  visit('/importexport')
  await upload('Address,Price', '3 Rata Road,850000')
  await user.click(screen.getByRole('button', { name: 'Import 1 calculation' }))
  await screen.findByText('1 of 1 calculation imported.')
  const [, first] = screen.getAllByRole('button', { name: 'Undo the import' })
  const kept = all().find(({ property }) => property === '2 Rata Road')
  const later = all().find(({ property }) => property === '3 Rata Road')
  server.answer({ listCalculations: () => [...all().filter((one) => one !== kept), { ...kept, version: 2 }] })
  if (first) await user.click(first)
  await screen.findByText(
    'The import is undone: 1 calculation was deleted. 1 calculation was changed since and not deleted.',
  )
  expect(all()).toEqual([later, kept])
  expect(screen.getAllByRole('button', { name: 'Undo the import' })).toHaveLength(1)
})

it('reads a table as a person says: its headings, and homes as rows or columns', async () => {
  const { user, row } = await choose('Price,850000,900000', 'Address,1 Rata Road,2 Rata Road', 'Rent,650,700')
  screen.getByText(/headings in the first column/u)
  expect(row(3).textContent).toContain('2 Rata Road')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Each home is' }), 'a row')
  await screen.findByText('Choose the column that has the address.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Each home is' }), 'a column')
  await waitFor(() => expect(row(2).textContent).toContain('1 Rata Road'))
})

it('recognises a file that was exported here, and asks for no columns', async () => {
  const loan = { amount: 310_000, interest_rate: 6.49, owed_on: '2026-11-26' }
  const inputs = { ...NOTHING_GIVEN, property: '1 Rata Road', status: 'owned' as const, analysis: { loans: [loan] } }
  const { user, server } = openApp('/importexport', { answers: storeCalculations().answers })
  const file = new File([writeCsvFile([{ inputs, scenarios: [] }])], 'homes.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  await screen.findByText('This file was exported here: every input is read as it was.')
  expect(screen.queryByRole('combobox', { name: 'Headings' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Import 1 calculation' }))
  await screen.findByText('1 of 1 calculation imported.')
  expect(server.sent('createCalculation')[0]?.body).toMatchObject({ status: 'owned', analysis: { loans: [loan] } })
})

const KAURI = '126 Kauri Street, Waiheke, Auckland'

it('says that the search for an address failed, and searches again', async () => {
  const { user, server } = await choose('Address,Rent', '126 Kauri,650')
  const search = vi.fn<() => unknown>(() => refuse(502, { error: 'The search failed.', code: 'failed' }))
  server.answer({ searchAddresses: search })
  await user.click(screen.getByRole('button', { name: 'Import 1 calculation' }))
  expect(await screen.findByText('The search failed.')).toBeTruthy()
  expect(screen.queryByText(/No address found/u)).toBeNull()
  search.mockReturnValue([])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/No address found/u)).toBeTruthy()
})

it('finishes homes whose address is not known one after the other, as a part of the import', async () => {
  const { user, server, all } = await choose('Address,Rent', '126 Kauri,650', '1 Nowhere Road,700', '149 Queen,')
  server.answer({
    marketRentBySa2: [makeMarketRent({ number_of_bedrooms: 1, lower_quartile: 480, upper_quartile: 560 })],
  })
  await user.click(screen.getByRole('button', { name: 'Import 3 calculations' }))
  const box = await screen.findByRole('combobox', { name: '1 of 3: 126 Kauri' })
  await user.click(box)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(KAURI) }))
  await screen.findByRole('combobox', { name: '2 of 3: 1 Nowhere Road' })
  await screen.findByText('No address found: the addresses that can be searched here are samples. Leave it as it is.')
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }))
  await user.click(await screen.findByRole('combobox', { name: '3 of 3: 149 Queen' }))
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith('149 Queen Street') }))
  await screen.findByText('That was the last one.')
  // The copy for offline.
  const { id } = all().find(({ property }) => property === KAURI) ?? { id: '' }
  expect(queryClient.getQueryData(calculationQuery(id).queryKey)).toMatchObject({ property: KAURI, version: 2 })
  expect(all()).toMatchObject([
    {
      property: '149 Queen Street, Enderley, Hamilton',
      sa2_code: '182000',
      rent_source: 'market',
      market_lower_quartile: 480,
    },
    { property: KAURI, suburb: 'Waiheke', sa2_code: '111800', rent_source: 'typed', weekly_rental_income: 650 },
    { property: '1 Nowhere Road', sa2_code: null },
  ])
  await user.click(screen.getByRole('button', { name: 'Undo the import' }))
  await waitFor(() => expect(all()).toEqual([]))
})

it('finishes them later too', async () => {
  const { user, visit, all } = await choose('Address,Rent', '126 Kauri,650', '1 Nowhere Road,700')
  await user.click(screen.getByRole('button', { name: 'Import 2 calculations' }))
  await screen.findByRole('combobox', { name: '1 of 2: 126 Kauri' })
  visit('/importexport')
  await user.click(await screen.findByRole('button', { name: 'Find addresses that are not known yet' }))
  const [home = ''] = all().map(({ property }) => property)
  await user.click(await screen.findByRole('combobox', { name: `1 of 2: ${home}` }))
})
