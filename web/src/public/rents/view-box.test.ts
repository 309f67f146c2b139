import { expect, it } from 'vitest'
import { centreOf, parseViewBox, viewAround, writeViewBox } from './view-box.ts'

const WHOLE = { x: 0, y: 0, width: 6000, height: 3000 }

it('zooms around a point, inside the drawing', () => {
  expect(viewAround(WHOLE, { x: 3000, y: 1500 }, 2)).toEqual({ x: 1500, y: 750, width: 3000, height: 1500 })
  expect(viewAround(WHOLE, { x: 0, y: 3000 }, 2)).toEqual({ x: 0, y: 1500, width: 3000, height: 1500 })
})

it('never shows more than the drawing, nor less than a twenty-fourth', () => {
  expect(viewAround(WHOLE, { x: 10, y: 10 }, 0.1)).toEqual(WHOLE)
  expect(viewAround(WHOLE, { x: 3000, y: 1500 }, 1000).width).toBe(250)
})

it('reads and writes the attribute', () => {
  expect(parseViewBox(writeViewBox({ x: 1.26, y: 0, width: 20, height: 10 }))).toEqual({
    x: 1.3,
    y: 0,
    width: 20,
    height: 10,
  })
  expect([null, '', '0 0 0 0', 'x'].map(parseViewBox)).toEqual([null, null, null, null])
  expect(centreOf(WHOLE)).toEqual({ x: 3000, y: 1500 })
})
