import { expect, it } from 'vitest'
import { editedText, figureText } from './figure-text.ts'

it.each([
  [850_000, true, '850,000', '850000'],
  [650.5, true, '650.50', '650.50'],
  [1234.56, true, '1,234.56', '1234.56'],
  [6.125, false, '6.125', '6.125'],
  [27.08333333, false, '27.0833', '27.0833'],
  [null, true, '', ''],
])('writes %s, money: %s', (value, isMoney, shown, edited) => {
  expect(figureText(value, isMoney)).toBe(shown)
  expect(editedText(value, isMoney)).toBe(edited)
})
