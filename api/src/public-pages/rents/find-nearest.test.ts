import { expect, it } from 'vitest'
import { findNearest } from './find-nearest.ts'
import type { PlacedArea, Suburb } from '../../areas/suburb-port.ts'

const area = (sa2_code: string, latitude: number, longitude: number): PlacedArea => {
  return { sa2_code, name: sa2_code, territorial_authority: 'A', region: 'R', latitude, longitude }
}
const suburb = (slug: string, ...areas: PlacedArea[]): Suburb => ({ slug, name: slug, district: 'A', areas })

it('lists the suburbs around the middle of one, nearest first', () => {
  const [west, east] = [area('1', -60, 174), area('2', -60, 174.2)]
  const own = suburb('own', west, east)
  // At 60° south a degree of longitude is half as far as one of latitude.
  const others = [
    suburb('south', area('3', -60.16, 174.1)),
    suburb('far', area('4', -61, 174.1)),
    suburb('beside', area('5', -60, 174.4)),
    suburb('part', east),
  ]
  const slugs = (most: number) => findNearest([own, ...others], own, most).map(({ slug }) => slug)
  expect(slugs(2)).toEqual(['beside', 'south'])
  expect(slugs(9)).toEqual(['beside', 'south', 'far'])
})

it('finds the neighbours of islands on both sides of 180°', () => {
  const islands = suburb('chatham', area('1', -44, -176.5))
  // 4.5 degrees of longitude to the west, and 6 of latitude to the north.
  const found = findNearest([suburb('north', area('2', -38, -176.5)), suburb('west', area('3', -44, 179))], islands, 1)
  expect(found.map(({ slug }) => slug)).toEqual(['west'])
})
