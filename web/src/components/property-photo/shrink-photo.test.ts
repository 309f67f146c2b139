import { expect, it } from 'vitest'
import { fitWithin } from './shrink-photo.ts'

it.each([
  [4000, 3000, 500, 375],
  [3000, 4000, 375, 500],
  [500, 500, 500, 500],
  [501, 250, 500, 250],
  [320, 200, 320, 200],
  [100_000, 10, 500, 1],
])('%d × %d becomes %d × %d', (width, height, fitWidth, fitHeight) => {
  expect(fitWithin({ width, height }, 500)).toEqual({ width: fitWidth, height: fitHeight })
})
