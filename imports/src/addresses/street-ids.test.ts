import { expect, it } from 'vitest'
import { sourceAddress } from '../testing/source-addresses.ts'
import { openStreetIds } from './street-ids.ts'

const colombo = { name: 'Colombo Street', suburb: 'Sydenham', city: 'Christchurch' }
const known = [{ id: 7, ...colombo, territorial_authority: 'Christchurch City' }]
const onColombo = sourceAddress({ street: 'Colombo Street', suburb: 'Sydenham', city: 'Christchurch' })

it('keeps the id of a known street and numbers the others', () => {
  const ids = openStreetIds(known, 20)
  expect(ids.idOf(onColombo, 'Christchurch City')).toBe(7)
  expect(ids.idOf({ ...onColombo, suburb: null }, 'Christchurch City')).toBe(20)
  expect(ids.idOf({ ...onColombo, suburb: null }, 'Christchurch City')).toBe(20)
  expect(ids.idOf(onColombo, 'Selwyn District')).toBe(21)
})

it('lists the streets that are used, not the others', () => {
  const ids = openStreetIds(known, 20)
  ids.idOf({ ...onColombo, street: 'Durham Street' }, 'Christchurch City')
  expect(ids.used()).toEqual([
    { id: 20, ...colombo, name: 'Durham Street', territorial_authority: 'Christchurch City' },
  ])
})
