import { expect, it } from 'vitest'
import { figureText } from './figure-text.ts'

it('writes a figure as its box shows it', () => {
  expect([figureText(850_000), figureText(6.49, 2), figureText(6.5, 2), figureText(null)]).toEqual([
    '850,000',
    '6.49',
    '6.5',
    '',
  ])
})
