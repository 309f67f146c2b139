import { expect, it } from 'vitest'
import { makeArea } from '../testing/areas.ts'
import { makeCell } from '../testing/cells.ts'
import { flagByRoomLettings } from './flag-by-room-lettings.ts'

const areas = ['100100', '100200', '100300'].map((code) => makeArea(code))
const elsewhere = makeArea('200100', '060', '13')

it('flags a median under 60 % of the district, for two to four bedrooms of a House, Flat, Apartment or any dwelling', () => {
  for (const dwelling of ['House', 'Flat', 'Apartment', 'Any'] as const) {
    for (const bedrooms of [2, 3, 4]) {
      const byRoom = makeCell('100200', dwelling, bedrooms, 185)
      const cells = [makeCell('100100', dwelling, bedrooms, 600), byRoom, makeCell('100300', dwelling, bedrooms, 640)]
      expect(flagByRoomLettings(cells, areas)).toEqual({
        usable: [cells[0], cells[2]],
        flagged: [{ cell: byRoom, compared_with: 620 }],
      })
    }
  }
})

it('does not check one bedroom, five bedrooms and rooms', () => {
  const cells = [
    makeCell('100100', 'House', 1, 500),
    makeCell('100200', 'House', 1, 185),
    makeCell('100100', 'House', 5, 900),
    makeCell('100200', 'House', 5, 185),
    makeCell('100100', 'Room', 1, 400),
    makeCell('100200', 'Room', 1, 150),
  ]
  expect(flagByRoomLettings(cells, areas)).toEqual({ usable: cells, flagged: [] })
})

it.each([
  [360, 0],
  [359, 1],
])('draws the line at 60 %% of 600: %d flags %d', (median, flags) => {
  const cells = [makeCell('100100', 'House', 3, 600), makeCell('100200', 'House', 3, median)]
  expect(flagByRoomLettings(cells, areas).flagged).toHaveLength(flags)
})

it('does not compare a large area with itself', () => {
  const cells = [makeCell('100100', 'House', 3, 600, 6), makeCell('100200', 'House', 3, 200, 600)]
  expect(flagByRoomLettings(cells, areas).flagged.map(({ cell }) => cell.median)).toEqual([200])
})

it('compares within the district only', () => {
  const cells = [makeCell('100100', 'House', 3, 300), makeCell('200100', 'House', 3, 900)]
  expect(flagByRoomLettings(cells, [...areas, elsewhere]).flagged).toEqual([])
})

it('compares with any dwelling, then with fewer bedrooms, if the district has no other such cell', () => {
  const byRoom = makeCell('100200', 'House', 4, 185)
  const flags = (...others: ReturnType<typeof makeCell>[]) =>
    flagByRoomLettings([byRoom, ...others], areas).flagged.map(({ compared_with }) => compared_with)
  expect(flags(makeCell('100100', 'Flat', 4, 650), makeCell('100100', 'House', 3, 500))).toEqual([650])
  expect(flags(makeCell('100100', 'House', 3, 500), makeCell('100100', 'Flat', 3, 450))).toEqual([500])
  expect(flags(makeCell('100100', 'House', 5, 900))).toEqual([])
  expect(flags()).toEqual([])
})
