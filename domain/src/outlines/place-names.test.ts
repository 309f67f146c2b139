import { expect, it } from 'vitest'
import type { Ring } from './outline.ts'
import { placeNames } from './place-names.ts'

const rectangle = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
  [x, y],
]
const reversed = (ring: Ring): Ring => ring.toReversed()
const DRAWING = { width: 6000, height: 6000 }

it('writes a name in the middle of its outline, in the largest letters', () => {
  const shapes = [{ name: 'Newtown', rings: [rectangle(2000, 1000, 1000, 500)], weight: 1 }]
  expect(placeNames(shapes, DRAWING)).toEqual([{ name: 'Newtown', x: 2500, y: 1250, size: 270 }])
})

it('is inside an outline that is bent around its centre, and beside a hole', () => {
  // A U of 3 by 3 thousand with arms of a thousand: its centre, 1,929 down, is open to the top, so the name is in an arm.
  const bent: Ring = [
    [0, 0],
    [1000, 0],
    [1000, 2500],
    [2000, 2500],
    [2000, 0],
    [3000, 0],
    [3000, 3000],
    [0, 3000],
    [0, 0],
  ]
  // Areas: arms 2 × 3.0 million around 1,500, the bottom 0.5 million around 2,750: (9,000 + 1,375) ÷ 6.5 = 1,596.
  expect(placeNames([{ name: 'U', rings: [bent], weight: 1 }], DRAWING)).toEqual([
    { name: 'U', x: 500, y: 1596, size: 270 },
  ])
  const [around] = placeNames(
    [{ name: 'O', rings: [rectangle(0, 0, 4000, 2000), reversed(rectangle(1000, 500, 2500, 1000))], weight: 1 }],
    DRAWING,
  )
  expect(around).toMatchObject({ x: 500, y: 1000 })
})

it('writes overlapping names smaller or not at all, and that of more weight first', () => {
  const at = (name: string, x: number, weight: number) => ({ name, rings: [rectangle(x, 3000, 100, 100)], weight })
  // 600 apart; six letters with some air are 7 × 0.6 = 4.2 of their size wide: 142 is the most, and 135 the size below.
  expect(placeNames([at('Little', 2000, 1), at('Larger', 2600, 9)], DRAWING)).toEqual([
    { name: 'Larger', x: 2650, y: 3050, size: 270 },
    { name: 'Little', x: 2050, y: 3050, size: 135 },
  ])
  expect(placeNames([at('Little', 2000, 1), at('Larger', 2020, 9)], DRAWING).map(({ name }) => name)).toEqual([
    'Larger',
  ])
})

it('writes nothing past the edge, nor what has no outline', () => {
  const shapes = [
    // 50 from the edge: 8 × 0.6 ÷ 2 = 2.4 of the size fits up to 20.8.
    { name: 'Newtown', rings: [rectangle(0, 3000, 100, 100)], weight: 1 },
    { name: 'Nowhere', rings: [], weight: 1 },
    { name: 'Flat', rings: [rectangle(0, 0, 100, 0)], weight: 1 },
  ]
  expect(placeNames(shapes, DRAWING)).toEqual([{ name: 'Newtown', x: 50, y: 3050, size: 17 }])
})
