import { expect, it } from 'vitest'
import { decodePolygons, encodePolygons } from './outline.ts'

// The example of the format's documentation, of latitudes and longitudes.
const LINE = [
  [-120.2, 38.5],
  [-120.95, 40.7],
  [-126.453, 43.252],
] as const

it('encodes a line as the format of encoded polylines does', () => {
  expect(encodePolygons([[LINE]])).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@')
})

it('decodes what it encodes: polygons, holes, both sides of 180°', () => {
  const polygons = [
    [
      [
        [174.76, -36.85],
        [174.77, -36.85],
        [174.76, -36.86],
        [174.76, -36.85],
      ],
      [
        [174.7611, -36.8511],
        [174.7612, -36.8511],
        [174.7611, -36.8512],
        [174.7611, -36.8511],
      ],
    ],
    [
      [
        [-176.5, -44],
        [-176.4, -44],
        [-176.5, -44.00001],
        [-176.5, -44],
      ],
    ],
  ] as const
  expect(decodePolygons(encodePolygons(polygons))).toEqual(polygons)
})
