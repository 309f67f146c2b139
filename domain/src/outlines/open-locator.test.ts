import { expect, it } from 'vitest'
import { openLocator } from './open-locator.ts'
import type { Outline, Ring } from './outline.ts'

const square = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]

const OUTLINES: readonly Outline[] = [
  { sa2_code: 'town', polygons: [[square(174, -37, 0.1), square(174.04, -36.96, 0.02)]] },
  { sa2_code: 'lake', polygons: [[square(174.04, -36.96, 0.02)]] },
  { sa2_code: 'islands', polygons: [[square(175, -37, 0.01)], [square(-176.5, -44, 0.3)]] },
]
const locate = openLocator(OUTLINES)

it.each([
  ['inside', -36.95, 174.01, 'town'],
  ['in a hole, which is another area', -36.95, 174.05, 'lake'],
  ['in the first polygon of several', -36.995, 175.005, 'islands'],
  ['in the second, east of 180°', -43.9, -176.3, 'islands'],
  // A degree of latitude has 111.32 km, one of longitude here 89 km.
  ['400 m north of the boundary', -36.9 + 0.4 / 111.32, 174.05, 'town'],
  ['600 m north of the boundary', -36.9 + 0.6 / 111.32, 174.05, null],
  ['400 m west', -36.95, 174 - 0.4 / 89, 'town'],
  ['600 m west', -36.95, 174 - 0.6 / 89, null],
  ['far out at sea', -36, 178, null],
])('a position %s', (_, latitude, longitude, code) => {
  expect(locate(latitude, longitude)).toBe(code)
})

it('takes the nearer of two areas', () => {
  const apart = openLocator([
    { sa2_code: 'west', polygons: [[square(174, -37, 0.1)]] },
    { sa2_code: 'east', polygons: [[square(174.105, -37, 0.1)]] },
  ])
  expect(apart(-36.95, 174.101)).toBe('west')
  expect(apart(-36.95, 174.104)).toBe('east')
})
