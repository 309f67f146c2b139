import { expect, it } from 'vitest'
import { bandPath, linePath, shareAcross, shareDown } from './chart-paths.ts'

const scale = { lowest: 200, highest: 1000 }

it('puts the first month on the left, the last on the right, the highest value at the top', () => {
  expect([0, 1, 4].map((index) => shareAcross(index, 5))).toEqual([0, 0.25, 1])
  expect(shareAcross(0, 1)).toBe(0)
  expect([1000, 600, 200].map((value) => shareDown(value, scale))).toEqual([0, 0.5, 1])
})

it('draws a line through the figures', () => {
  expect(linePath([200, 600, 1000], scale)).toBe('M0,1000L500,500L1000,0')
})

it('breaks the line where a figure is missing, and draws a lone one as a dot', () => {
  expect(linePath([200, null, 600, null, 1000, 200], scale)).toBe('M0,1000h0M400,500h0M800,0L1000,1000')
  expect(linePath([null, null], scale)).toBe('')
})

it('draws a band along the upper figures and back along the lower ones, where there are both', () => {
  expect(bandPath([200, 600, null], [600, 1000, 1000], scale)).toBe('M0,500L500,0L500,500L0,1000Z')
  expect(bandPath([200], [null], scale)).toBe('')
})
