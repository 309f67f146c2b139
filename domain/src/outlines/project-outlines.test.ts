import { expect, it } from 'vitest'
import type { Ring } from './outline.ts'
import { projectOutlines } from './project-outlines.ts'

const rectangle = (west: number, south: number, width: number, height: number): Ring => [
  [west, south],
  [west + width, south],
  [west + width, south + height],
  [west, south + height],
  [west, south],
]

it('draws north up and narrows longitudes by the cosine of the middle latitude', () => {
  // cos(60°) is a half: two degrees of longitude are as wide as one of latitude.
  const { width, height, paths } = projectOutlines([
    { sa2_code: 'west', polygons: [[rectangle(170, -60.5, 1, 1)]] },
    { sa2_code: 'east', polygons: [[rectangle(171, -60.5, 1, 1)]] },
  ])
  expect([width, height]).toEqual([6000, 6000])
  expect(paths.get('west')).toBe('M0 6000l3000 0 0-6000-3000 0 0 6000z')
  expect(paths.get('east')).toBe('M3000 6000l3000 0 0-6000-3000 0 0 6000z')
})

it('draws both sides of 180° beside each other', () => {
  const { width, paths } = projectOutlines([
    { sa2_code: 'islands', polygons: [[rectangle(179, -1, 1, 2)], [rectangle(-180, -1, 1, 2)]] },
  ])
  expect(width).toBe(6000)
  expect(paths.get('islands')).toBe('M0 6000l3000 0 0-6000-3000 0 0 6000zM3000 6000l3000 0 0-6000-3000 0 0 6000z')
})

it('leaves out what is too small to be seen, and draws holes', () => {
  const { paths } = projectOutlines([
    {
      sa2_code: 'town',
      polygons: [[rectangle(0, -1, 2, 2), rectangle(0.5, 0, 0.5, 0.5)], [rectangle(1, 0, 1e-5, 1e-5)]],
    },
  ])
  expect(paths.get('town')?.match(/M/gu)).toHaveLength(2)
})

it('draws nothing of nothing', () => {
  expect(projectOutlines([])).toEqual({ width: 0, height: 0, paths: new Map(), rings: new Map() })
})
