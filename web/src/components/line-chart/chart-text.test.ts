import { expect, it } from 'vitest'
import { changeText, monthText, shortMoney } from './chart-text.ts'

it('names a month', () => {
  expect(monthText('2026-04')).toBe('April 2026')
  expect(monthText('2026-09')).toBe('September 2026')
  expect(['', '2026-13', 'April'].map(monthText)).toEqual(['', '', ''])
})

it('writes money short for an axis', () => {
  expect([650, 1200, 800_000, 1_000_000, 1_250_000, 62_500].map(shortMoney)).toEqual([
    '$650',
    '$1,200',
    '$800k',
    '$1m',
    '$1.25m',
    '$62.5k',
  ])
})

it('writes a change with its sign, and none for 0', () => {
  expect([5.3, -2.61, 0, -0.001, 12.345].map(changeText)).toEqual(['+5.3%', '−2.61%', '0%', '0%', '+12.35%'])
})
