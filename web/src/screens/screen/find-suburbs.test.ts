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
]
const codes = (address: string) => findSuburbs(AREAS, address).map(({ sa2_code }) => sa2_code)

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
