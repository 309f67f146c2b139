import { expect, it } from 'vitest'
import { DEFAULT_CROP, isBlank, partOf } from './logo-crop.ts'

it('begins with the whole width and 43.5 per cent of the height, in the middle', () => {
  expect(DEFAULT_CROP).toEqual({ unit: '%', x: 0, y: 28.25, width: 100, height: 43.5 })
  // 28.25 % of 260 is 73.45, and 71.75 % is 186.55.
  expect(partOf(DEFAULT_CROP, { width: 600, height: 260 })).toEqual({ x: 0, y: 73, width: 600, height: 114 })
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
  expect(partOf({ unit: '%', ...crop }, { width: 400, height: 200 })).toEqual(part)
})

it.each([
  [600, 260],
  [300, 300],
  [1000, 100],
])('the whole logo of %d × %d is uncut, in its own shape', (width, height) => {
  expect(partOf('whole', { width, height })).toEqual({ x: 0, y: 0, width, height })
})

it('knows an image with nothing to see on white', () => {
  const pixels = (...colours: number[][]) => new Uint8ClampedArray(colours.flat())
  const white = [255, 255, 255, 255]
  expect(isBlank(pixels(white, white))).toBe(true)
  expect(isBlank(pixels(white, [0, 0, 0, 0]))).toBe(true)
  expect(isBlank(pixels(white, [250, 252, 251, 255]))).toBe(true)
  expect(isBlank(pixels([12, 106, 85, 255], [12, 106, 85, 255]))).toBe(true)
  expect(isBlank(pixels(white, [12, 106, 85, 255]))).toBe(false)
  expect(isBlank(pixels([0, 0, 0, 0], [0, 0, 0, 255]))).toBe(false)
})
