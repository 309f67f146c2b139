import { expect, it } from 'vitest'
import { listEverydaySuburbs } from './everyday-suburbs.ts'
import type { LandArea } from './land-area.ts'

let code = 100_000
const area = (name: string, territorial_authority = 'Auckland'): LandArea => ({
  sa2_code: String(code++),
  name,
  territorial_authority,
  region: 'A Region',
})

/** Each suburb with the names of its areas. */
function suburbs(areas: readonly LandArea[], imported: readonly (readonly [suburb: string, area: LandArea])[] = []) {
  const names = new Map(areas.map(({ sa2_code, name }) => [sa2_code, name]))
  const suburbAreas = imported.map(([suburb, { sa2_code }]) => ({ suburb, sa2_code, addresses: 1 }))
  return listEverydaySuburbs(areas, suburbAreas).map(({ name, territorial_authority, sa2_code }) => [
    name,
    territorial_authority,
    sa2_code.split(',').map((one) => names.get(one)),
  ])
}

it('is what the names of areas share', () => {
  const newtown = ['Newtown North', 'Newtown West', 'Newtown South'].map((name) => area(name, 'Wellington City'))
  expect(suburbs([...newtown, area('Newtown', 'Elsewhere District'), area('Roseneath', 'Wellington City')])).toEqual([
    ['Newtown', 'Wellington City', ['Newtown North', 'Newtown West', 'Newtown South']],
  ])
})

it('is each part of a joined name, and the place of a peninsula', () => {
  const names = [
    'Te Atatū Peninsula North West',
    'Te Atatū Peninsula East',
    'Te Atatū South-Central',
    'Te Atatū South-McLeod North',
  ]
  expect(suburbs(names.map((name) => area(name)))).toEqual([
    ['Te Atatū Peninsula', 'Auckland', names.slice(0, 2)],
    ['Te Atatū', 'Auckland', names],
    ['Te Atatū South', 'Auckland', names.slice(2)],
  ])
})

it('is not the whole city', () => {
  const names = ['Christchurch Central', 'Christchurch Central-East', 'Christchurch Central-South']
  expect(suburbs(names.map((name) => area(name, 'Christchurch City')))).toEqual([
    ['Christchurch Central', 'Christchurch City', names],
  ])
})

it('is what the names of imported suburbs share', () => {
  const [south, east, other, north] = ['South', 'East', 'Other', 'North'].map((name) => area(name))
  if (!south || !east || !other || !north) throw new Error('An area is missing')
  const imported = [
    ['Te Atatū South', south],
    ['Te Atatū Peninsula', east],
    // Havelock North is no part of Havelock, and Onekawa is a suburb itself.
    ['Havelock North', other],
    ['Onekawa', north],
    ['Onekawa South', south],
  ] as const
  expect(suburbs([south, east, other, north], imported).filter(([name]) => !String(name).includes(' South'))).toEqual([
    ['Te Atatū Peninsula', 'Auckland', ['East']],
    ['Havelock North', 'Auckland', ['Other']],
    ['Onekawa', 'Auckland', ['North']],
    ['Te Atatū', 'Auckland', ['South', 'East']],
  ])
})

it('is the suburb of imported addresses in a district that has them', () => {
  const [north, west, other] = [area('Newtown North'), area('Newtown West'), area('Mount Cook East')]
  const elsewhere = ['Papanui North', 'Papanui West'].map((name) => area(name, 'Christchurch City'))
  expect(
    suburbs(
      [north, west, other, ...elsewhere],
      [
        ['Newtown', north],
        ['Newtown', other],
        ['Berhampore', west],
      ],
    ),
  ).toEqual([
    ['Newtown', 'Auckland', ['Newtown North', 'Mount Cook East']],
    ['Berhampore', 'Auckland', ['Newtown West']],
    ['Papanui', 'Christchurch City', ['Papanui North', 'Papanui West']],
  ])
})
