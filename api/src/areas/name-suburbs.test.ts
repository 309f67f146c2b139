import { expect, it } from 'vitest'
import type { LandArea, SuburbArea } from './land-area.ts'
import { nameSuburbs } from './name-suburbs.ts'

const area = (name: string, territorial_authority = 'Auckland', sa2_code = name): LandArea => ({
  sa2_code,
  name,
  territorial_authority,
  region: '',
})

/** What people call the first of these areas. */
function suburbOf(areas: readonly LandArea[], imported: readonly SuburbArea[] = []): string | undefined {
  const [first] = areas
  return first && nameSuburbs(areas, imported)(first)
}

it.each([
  ['Newtown North', 'Wellington City', 'Newtown'],
  ['Mount Eden North East', 'Auckland', 'Mount Eden'],
  ['Richmond North (Christchurch City)', 'Christchurch City', 'Richmond'],
  ['Strathmore (Wellington City)', 'Wellington City', 'Strathmore'],
  ['Te Atatū Peninsula North West', 'Auckland', 'Te Atatū Peninsula'],
  ['Te Atatū South-Central', 'Auckland', 'Te Atatū South'],
  ['Havelock North-Central', 'Hastings District', 'Havelock North'],
  ['Epsom Central-North', 'Auckland', 'Epsom'],
  ['Kumeū-Huapai', 'Auckland', 'Kumeū-Huapai'],
  // Names that would be their city's without the direction.
  ['Christchurch Central-East', 'Christchurch City', 'Christchurch Central'],
  ['Palmerston North Central', 'Palmerston North City', 'Palmerston North Central'],
  ['Hamilton East', 'Hamilton City', 'Hamilton East'],
  ['Hutt Central North', 'Lower Hutt City', 'Hutt Central'],
  ['Roseneath', 'Wellington City', 'Roseneath'],
])('%s is called by what its name begins with', (name, district, suburb) =>
  expect(suburbOf([area(name, district)])).toBe(suburb),
)

it('is the first of two places when other areas are parts of it too', () => {
  const names = ['Sunnyvale West-Parrs Park', 'Sunnyvale East']
  expect(suburbOf(names.map((name) => area(name)))).toBe('Sunnyvale')
})

it('is the suburb with the most imported addresses', () => {
  const imported = [
    { suburb: 'Berhampore', sa2_code: '1', addresses: 40 },
    { suburb: 'Newtown', sa2_code: '1', addresses: 60 },
    { suburb: 'Owhiro Bay', sa2_code: '1', addresses: 5 },
  ]
  expect(suburbOf([area('Newtown West', 'Wellington City', '1')], imported)).toBe('Newtown')
})

it('is the suburb that we know no area is named after', () => {
  expect(suburbOf([area('Dixon Street', 'Wellington City', '251600')])).toBe('Te Aro')
  expect(suburbOf([area('Quay Street-Customs Street', 'Auckland', '133300')])).toBe('Auckland Central')
})
