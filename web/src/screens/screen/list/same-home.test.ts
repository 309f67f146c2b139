import { expect, it } from 'vitest'
import { hasSameAddress, isSameHome } from './same-home.ts'

type Place = Parameters<typeof isSameHome>[1]

const HOME: Place = { property: '1 High Street, Hillcrest', suburb: 'Hillcrest', city: 'Hamilton', sa2_code: '180100' }

it.each<[string, Partial<Place>, boolean]>([
  ['written otherwise', { property: '1 HIGH street Hillcrest', city: 'hamilton' }, true],
  ['whose area is not known', { sa2_code: null }, true],
  ['whose city is not known', { city: null }, true],
  ['of another city and area', { city: 'Auckland', sa2_code: '120200' }, false],
  ['of another city without an area', { city: 'Auckland', sa2_code: null }, false],
  ['of no known city or area', { city: null, sa2_code: null }, false],
  ['of another suburb', { suburb: 'Silverdale' }, false],
  ['of no known suburb', { suburb: null }, false],
  ['of another number', { property: '11 High Street, Hillcrest' }, false],
])('compares a home with one %s', (_, changes, isSame) => {
  expect(isSameHome({ ...HOME, ...changes }, HOME)).toBe(isSame)
  expect(isSameHome(HOME, { ...HOME, ...changes })).toBe(isSame)
})

it('takes no two homes without a suburb for one', () => {
  const home = { ...HOME, suburb: null }
  expect([hasSameAddress(home, home), isSameHome(home, home)]).toEqual([false, false])
})
