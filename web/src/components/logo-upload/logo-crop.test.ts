import { expect, it } from 'vitest'
import { pixelsOf, WHOLE_WIDTH } from './logo-crop.ts'

it('begins with the whole width and 43.5 per cent of the height', () => {
  expect(WHOLE_WIDTH).toEqual({ unit: '%', x: 0, y: 0, width: 100, height: 43.5 })
  expect(pixelsOf(WHOLE_WIDTH, { width: 400, height: 200 })).toEqual({ x: 0, y: 0, width: 400, height: 87 })
})

it.each([
  [
    { x: 25, y: 50, width: 50, height: 50 },
    { x: 100, y: 100, width: 200, height: 100 },
  ],
  [
    { x: 99.9, y: 99.9, width: 5, height: 5 },
    { x: 399, y: 199, width: 1, height: 1 },
  ],
  [
    { x: -1, y: -1, width: 102, height: 102 },
    { x: 0, y: 0, width: 400, height: 200 },
  ],
  [
    { x: 10, y: 10, width: 0, height: 0 },
    { x: 40, y: 20, width: 1, height: 1 },
  ],
])('%o of 400 × 200 pixels is %o', (crop, part) => {
  expect(pixelsOf({ unit: '%', ...crop }, { width: 400, height: 200 })).toEqual(part)
})
