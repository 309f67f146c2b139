import type { Area } from '@homeyield/contract/area'
import { expect, it } from 'vitest'
import { buildAreaIndex } from './area-index.ts'

function area(name: string, territorial_authority = 'Auckland', region = 'Auckland Region'): Area {
  return { sa2_code: String(name.length).padStart(6, '0'), name, suburb: name, territorial_authority, region }
}

const index = buildAreaIndex([
  area('Ōtāhuhu Central'),
  area('Ōtāhuhu East'),
  area('Mount Ōtāhuhu'),
  area('Newtown West', 'Wellington City', 'Wellington Region'),
  area('Newtown East', 'Wellington City', 'Wellington Region'),
  area('Richmond Central', 'Tasman District', 'Tasman Region'),
  area('Richmond (Christchurch City)', 'Christchurch City', 'Canterbury Region'),
  area('Northcote Central'),
  area('Mount Eden North'),
  area('Mt Cook East', 'Wellington City', 'Wellington Region'),
  area('Quay Street-Customs Street'),
  area('St Kilda Central', 'Dunedin City', 'Otago Region'),
  area('Saint Johns East'),
  area("Hawke's Bay Airport", 'Napier City', "Hawke's Bay Region"),
  area('Westown', 'New Plymouth District', 'Taranaki Region'),
])
const find = (text: string) => index.find(text, 10).map((found) => found.name)

it('finds without macrons, and with them', () => {
  expect(find('otahuhu')).toEqual(['Ōtāhuhu Central', 'Ōtāhuhu East', 'Mount Ōtāhuhu'])
  expect(find('ŌTĀHUHU E')).toEqual(['Ōtāhuhu East'])
  expect(find('ootaahuhu e')).toEqual(['Ōtāhuhu East'])
})

it('puts the beginning of a name before that of a word, and both before the middle of one', () => {
  expect(find('we')).toEqual(['Westown', 'Newtown West'])
  expect(find('ri')).toEqual(['Richmond (Christchurch City)', 'Richmond Central'])
  expect(find('town')).toEqual(['Newtown East', 'Newtown West', 'Westown'])
})

it('puts whole words before beginnings, at the front of a name and inside it', () => {
  const five = buildAreaIndex([
    area('Newark'),
    area('Brook-Newark'),
    area('Old New Park'),
    area('New Plain'),
    area('Renewed'),
  ])
  expect(five.find('new', 10).map((found) => found.name)).toEqual([
    'New Plain',
    'Old New Park',
    'Newark',
    'Brook-Newark',
    'Renewed',
  ])
})

it('finds the areas of an everyday suburb, before names that only begin like it', () => {
  const wellington = buildAreaIndex([
    area('Te Aroha East', 'Matamata-Piako District', 'Waikato Region'),
    { ...area('Vivian East', 'Wellington City', 'Wellington Region'), sa2_code: '252100' },
    { ...area('Courtenay', 'Wellington City', 'Wellington Region'), sa2_code: '251800' },
  ])
  const names = (text: string) => wellington.find(text, 10).map((found) => found.name)
  expect(names('te aro')).toEqual(['Courtenay', 'Vivian East', 'Te Aroha East'])
  expect(names('te ar')).toEqual(['Te Aroha East', 'Courtenay', 'Vivian East'])
  expect(names('te aro wellington')).toEqual(['Courtenay', 'Vivian East'])
  expect(names('courtenay')).toEqual(['Courtenay'])
})

it('finds by words in any order, and by the district', () => {
  expect(find('east newtown')).toEqual(['Newtown East'])
  expect(find('richmond tasman')).toEqual(['Richmond Central'])
  expect(find('newtown tasman')).toEqual([])
  expect(find('auckland')).toEqual([])
})

it.each([
  ['mt eden', ['Mount Eden North']],
  ['mount cook', ['Mt Cook East']],
  ['quay st', ['Quay Street-Customs Street']],
  ['saint kilda', ['St Kilda Central']],
  ['st johns', ['Saint Johns East']],
])('finds the short and the long form: %s', (text, names) => expect(find(text)).toEqual(names))

it('offers only the nearest of misspelt names', () => {
  const two = buildAreaIndex([area('Otahuhu'), area('Omahuta')])
  expect(two.find('otahuu', 10).map((found) => found.name)).toEqual(['Otahuhu'])
  const swap = buildAreaIndex([area('Newtons Road'), area('Newtown East')])
  expect(swap.find('newtwon', 10).map((found) => found.name)).toEqual(['Newtons Road', 'Newtown East'])
  expect(two.find('omahut', 10).map((found) => found.name)).toEqual(['Omahuta'])
})

it('finds with or without an apostrophe', () => {
  expect(find('hawkes bay')).toEqual(["Hawke's Bay Airport"])
  expect(find("hawke's bay")).toEqual(["Hawke's Bay Airport"])
})

it.each([
  ['otahuu', ['Ōtāhuhu Central', 'Ōtāhuhu East', 'Mount Ōtāhuhu']],
  ['newtwon', ['Newtown East', 'Newtown West']],
  ['newtowm', ['Newtown East', 'Newtown West']],
  ['northcoat', ['Northcote Central']],
  ['richmomd', ['Richmond (Christchurch City)', 'Richmond Central']],
  ['new', ['Newtown East', 'Newtown West']],
  ['nwe', []],
  ['nawtown', ['Newtown East', 'Newtown West']],
  ['xxnewtown', ['Newtown East', 'Newtown West']],
  ['xxxnewtown', []],
])('forgives small slips in %s', (text, names) => expect(find(text)).toEqual(names))

it('returns nothing for an empty text, and no more than the limit', () => {
  expect(find('')).toEqual([])
  expect(find(' -- ')).toEqual([])
  expect(find('n')).toEqual([])
  expect(find(' n ')).toEqual([])
  expect(index.find('ne', 2)).toHaveLength(2)
})

it('takes little time for a long text', () => expect(find('zq '.repeat(5000))).toEqual([]))
