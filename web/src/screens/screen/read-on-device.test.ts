// @vitest-environment jsdom
import { makeRentTable, type RentFigures } from '@homeyield/domain/rent/rent-table'
import { expect, it } from 'vitest'
import { FIRST_LIST_TERMS } from './post-list.ts'
import { changeOnDevice, givenHomes, readOnDevice } from './read-on-device.ts'

const RENT: RentFigures = {
  dwelling: 'House',
  number_of_bedrooms: 3,
  lower_quartile: 600,
  median: 650,
  upper_quartile: 700,
  interval_80: [599, 706],
  confidence: 'Medium',
  period: '2025-07-01',
}
const area = (sa2_code: string, suburb: string, territorial_authority: string) => ({
  area: { sa2_code, name: suburb, suburb, territorial_authority, latitude: null, longitude: null },
  entries: [RENT],
})
const TABLE = makeRentTable('1', [
  area('1', 'Newtown', 'Wellington City'),
  area('2', 'Hillcrest', 'Hamilton City'),
  area('3', 'Hillcrest', 'Auckland'),
])
const TEXT = `12 Rintoul Street, Newtown, Wellington, 3 bedroom house, $650,000
5 Cambridge Road, Hillcrest, 3 bedroom house, auction
1 Nowhere Lane, Atlantis, 3 bedroom house, $500,000`
const DAY = new Date('2026-11-27T00:00:00Z')
const read = () => readOnDevice(TEXT, TABLE, FIRST_LIST_TERMS, DAY)

it('gives each home the rent of its suburb, and asks where a suburb is in two districts', () => {
  const { homes, results, as_at } = read()
  expect(homes.map(({ state, found, sa2_code }) => [state, found, sa2_code])).toEqual([
    ['known', 'suburb', '1'],
    ['question', null, null],
    ['not_found', null, null],
  ])
  expect(homes[1]?.candidates).toEqual([
    { id: '2', address: 'Hillcrest, Hamilton City' },
    { id: '3', address: 'Hillcrest, Auckland' },
  ])
  // docs/method/screening.md, "Chance".
  expect(results).toMatchObject([{ id: homes[0]?.id, chance: 0.7296, gross_rental_yield: 5.2 }])
  expect(as_at).toBe('2026-11-27')
})

it('finds the place of an answer and of another address', () => {
  const list = read()
  const [, asked, lost] = list.homes
  const answered = changeOnDevice(list, { homes: [{ id: asked?.id ?? '', candidate_id: '3' }] }, TABLE)
  expect(answered.homes[1]).toMatchObject({ state: 'known', sa2_code: '3', candidates: [] })
  // The price at which it works: docs/method/screening.md.
  expect(answered.results.find(({ id }) => id === asked?.id)).toMatchObject({ works_at: 676_676 })
  const moved = changeOnDevice(list, { homes: [{ id: lost?.id ?? '', property: 'Newtown' }] }, TABLE)
  expect(moved.homes[2]).toMatchObject({ state: 'known', sa2_code: '1', property: 'Newtown' })
})

it('sends the homes as they were changed, for the server to find their places', () => {
  const list = read()
  const [first, second] = list.homes
  const changes = [
    { id: first?.id ?? '', purchase_price: 600_000 },
    { id: second?.id ?? '', left_out: true },
  ]
  const sent = givenHomes(changeOnDevice(list, { homes: changes }, TABLE))
  expect(sent).toHaveLength(2)
  expect(sent[0]).toMatchObject({ number_of_bedrooms: 3, dwelling: 'House', purchase_price: 600_000 })
  expect(sent[0]).not.toHaveProperty('sa2_code')
})

it('sends with a home what was not certain in its line', () => {
  const list = readOnDevice('7 Rintoul Street, Newtown, 3 bedroom house, around $650,000', TABLE, FIRST_LIST_TERMS, DAY)
  expect(list.homes[0]?.doubts).toEqual(['The list gives an approximate price.'])
  expect(givenHomes(list)).toMatchObject([{ doubts: ['price_about'] }])
})

it('refuses a text with more homes than a list has, and one without any, as the server does', () => {
  const lines = Array.from({ length: 2001 }, (_, at) => `${at + 1} Rintoul Street, Newtown, Wellington`).join('\n')
  const readText = (text: string) => () => readOnDevice(text, TABLE, FIRST_LIST_TERMS, DAY)
  expect(readText(lines)).toThrow('A list has at most 2,000 homes and 30,000 lines.')
  expect(readText('Hello')).toThrow('We found no home in this.')
})
