import { expect, it } from 'vitest'
import { findSuburbs } from './find-suburbs.ts'

const area = (sa2_code: string, suburb: string, territorial_authority: string, name = suburb) => ({
  sa2_code,
  name,
  suburb,
  territorial_authority,
  latitude: null,
  longitude: null,
})
const AREAS = [
  area('1,2', 'Newtown', 'Wellington City'),
  area('1', 'Newtown', 'Wellington City', 'Newtown North'),
  area('3', 'Hillcrest', 'Hamilton City'),
  area('4', 'Hillcrest', 'Auckland'),
  area('5', 'Te Aro', 'Wellington City'),
  area('6', 'Hamilton East', 'Hamilton City'),
  area('7', 'Frankton', 'Queenstown-Lakes District'),
  area('8', 'Queenstown Central', 'Queenstown-Lakes District', 'Queenstown'),
  area('9', 'Petone', 'Lower Hutt City'),
]
const find = findSuburbs(AREAS)
const codes = (address: string) => find(address).areas.map(({ sa2_code }) => sa2_code)

it.each([
  ['Newtown', ['1,2']],
  ['12 Rintoul Street, Newtown', ['1,2']],
  ['12 Rintoul Street, Newtown, Wellington 6021', ['1,2']],
  ['12 Rintoul Street Newtown', ['1,2']],
  ['12 Rintoul Street Newtown Wellington', ['1,2']],
  ['4/20 Tory Street, Te Aro, Wellington', ['5']],
  ['1 Newtown Avenue, Te Aro', ['5']],
  ['9 Grey Street, Hamilton East', ['6']],
  ['Newtown North, Wellington', ['1']],
])('finds the suburb of %s', (address, expected) => {
  expect(codes(address)).toEqual(expected)
})

it('takes the district that is named, and otherwise gives each', () => {
  expect(codes('3 Cambridge Road, Hillcrest, Hamilton')).toEqual(['3'])
  expect(codes('3 Cambridge Road, Hillcrest')).toEqual(['3', '4'])
})

it('finds none for what no suburb is named in', () => {
  expect(codes('Lot 7 somewhere')).toEqual([])
  expect(codes('12 Rintoul Street, Wellington')).toEqual([])
})

it('asks where the district or town that is written is another one', () => {
  expect(find('12 Lake Road, Frankton')).toMatchObject({ areas: [{ sa2_code: '7' }], isSure: true })
  expect(find('12 Lake Road, Frankton, Queenstown')).toMatchObject({ areas: [{ sa2_code: '7' }], isSure: true })
  expect(find('12 Lake Road, Frankton, Hamilton')).toMatchObject({ areas: [{ sa2_code: '7' }], isSure: false })
  expect(find('8 Jackson Street, Petone, Wellington')).toMatchObject({ areas: [{ sa2_code: '9' }], isSure: false })
  expect(find('8 Jackson Street, Petone, Lower Hutt, Wellington').isSure).toBe(true)
  expect(find('3 Cambridge Road, Hillcrest, Wellington')).toMatchObject({
    areas: [{ sa2_code: '3' }, { sa2_code: '4' }],
    isSure: false,
  })
})

it('finds the suburbs of two thousand addresses among two thousand areas at once', () => {
  const many = Array.from({ length: 2000 }, (_, at) => area(`${at}`, `Suburb${at}`, 'Auckland'))
  const begin = performance.now()
  const inMany = findSuburbs(many)
  for (const { suburb } of many) expect(inMany(`1 A Street, ${suburb}, Auckland`).isSure).toBe(true)
  expect(performance.now() - begin).toBeLessThan(2000)
})
